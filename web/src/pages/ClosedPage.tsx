import { href } from "../router";
import { T } from "../strings";

/** Where a link leads nowhere, or something went wrong: what it is, in words, and the way back. */
export function ClosedPage({ text }: { text: string }) {
  return (
    <main class="closed">
      <h1>{T.brand}</h1>
      <p role="alert">{text}</p>
      <a class="option" href={href({ page: "lobby" })}>
        {T.back}
      </a>
    </main>
  );
}
