/** The sound of one's turn comes in time or not at all. */

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
  const { chime } = await import("./sound");
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
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
