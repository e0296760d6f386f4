import { describe, expect, test } from '@jest/globals';
import { keepStanding } from '#modules/order/application/keep-standing.ts';
import { keepSums } from '#modules/wallet/application/keep-sums.ts';
import { FixedClock, sharedOf } from '#test/support/fakes/kernel.ts';

describe('stored figures', () => {
  test('are counted in parts, until all events before the last ten minutes are counted', async () => {
    const clock = new FixedClock();
    const kept: Date[] = [];
    const keep = async (settled: Date) => kept.push(settled) < 3;
    await keepSums({
      sharedClock: sharedOf(clock),
      sums: { keep, recount: async () => [], trialBalance: async () => [] },
    })();
    expect(kept).toEqual(Array.from({ length: 3 }, () => new Date(clock.now().getTime() - 600_000)));
  });

  test('stop counting after forty seconds and leave the rest to the next run', async () => {
    const clock = new FixedClock();
    let parts = 0;
    const keep = async () => {
      parts++;
      clock.advance({ seconds: 15 });
      return true;
    };
    const standing = { keep, open: async () => [], recount: async () => ['started'] as const };
    const standingOf = keepStanding({ standing, sharedClock: sharedOf(clock) });
    await standingOf.run();
    expect(parts).toBe(3);
    expect(await standingOf.recount()).toEqual(['started']);
  });
});
