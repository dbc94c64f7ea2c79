import { house } from "./house";

/** Whether this browser can be told while no page of ours is open. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && typeof PushManager !== "undefined" && typeof Notification !== "undefined";

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));

/** Asks whoever sits here whether they may be told, and subscribes; null if they may not. */
export async function subscribe(): Promise<{ address: string; keys: { p256dh: string; auth: string } } | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const applicationServerKey = bytes(await house.pushKey());
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint = "", keys = {} } = made.toJSON();
  return { address: endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
}
