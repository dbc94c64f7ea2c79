import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import { Lesson } from "../net/lesson";
import { Live } from "../net/live";
import { href } from "../router";
import { useStore } from "../store";
import { T } from "../strings";
import { TableScreen } from "../table/TableScreen";
import { loadTheme } from "../themes/load";
import type { Theme } from "../themes/theme";
import type { Rules } from "../wire";

interface Stage {
  lesson: Lesson;
  live: Live;
}

/** A lesson of a game, played at a table that only this browser has. */
export function LearnPage({ game, name }: { game: string; name: string }) {
  const [stage, setStage] = useState<Stage | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let live: Live | null = null;
    let gone = false;
    api.lesson(game, name).then(
      (read) => {
        if (gone) return;
        const lesson = new Lesson(game, read);
        live = new Live("", ["lesson"], () => lesson.open());
        setStage({ lesson, live });
      },
      (error: Error) => setProblem(error.message),
    );
    return () => {
      gone = true;
      live?.close();
    };
  }, [game, name]);
  if (problem) {
    return (
      <main class="closed">
        <h1>{T.brand}</h1>
        <p>{problem}</p>
        <a class="option" href={href({ page: "lobby" })}>
          {T.back}
        </a>
      </main>
    );
  }
  return stage ? <Taught {...stage} game={game} /> : <p class="loading">{T.loading}</p>;
}

function Taught({ lesson, live, game }: Stage & { game: string }) {
  const table = useStore(live);
  const [theme, setTheme] = useState<Theme | null>(null);
  const [book, setBook] = useState<Rules | null>(null);
  useEffect(() => {
    void loadTheme(game).then(setTheme);
    api.rules(game).then(setBook, () => setBook({ title: "", chapters: [] }));
  }, [game]);
  if (!table.view || !theme) return <p class="loading">{T.loading}</p>;
  const keys = { table: table.table, game, name: table.name, seats: {}, links: {} };
  return (
    <TableScreen
      live={live}
      keys={keys}
      table={table}
      view={table.view}
      theme={theme}
      book={book}
      guide={[]}
      lesson={lesson}
    />
  );
}
