import { keyring } from "../net/keyring";
import { href, seatLink } from "../router";
import { T } from "../strings";
import { CopyButton } from "../ui/CopyButton";
import { ClosedPage } from "./ClosedPage";

/** The links to send, right after a table with friends has been made. */
export function LinksPage({ id }: { id: string }) {
  const keys = keyring.of(id);
  if (!keys) return <ClosedPage text={T.net.gone} />;
  const links = Object.entries(keys.links);
  return (
    <main class="closed links">
      <h1>{T.links.title}</h1>
      <p>{T.links.text}</p>
      <ul>
        {links.map(([seat, token]) => (
          <li key={seat}>
            <b>{T.setup.seat(Number(seat) + 1)}</b>
            <code>{seatLink(id, token)}</code>
            <CopyButton text={seatLink(id, token)} label={T.copy} />
          </li>
        ))}
        {keys.spectator && (
          <li>
            <b>{T.links.spectator}</b>
            <code>{seatLink(id, keys.spectator)}</code>
            <CopyButton text={seatLink(id, keys.spectator)} label={T.copy} />
          </li>
        )}
      </ul>
      <a class="option primary big" href={href({ page: "table", table: id })}>
        {T.links.go}
      </a>
    </main>
  );
}
