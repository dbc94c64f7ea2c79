import { type Prefs, prefs, setPref } from "../prefs";
import { useStore } from "../store";
import { T } from "../strings";
import { Dialog } from "./Dialog";

function Choice<K extends "theme" | "motion" | "handover" | "pace">(props: {
  name: K;
  label: string;
  labels: Record<string, string>;
}) {
  const value = useStore(prefs)[props.name];
  return (
    <fieldset class="pref">
      <legend>{props.label}</legend>
      {Object.entries(props.labels).map(([key, label]) => (
        <label key={key}>
          <input
            type="radio"
            name={props.name}
            checked={value === key}
            onChange={() => setPref(props.name, key as Prefs[K])}
          />{" "}
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function Toggle({ name, label }: { name: "confirm" | "recap" | "sound" | "sounds" | "keys"; label: string }) {
  const value = useStore(prefs)[name];
  return (
    <label class="pref">
      <input type="checkbox" checked={value} onChange={(event) => setPref(name, event.currentTarget.checked)} /> {label}
    </label>
  );
}

/** How loud the table is, and whether anything goes on behind it; only where it can be heard. */
function Volume() {
  const { sounds, ambience, volume } = useStore(prefs);
  if (!sounds) return null;
  return (
    <div class="pref pref-under">
      <label>
        {T.prefs.volume}{" "}
        <input
          type="range"
          min="0"
          max="1"
          step="0.05"
          value={volume}
          onInput={(event) => setPref("volume", Number(event.currentTarget.value))}
        />
      </label>
      <label>
        <input
          type="checkbox"
          checked={ambience}
          onChange={(event) => setPref("ambience", event.currentTarget.checked)}
        />{" "}
        {T.prefs.ambience}
      </label>
    </div>
  );
}

function Notifications() {
  const value = useStore(prefs).notifications;
  const possible = typeof Notification !== "undefined";
  const turn = async (on: boolean): Promise<void> => {
    if (on && possible && Notification.permission !== "granted")
      on = (await Notification.requestPermission()) === "granted";
    setPref("notifications", on);
  };
  return (
    <label class="pref">
      <input
        type="checkbox"
        checked={value}
        disabled={!possible}
        onChange={(event) => void turn(event.currentTarget.checked)}
      />{" "}
      {T.prefs.notifications}
      {possible && Notification.permission === "denied" && <small>{T.prefs.blocked}</small>}
    </label>
  );
}

export function Preferences({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={T.prefs.title} onClose={onClose}>
      <div class="prefs">
        <Choice name="theme" label={T.prefs.theme} labels={T.prefs.themes} />
        <Choice name="motion" label={T.prefs.motion} labels={T.prefs.motions} />
        <Choice name="pace" label={T.prefs.pace} labels={T.prefs.paces} />
        <Choice name="handover" label={T.prefs.handover} labels={T.prefs.handovers} />
        <Toggle name="confirm" label={T.prefs.confirm} />
        <Toggle name="recap" label={T.prefs.recap} />
        <Toggle name="sound" label={T.prefs.sound} />
        <Toggle name="sounds" label={T.prefs.sounds} />
        <Volume />
        <Notifications />
        <Toggle name="keys" label={T.prefs.keys} />
      </div>
    </Dialog>
  );
}

export function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={T.keys.title} onClose={onClose}>
      <table class="keys">
        <tbody>
          {T.keys.list.map(([key, what]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{T.keys.off}</p>
      <h3>{T.credits.title}</h3>
      <p>{T.credits.icons}</p>
      <p>{T.credits.fonts}</p>
    </Dialog>
  );
}
