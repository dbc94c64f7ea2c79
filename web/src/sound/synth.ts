const TOUCHES = ["pointerdown", "keydown"];

/** A small instrument made of oscillators and noise: everything that is heard is made here, nothing is loaded. */
export class Synth {
  readonly audio = new AudioContext();
  private readonly master = this.audio.createGain();
  private readonly hiss = noise(this.audio);

  /** A page is silent until somebody has touched it. */
  private readonly wake = (): void => void this.audio.resume();

  constructor(volume: number) {
    this.master.connect(this.audio.destination);
    this.volume = volume;
    for (const touch of TOUCHES) addEventListener(touch, this.wake, { once: true });
  }

  set volume(share: number) {
    this.master.gain.value = share * share;
  }

  get now(): number {
    return this.audio.currentTime;
  }

  close(): void {
    for (const touch of TOUCHES) removeEventListener(touch, this.wake);
    void this.audio.close();
  }

  /** A tone that swells and dies away. */
  tone(pitch: number, at: number, length: number, level: number, shape: OscillatorType = "sine", glide = pitch): void {
    const source = this.audio.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(pitch, at);
    if (glide !== pitch) source.frequency.exponentialRampToValueAtTime(glide, at + length);
    source.connect(this.envelope(at, length, level, 0.012));
    source.start(at);
    source.stop(at + length + 0.05);
  }

  /** A string that is plucked: a few overtones that die sooner the higher they are. */
  pluck(pitch: number, at: number, level: number): void {
    for (const n of [1, 2, 3, 4]) this.tone(pitch * n, at, 0.9 / n, level / n ** 1.4, n === 1 ? "triangle" : "sine");
  }

  bell(pitch: number, at: number, level: number, length = 2.2): void {
    for (const [part, share] of [
      [1, 1],
      [2.01, 0.5],
      [2.76, 0.34],
      [5.4, 0.14],
    ] as const)
      this.tone(pitch * part, at, length / part ** 0.5, level * share);
  }

  /** Noise through a window of pitches that is struck and dies away: wood, cards, sparks. */
  brush(pitch: number, at: number, length: number, level: number, narrow = 1.2): void {
    this.noise(pitch, narrow, at, length + 0.05, this.envelope(at, length, level, Math.min(0.4, length / 4)));
  }

  /** Noise that stays, such as wind or rain: it takes over from the bar before and fades into the next. */
  bed(pitch: number, at: number, length: number, level: number, narrow = 1.2, fade = 1): void {
    const gain = this.silent();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(level, at + fade);
    gain.gain.setValueAtTime(level, at + length);
    gain.gain.linearRampToValueAtTime(0, at + length + fade);
    this.noise(pitch, narrow, at, length + fade, gain);
  }

  knock(pitch: number, at: number, level: number): void {
    this.tone(pitch, at, 0.09, level, "triangle", pitch * 0.6);
    this.brush(pitch * 6, at, 0.04, level * 0.5);
  }

  private noise(pitch: number, narrow: number, at: number, length: number, into: GainNode): void {
    const source = this.audio.createBufferSource();
    source.buffer = this.hiss;
    source.loop = true;
    const band = this.audio.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = pitch;
    band.Q.value = narrow;
    source.connect(band).connect(into);
    source.start(at, Math.random());
    source.stop(at + length);
  }

  /** Nothing is heard of it before its time: a source may begin a sample before its envelope does, and would click. */
  private silent(): GainNode {
    const gain = this.audio.createGain();
    gain.gain.value = 0;
    gain.connect(this.master);
    return gain;
  }

  private envelope(at: number, length: number, level: number, attack: number): GainNode {
    const gain = this.silent();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, level), at + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    return gain;
  }
}

/** Two seconds of white noise. */
function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  return buffer;
}
