import { Store } from "./store";

export type Route =
  | { page: "lobby" }
  | { page: "recover"; secret: string }
  | { page: "setup"; game: string }
  | { page: "learn"; game: string; lesson: string }
  | { page: "links"; table: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "story"; table: string }
  | { page: "sit"; table: string; token: string };

export function parse(hash: string): Route {
  const [page, first, second] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  if (page === "recover" && first) return { page: "recover", secret: first };
  if (page === "new" && first) return { page: "setup", game: first };
  if (page === "learn" && first) return { page: "learn", game: first, lesson: second || "first" };
  if (page === "links" && first) return { page: "links", table: first };
  if (page === "table" && first) return { page: "table", table: first };
  if (page === "replay" && first) return { page: "replay", table: first };
  if (page === "story" && first) return { page: "story", table: first };
  if (page === "sit" && first && second) return { page: "sit", table: first, token: second };
  return { page: "lobby" };
}

export function href(route: Route): string {
  switch (route.page) {
    case "lobby":
      return "#/";
    case "recover":
      return `#/recover/${encodeURIComponent(route.secret)}`;
    case "setup":
      return `#/new/${encodeURIComponent(route.game)}`;
    case "learn":
      return `#/learn/${encodeURIComponent(route.game)}/${encodeURIComponent(route.lesson)}`;
    case "sit":
      return `#/sit/${encodeURIComponent(route.table)}/${encodeURIComponent(route.token)}`;
    default:
      return `#/${route.page}/${encodeURIComponent(route.table)}`;
  }
}

export const route = new Store<Route>(parse(location.hash));

addEventListener("hashchange", () => route.set(parse(location.hash)));

export function go(to: Route, replace = false): void {
  if (replace) {
    history.replaceState(null, "", href(to));
    route.set(to);
  } else {
    location.hash = href(to);
  }
}

const whole = (to: Route): string => `${location.origin}${location.pathname}${href(to)}`;
export const seatLink = (table: string, token: string): string => whole({ page: "sit", table, token });
export const recoveryLink = (secret: string): string => whole({ page: "recover", secret });
