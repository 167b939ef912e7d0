/** Two soft tones made on the spot: it is your turn. */

let audio: AudioContext | null = null;

export function chime(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume(); // it sleeps until the person has touched the page
    const now = audio.currentTime;
    for (const [at, pitch] of [
      [0, 523.25],
      [0.16, 783.99],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, now + at);
      volume.gain.linearRampToValueAtTime(0.12, now + at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.7);
      tone.connect(volume).connect(audio.destination);
      tone.start(now + at);
      tone.stop(now + at + 0.75);
    }
  } catch {
    // No sound on this device.
  }
}
