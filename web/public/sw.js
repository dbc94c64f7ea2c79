// Shows "your turn" while no page of ours is open, and brings its table up when it is chosen.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // A message that is none of ours still has to be shown as something.
  }
  const table = /^[0-9a-f]{16}$/.test(told.table ?? "") ? told.table : "";
  const body = String(told.name ?? "").slice(0, 100);
  const options = { body, tag: table || "hearthside", icon: "/flame.svg", data: { table } };
  event.waitUntil(self.registration.showNotification("Your turn", options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  const address = table ? `/#/table/${table}` : "/";
  const open = async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const here = windows.find((one) => table && one.url.includes(table));
    if (here) return here.focus();
    return self.clients.openWindow(address);
  };
  event.waitUntil(open());
});
