import { expect, test } from '@jest/globals';
import { CorrectProgress } from '#contract/order/schemas.ts';
import { pointsPerRung } from '#kernel/ladder.ts';
import { draftLimits } from '#kernel/vocabulary.ts';

test('a correction can say all that an order may ask for, and what its last match adds', () => {
  const most = draftLimits.points + pointsPerRung;
  const says = (done: number) => CorrectProgress.safeParse({ done, reason: 'sayıldı' }).success;
  expect([1100, most, most + 1].map(says)).toEqual([true, true, false]);
});
