/** Soft tones made on the spot: two when it is your turn, a short one when somebody has moved. */

import { settings } from "./settings.svelte";

/** ms after which a tone would come too late. */
const LATE = 1000;

let audio: AudioContext | null = null;

type Tone = readonly [at: number, pitch: number, volume: number, length: number];

const TURN: Tone[] = [
  [0, 523.25, 0.12, 0.7],
  [0.16, 783.99, 0.12, 0.7],
];
const MOVE: Tone[] = [[0, 329.63, 0.07, 0.16]];

/** It is your turn. */
export function chime(): void {
  sound(TURN);
}

/** Somebody has moved. */
export function knock(): void {
  sound(MOVE);
}

/** The sound sleeps until the person has touched the page; what could not be sounded in time is not sounded at all. */
function sound(tones: Tone[]): void {
  if (!settings.sound) return;
  try {
    const on = (audio ??= new AudioContext());
    if (on.state === "running") {
      ring(on, tones);
      return;
    }
    const asked = performance.now();
    void on.resume().then(() => {
      if (performance.now() - asked < LATE) ring(on, tones);
    });
  } catch {
    // No sound on this device.
  }
}

function ring(on: AudioContext, tones: Tone[]): void {
  const now = on.currentTime;
  for (const [at, pitch, loud, length] of tones) {
    const tone = on.createOscillator();
    const volume = on.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(loud, now + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    tone.connect(volume).connect(on.destination);
    tone.start(now + at);
    tone.stop(now + at + length + 0.05);
  }
}
