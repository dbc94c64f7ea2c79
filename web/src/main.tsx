import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya/latin-700.css";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { keyring } from "./net/keyring";
import { keepRecovery } from "./net/recovery";
import { LearnPage } from "./pages/LearnPage";
import { LinksPage } from "./pages/LinksPage";
import { Lobby } from "./pages/Lobby";
import { RecoverPage } from "./pages/Recovery";
import { ReplayPage } from "./pages/ReplayPage";
import { SetupPage } from "./pages/SetupPage";
import { StoryPage } from "./pages/StoryPage";
import { TablePage } from "./pages/TablePage";
import { applyPrefs } from "./prefs";
import { renewWhenOld } from "./renewal";
import { go, route } from "./router";
import { useStore } from "./store";
import { T } from "./strings";
import "./styles/base.css";
import "./styles/lobby.css";
import "./styles/board.css";
import "./styles/panels.css";
import "./styles/things.css";
import "./styles/lesson.css";
import "./styles/settings.css";
import "./styles/phone.css";

/** Takes the seat of a link, then shows its table without the link in the address. */
function Sit({ table, token }: { table: string; token: string }) {
  useEffect(() => {
    keyring.keepLink(table, token);
    go({ page: "table", table }, true);
  }, []);
  return <p class="loading">{T.loading}</p>;
}

function App() {
  const now = useStore(route);
  switch (now.page) {
    case "lobby":
      return <Lobby />;
    case "recover":
      return <RecoverPage key={now.secret} secret={now.secret} />;
    case "setup":
      return <SetupPage key={now.game} name={now.game} />;
    case "learn":
      return <LearnPage key={`${now.game}/${now.lesson}`} game={now.game} name={now.lesson} />;
    case "links":
      return <LinksPage id={now.table} />;
    case "table":
      return <TablePage key={now.table} id={now.table} />;
    case "replay":
      return <ReplayPage key={now.table} id={now.table} />;
    case "story":
      return <StoryPage key={now.table} id={now.table} />;
    case "sit":
      return <Sit table={now.table} token={now.token} />;
  }
}

renewWhenOld();
applyPrefs();
keepRecovery();
if (typeof matchMedia === "function") {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyPrefs);
  matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", applyPrefs);
}
render(<App />, document.getElementById("app") ?? document.body);
