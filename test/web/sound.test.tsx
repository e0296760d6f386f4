// The sound of a step.
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { choose } from '../../web-storefront/src/lib/preferences.ts';
import { playStep } from '../../web-storefront/src/lib/sound.ts';

/** A browser whose audio contexts are as a test sets them. */
const browser = { broken: false, allows: true, opened: 0, notes: 0 };
class Context {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  constructor() {
    if (browser.broken) throw new Error('No audio device');
    browser.opened += 1;
  }
  resume() {
    if (!browser.allows) return new Promise<void>(() => undefined);
    this.state = 'running';
    return Promise.resolve();
  }
}
class Node {
  gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  connect = (to: unknown) => to;
  start = () => void (browser.notes += 1);
  stop() {}
  addEventListener() {}
}
const own = { AudioContext: Context, GainNode: Node, OscillatorNode: Node };
Object.assign(globalThis, own);
afterAll(() => {
  for (const name of Object.keys(own)) Reflect.deleteProperty(globalThis, name);
});
beforeEach(() => {
  browser.notes = 0;
  choose('sound', true);
});

test('a browser without an audio device stays silent, and nothing fails', async () => {
  browser.broken = true;
  await playStep();
  browser.broken = false;
  expect(browser).toMatchObject({ opened: 0, notes: 0 });
});

test('a browser that does not allow sound yet plays nothing, neither now nor later', async () => {
  browser.allows = false;
  await playStep();
  browser.allows = true;
  await Promise.resolve();
  expect(browser.notes).toBe(0);
});

test('every step plays two notes in the page’s one audio context', async () => {
  await playStep();
  await playStep();
  expect(browser).toMatchObject({ opened: 1, notes: 4 });
});

test('no sound is played unless it is switched on', async () => {
  choose('sound', false);
  await playStep();
  expect(browser.notes).toBe(0);
});
