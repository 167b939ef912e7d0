/** Two soft tones made on the spot: it is your turn. */

/** ms after which a tone would come too late. */
const LATE = 1000;

let audio: AudioContext | null = null;

/** The sound sleeps until the person has touched the page; what could not be sounded in time is not sounded at all. */
export function chime(): void {
  try {
    const on = (audio ??= new AudioContext());
    if (on.state === "running") {
      ring(on);
      return;
    }
    const asked = performance.now();
    void on.resume().then(() => {
      if (performance.now() - asked < LATE) ring(on);
    });
  } catch {
    // No sound on this device.
  }
}

function ring(on: AudioContext): void {
  const now = on.currentTime;
  for (const [at, pitch] of [
    [0, 523.25],
    [0.16, 783.99],
  ] as const) {
    const tone = on.createOscillator();
    const volume = on.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(0.12, now + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.7);
    tone.connect(volume).connect(on.destination);
    tone.start(now + at);
    tone.stop(now + at + 0.75);
  }
}
