/** The sounds of a move and of one's turn come in time or not at all, and are off together. */

import { expect, test, vi } from "vitest";

class FakeAudio {
  static made: FakeAudio[] = [];
  state = "suspended";
  currentTime = 0;
  destination = {};
  started = 0;
  wake: () => void = () => undefined;

  constructor() {
    FakeAudio.made.push(this);
  }

  resume() {
    return new Promise<void>((done) => {
      this.wake = done;
    });
  }

  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: (next: unknown) => next };
  }

  createOscillator() {
    const start = () => {
      this.started += 1;
    };
    return { type: "", frequency: { value: 0 }, connect: (next: unknown) => next, start, stop() {} };
  }
}

test("a page that was not touched yet stays silent, and does not make up for it later", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", FakeAudio);
  const { chime, knock } = await import("./sound");
  const { settings } = await import("./settings.svelte");
  settings.sound = true;
  chime();
  const [audio] = FakeAudio.made as [FakeAudio];
  vi.advanceTimersByTime(5000);
  audio.wake();
  await Promise.resolve();
  expect(audio.started).toBe(0);

  chime();
  audio.wake(); // at once, as after the first touch
  await Promise.resolve();
  await Promise.resolve();
  expect(audio.started).toBe(2);

  audio.state = "running";
  chime();
  expect(audio.started).toBe(4);
  knock(); // of a move: one tone
  expect(audio.started).toBe(5);
  settings.sound = false; // both are off in one place
  chime();
  knock();
  expect(audio.started).toBe(5);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
