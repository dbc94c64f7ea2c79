const KEY = "hearthside.renewed";
/** A page that was loaded anew so short a time ago is not at fault. */
const RECENT_MS = 10_000;

/** A page from before the house was rebuilt asks for parts that are gone: it is loaded anew, once. */
export function renewWhenOld(): void {
  addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? "0");
    if (Date.now() - last < RECENT_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
