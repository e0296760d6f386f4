import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { awaitChunk, loadChunk, NoConnectionError } from '../../src/contract/browser/chunk.ts';
import { connection } from '../../src/contract/browser/connection.ts';
import { later, part, prefetchWhenIdle } from '../../web-storefront/src/lib/chunks.ts';

/** The status that the server answers with. True stands for 200, false for no answer. */
let answers: boolean | number = true;
const missing = jest.fn((): Promise<never> => Promise.reject(new TypeError('Failed to fetch …/About-xyz.js')));
const there = { default: () => <p>Parça</p> };
const failingOnce = () => jest.fn(() => Promise.resolve(there)).mockRejectedValueOnce(new TypeError('Failed to fetch'));

/** The address of the last reload. jsdom cannot reload, so it is read from the stored mark. */
const loadedAnew = () => sessionStorage.getItem('chunk.reloaded')?.split(' ')[1] ?? null;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom reports that it cannot navigate
  sessionStorage.clear();
  missing.mockClear();
  answers = true;
  globalThis.fetch = jest.fn<typeof fetch>(() =>
    answers === false
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(null, { status: answers === true ? 200 : answers })),
  );
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('a missing chunk reloads the page that needs it, once', async () => {
  const never = jest.fn();
  loadChunk(missing, '/hakkimizda').then(never, never);
  await pass(0);
  expect(loadedAnew()).toBe('http://localhost/hakkimizda');
  expect(never).not.toHaveBeenCalled();
  await expect(loadChunk(missing, '/hakkimizda')).rejects.toThrow('Failed to fetch');
});

test('a chunk that fails while the server answers is fetched once more before a reload', async () => {
  await expect(loadChunk(failingOnce(), '/hakkimizda')).resolves.toBe(there);
  expect(loadedAnew()).toBeNull();
});

test.each([false, 502, 503])(
  'a chunk that fails while the server answers %s does not reload the page',
  async (status) => {
    answers = status;
    await expect(loadChunk(missing)).rejects.toThrow(NoConnectionError);
    expect(loadedAnew()).toBeNull();
  },
);

test('a missing chunk does not reload the page when nothing can be stored', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  await expect(loadChunk(missing)).rejects.toThrow('Failed to fetch');
  jest.restoreAllMocks();
});

test('a needed part loads when the server is back, and meanwhile the page says that it waits', async () => {
  answers = false;
  const Part = part(failingOnce());
  render(
    <Suspense fallback="Bekleniyor">
      <Part />
    </Suspense>,
  );
  await pass(500);
  expect(screen.getByText('Bekleniyor')).toBeVisible();
  expect(connection.isAwaited()).toBe(true);
  answers = true;
  await act(async () => {
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText('Parça')).toBeVisible();
  expect(connection.isAwaited()).toBe(false);
});

test('the pauses between attempts grow, and a return to the page ends a pause', async () => {
  answers = false;
  const arrived = jest.fn();
  awaitChunk(failingOnce()).then(arrived, arrived);
  await pass(0);
  const asked = () => jest.mocked(fetch).mock.calls.length;
  const before = asked();
  await pass(60_000);
  expect(asked() - before).toBeLessThanOrEqual(7);
  answers = true;
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(arrived).toHaveBeenCalledWith(there);
});

test('a missing chunk that no page needs yet does not reload the page', async () => {
  const Later = later(missing);
  render(
    <Suspense fallback="Bekleniyor">
      <Later />
    </Suspense>,
  );
  prefetchWhenIdle(missing);
  await pass(10_000);
  expect(missing).toHaveBeenCalled();
  expect(screen.getByText('Bekleniyor')).toBeVisible();
  expect(loadedAnew()).toBeNull();
});

test('a chunk that no page needs yet loads when the server is back', async () => {
  answers = false;
  const Later = later(failingOnce());
  render(
    <Suspense fallback="Bekleniyor">
      <Later />
    </Suspense>,
  );
  await pass(5_000);
  answers = true;
  await pass(60_000);
  expect(screen.getByText('Parça')).toBeVisible();
});
