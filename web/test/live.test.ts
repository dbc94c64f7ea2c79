import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applyDiff, Live } from "../src/net/live";
import { setPref } from "../src/prefs";
import type { FromServer } from "../src/wire";
import { diff, line, thing, view } from "./fixtures";

class FakeSocket {
  static opened: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  constructor() {
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const seats = [{ seat: 0, name: "Ann", who: "Magpie", kind: "person" as const, online: true }];
const welcome: FromServer = {
  t: "welcome",
  table: "t1",
  name: "Night",
  game: "pilfer",
  seats,
  you: [0],
  owner: true,
  spectator: false,
};

function newest(): FakeSocket {
  const socket = FakeSocket.opened.at(-1);
  if (!socket) throw new Error("no socket has been opened");
  return socket;
}

function open(tokens = ["abc"]): { live: Live; socket: FakeSocket } {
  const live = new Live("ws://x/ws/t1", tokens, () => new FakeSocket() as unknown as WebSocket);
  const socket = newest();
  socket.onopen?.();
  socket.say(welcome);
  socket.say({ t: "view", number: 4, view: view() });
  return { live, socket };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  setPref("pace", "instant");
});
afterEach(() => vi.useRealTimers());

describe("applyDiff", () => {
  it("removes, replaces in place and appends, and sorts by a given order", () => {
    const before = view();
    const changed = thing({ id: "vault", kind: "pile", name: "The vault, empty" });
    const added = thing({ id: "card:1", kind: "card" });
    const after = applyDiff(
      before,
      diff({ put: [changed, added], gone: ["seat:0"], events: [line(5, "Magpie waits.")] }),
    );
    expect(after.things.map((one) => one.id)).toEqual(["vault", "card:1"]);
    expect(after.things[0]?.name).toBe("The vault, empty");
    expect(after.lines.at(-1)?.text).toBe("Magpie waits.");
    expect(
      applyDiff(before, diff({ put: [added], order: ["card:1", "seat:0", "vault"] })).things.map((one) => one.id),
    ).toEqual(["card:1", "seat:0", "vault"]);
  });
});

describe("Live", () => {
  it("says hello with the first token and sits down with the others", () => {
    const { socket } = open(["abc", "def"]);
    expect(socket.sent[0]).toEqual({ t: "hello", token: "abc" });
    expect(socket.sent[1]).toMatchObject({ t: "sit", token: "def" });
  });

  it("sends a choice once, with the number of the decision, and shows it as being sent", () => {
    const { live, socket } = open();
    live.choose("wait");
    live.choose("wait");
    const chosen = socket.sent.filter((message) => message.t === "choose");
    expect(chosen).toHaveLength(1);
    expect(chosen[0]).toMatchObject({ number: 4, option: "wait" });
    expect(live.value.sending).toBe("wait");
    socket.say(diff());
    expect(live.value.sending).toBeNull();
    expect(live.value.view?.number).toBe(5);
  });

  it("keeps a careful choice that is final waiting until it is confirmed or given up", () => {
    const { live, socket } = open();
    live.choose("wait", true);
    expect(socket.sent.at(-1)).toMatchObject({ t: "choose", option: "wait", careful: true });
    socket.say({ t: "error", code: "final", message: "That cannot be taken back once it is made." });
    expect(live.value).toMatchObject({ sending: null, final: "wait", notice: null });
    live.giveUp();
    expect(live.value.final).toBeNull();
    live.choose("wait", true);
    socket.say({ t: "error", code: "final", message: "That cannot be taken back once it is made." });
    live.choose("wait");
    expect(socket.sent.at(-1)).not.toHaveProperty("careful");
    socket.say(diff());
    expect(live.value).toMatchObject({ sending: null, final: null });
  });

  it("asks for the whole table when a difference is missing", () => {
    const { live, socket } = open();
    socket.say(diff({ base: 7, number: 8 }));
    expect(live.value.view?.number).toBe(4);
    expect(socket.sent.at(-1)).toMatchObject({ t: "look", seat: 0 });
  });

  it("asks for the whole table after an undo, because lines were taken back", () => {
    const { socket } = open();
    socket.say(diff({ made: 3 }));
    expect(socket.sent.at(-1)).toMatchObject({ t: "look", seat: 0 });
  });

  it("shows several changes one after another", () => {
    setPref("pace", "brisk");
    const { live, socket } = open();
    socket.say(diff());
    socket.say(diff({ base: 5, number: 6, made: 6 }));
    socket.say(diff({ base: 6, number: 7, made: 7 }));
    expect(live.value.view?.number).toBe(5);
    expect(live.settled).toBe(false);
    vi.runAllTimers();
    expect(live.value.view?.number).toBe(7);
    expect(live.settled).toBe(true);
  });

  it("tells of a choice that cannot be sent", () => {
    const { live, socket } = open();
    socket.onclose?.({ code: 1006, reason: "" });
    live.choose("wait");
    expect(live.value.sending).toBeNull();
    expect(live.value.notice?.text).toContain("Not sent");
    expect(live.say("hello")).toBe(false);
  });

  it("lets dice fall before anything that follows from them shows", () => {
    setPref("pace", "brisk");
    setPref("motion", "full");
    const { live, socket } = open();
    live.director.reads = (one) => (one.kind === "rolled" ? { dice: [4, 2], target: 4 } : undefined);
    const rolled = { ...line(5, "Magpie rolls 4 and 2."), kind: "rolled" };
    socket.say(diff({ events: [rolled] }));
    expect(live.value.beat).toMatchObject({ rolling: true, lines: [], rolls: [{ dice: [4, 2], target: 4 }] });
    expect(live.value.view?.lines.at(-1)?.text).not.toContain("rolls");
    vi.advanceTimersByTime(900);
    expect(live.value.beat).toMatchObject({ rolling: false, lines: [rolled] });
    expect(live.value.view?.lines.at(-1)?.text).toContain("rolls");
    vi.runAllTimers();
    expect(live.value.beat).toBeNull();
    setPref("motion", "auto");
  });

  it("says when a choice that went out has not arrived, and forgets what could not be sent once it is back", () => {
    const { live, socket } = open();
    live.choose("wait");
    expect(live.value.sending).toBe("wait");
    socket.onclose?.({ code: 1006, reason: "" });
    live.choose("wait");
    expect(live.value.notice?.text).toContain("Not sent");
    const back = (seen: ReturnType<typeof view>): void => {
      vi.advanceTimersByTime(400);
      newest().onopen?.();
      newest().say(welcome);
      newest().say({ t: "view", number: seen.number, view: seen });
    };
    back(view());
    expect(live.value.notice?.text).toContain("before your choice arrived");
    live.choose("wait");
    newest().onclose?.({ code: 1006, reason: "" });
    back(view({ number: 5, decision: null }));
    expect(live.value.notice).toBeNull();
  });

  it("says why a table that was open is closed", () => {
    const { live, socket } = open();
    socket.onclose?.({ code: 4401, reason: "" });
    expect(live.value).toMatchObject({ status: "refused" });
    expect(live.value.refusal).toContain("its owner closed your link");
  });

  it("gives as much time to read where nothing is to move, but lets no dice fall there", () => {
    setPref("pace", "brisk");
    setPref("motion", "none");
    const { live, socket } = open();
    live.director.reads = () => ({ dice: [4] });
    for (const at of [5, 6])
      socket.say(diff({ base: at - 1, number: at, made: at, events: [line(at, `Moth rolls ${at}.`)] }));
    expect(live.value.beat).toMatchObject({ rolling: false, rolls: [{ dice: [4] }] });
    expect(live.value.view?.number).toBe(5);
    vi.advanceTimersByTime(2000);
    expect(live.value.view?.number).toBe(6);
    setPref("motion", "auto");
  });

  it("holds what others do while paused and shows all of it when skipped", () => {
    setPref("pace", "calm");
    const { live, socket } = open();
    live.director.pause(true);
    for (let at = 5; at < 25; at += 1)
      socket.say(diff({ base: at - 1, number: at, made: at, events: [line(at, `Moth does ${at}.`)] }));
    vi.advanceTimersByTime(10_000);
    expect(live.value).toMatchObject({ left: 20, paused: true });
    expect(live.value.view?.number).toBe(4);
    live.director.skip();
    expect(live.value).toMatchObject({ left: 0, paused: false, beat: null });
    expect(live.value.view?.number).toBe(24);
  });

  it("shows a long round within 25 seconds", () => {
    setPref("pace", "calm");
    setPref("motion", "full");
    const { live, socket } = open();
    for (let at = 5; at < 65; at += 1)
      socket.say(diff({ base: at - 1, number: at, made: at, events: [line(at, `Moth does ${at}.`)] }));
    vi.advanceTimersByTime(5_000);
    expect(live.settled).toBe(false);
    vi.advanceTimersByTime(20_000);
    expect(live.settled).toBe(true);
    setPref("motion", "auto");
  });

  it("connects again by itself and keeps the table on the screen", () => {
    const { live, socket } = open();
    socket.onclose?.({ code: 1006, reason: "" });
    expect(live.value.status).toBe("lost");
    expect(live.value.view).not.toBeNull();
    vi.advanceTimersByTime(400);
    const again = newest();
    expect(again).not.toBe(socket);
    again.onopen?.();
    again.say(welcome);
    expect(live.value.status).toBe("open");
  });

  it("does not try again with a link that opens nothing", () => {
    const live = new Live("ws://x/ws/t1", ["bad"], () => new FakeSocket() as unknown as WebSocket);
    const socket = newest();
    socket.say({ t: "error", code: "bad_token", message: "This link does not open this table." });
    socket.onclose?.({ code: 4401, reason: "" });
    vi.advanceTimersByTime(20_000);
    expect(live.value.status).toBe("refused");
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it("hands the answer to why to whoever asked", async () => {
    const { live, socket } = open();
    const answer = live.why("steal:0");
    const ref = socket.sent.at(-1)?.ref as string;
    const text = "The vault is closed.";
    socket.say({ t: "why", rule: { id: "PF-002", text }, text, why: "", ref });
    await expect(answer).resolves.toEqual({
      rule: { id: "PF-002", text: "The vault is closed." },
      text: "The vault is closed.",
      why: "",
    });
  });

  it("tells of a stale choice and lets one choose again", () => {
    const { live, socket } = open();
    live.choose("wait");
    socket.say({ t: "error", code: "stale", message: "late" });
    expect(live.value.sending).toBeNull();
    expect(live.value.notice?.text).toMatch(/moved on/);
  });

  it("keeps each line of chat once", () => {
    const { live, socket } = open();
    const said: FromServer = { t: "chat", id: 1, seat: 0, from: "Ann", text: "Good evening", at: 0 };
    socket.say(said);
    socket.say(said);
    expect(live.value.chat).toHaveLength(1);
  });
});
