import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { later, prefetchWhenIdle, reloadOnceOnMissingChunk } from '../../web-storefront/src/app/chunks.ts';

const told: string[] = [];

/** As the bundler imports: where the file does not come, it says so first, then the import fails. */
const missing = async (): Promise<never> => {
  const error = new TypeError('Failed to fetch dynamically imported module');
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
  dispatchEvent(event);
  told.push(event.defaultPrevented ? 'the page is loaded anew' : 'the page stays');
  throw error;
};

const isLoadedAnew = () => sessionStorage.length > 0;

beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom loads no page anew, and says so
  reloadOnceOnMissingChunk();
});
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  told.length = 0;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('the page is loaded anew, once, for a part that was asked for and is gone', async () => {
  await expect(missing()).rejects.toThrow(TypeError);
  await expect(missing()).rejects.toThrow(TypeError);
  expect(told).toEqual(['the page is loaded anew', 'the page stays']);
});

test('what nobody has asked for yet and does not come leaves the page as it is', async () => {
  const Later = later(missing);
  render(
    <Suspense fallback="Bekleniyor">
      <Later />
    </Suspense>,
  );
  const missingLater = async () => {
    await Promise.resolve();
    await Promise.resolve();
    return missing();
  };
  prefetchWhenIdle(missing, missingLater);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(told).toEqual(['the page stays', 'the page stays', 'the page stays']);
  expect(screen.getByText('Bekleniyor')).toBeVisible();
  expect(isLoadedAnew()).toBe(false);
  // and what is asked for afterwards is not taken for it
  await expect(missing()).rejects.toThrow(TypeError);
  expect(told.at(-1)).toBe('the page is loaded anew');
});

test('a part that was asked for and is gone is missed also while another hangs that nobody has asked for', async () => {
  const hanging = Promise.withResolvers<unknown>();
  prefetchWhenIdle(() => hanging.promise);
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(missing()).rejects.toThrow(TypeError);
  await jest.advanceTimersByTimeAsync(0);
  expect(isLoadedAnew()).toBe(true);
  hanging.resolve(undefined);
});
