import { useEffect, useState } from "preact/hooks";
import { ApiError, api } from "../net/api";
import { Lesson } from "../net/lesson";
import { Live } from "../net/live";
import { useStore } from "../store";
import { T } from "../strings";
import { TableScreen } from "../table/TableScreen";
import { useTheme } from "../themes/useTheme";
import type { Rules } from "../wire";
import { ClosedPage } from "./ClosedPage";

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
      (error: Error) => setProblem(error instanceof ApiError && error.status === 404 ? T.lesson.none : error.message),
    );
    return () => {
      gone = true;
      live?.close();
    };
  }, [game, name]);
  if (problem) return <ClosedPage text={problem} />;
  return stage ? <Taught {...stage} game={game} /> : <p class="loading">{T.loading}</p>;
}

function Taught({ lesson, live, game }: Stage & { game: string }) {
  const table = useStore(live);
  const { theme, lost } = useTheme(game);
  const [book, setBook] = useState<Rules | null>(null);
  useEffect(() => {
    api.rules(game).then(setBook, () => setBook({ title: "", chapters: [] }));
  }, [game]);
  if (lost) return <ClosedPage text={T.net.server} />;
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
