// Numbers that count up to their new value.
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { useCountUp } from '../../web-storefront/src/lib/use-count-up.ts';

beforeEach(() => void delete document.documentElement.dataset.motion);
afterEach(() => void delete document.documentElement.dataset.motion);

/** Renders the number, and keeps all that it was. */
function counted(first: { value: number; scale: string }) {
  const shown: number[] = [];
  const { rerender } = renderHook(({ value, scale }: typeof first) => void shown.push(useCountUp(value, scale)), {
    initialProps: first,
  });
  return {
    shown,
    change: (next: typeof first) => {
      shown.length = 0;
      rerender(next);
    },
  };
}

test('on the same scale a number counts from its former value', async () => {
  const { shown, change } = counted({ value: 20, scale: 'gold 3' });
  change({ value: 90, scale: 'gold 3' });
  expect(shown[0]).toBe(20);
  await waitFor(() => expect(shown.at(-1)).toBe(90));
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
});

test('on another scale a number never has the value of the former one', () => {
  const { shown, change } = counted({ value: 90, scale: 'gold 3' });
  change({ value: 10, scale: 'gold 2' });
  expect(new Set(shown)).toEqual(new Set([10]));
});

test('where nothing may move, a number has its new value at once', () => {
  document.documentElement.dataset.motion = 'off';
  const { shown, change } = counted({ value: 20, scale: 'gold 3' });
  change({ value: 90, scale: 'gold 3' });
  expect(new Set(shown)).toEqual(new Set([90]));
});
