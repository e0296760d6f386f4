import { expect, test } from '@jest/globals';
import { CorrectProgress } from '#contract/order/schemas.ts';
import { pointsPerRung } from '#kernel/ladder.ts';
import { draftLimits } from '#kernel/vocabulary.ts';

test('a correction accepts at most an order’s highest points plus one rung', () => {
  const most = draftLimits.points + pointsPerRung;
  const says = (done: number) => CorrectProgress.safeParse({ done, reason: 'sayıldı' }).success;
  expect([1100, most, most + 1].map(says)).toEqual([true, true, false]);
});
