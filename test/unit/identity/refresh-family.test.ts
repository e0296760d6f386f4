import { describe, expect, test } from '@jest/globals';
import fc from '#test/support/property.ts';
import { grace, judge, remembered, rotated, type Rotations } from '#modules/identity/domain/refresh-family.ts';

describe('a family of refresh tokens', () => {
  test('rotates the current token', () => {
    expect(judge(0, [], 5_000)).toBe('rotate');
    expect(judge(0, [4_000, 1_000], 5_000)).toBe('rotate');
  });

  test('answers a replaced token with its successor for ten seconds, and then treats it as reused', () => {
    expect(judge(1, [50_000], 50_000 + grace)).toBe('repeat');
    expect(judge(1, [50_000], 50_001 + grace)).toBe('reuse');
    expect(judge(2, [58_000, 50_000], 50_000 + grace)).toBe('repeat');
    expect(judge(2, [58_000, 50_000], 50_001 + grace)).toBe('reuse');
    expect(judge(undefined, [50_000], 50_000)).toBe('reuse');
    expect(judge(3, [58_000, 50_000], 58_000)).toBe('reuse');
  });

  test('decides about a replaced token only by the time since its replacement', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 12_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 15_000 }), (pauses, last) => {
        // token n lives until the n-th rotation
        let now = 0;
        let rotations: Rotations = [];
        const replacedAt = pauses.map((pause) => {
          now += pause;
          rotations = rotated(rotations, now);
          return now;
        });
        now += last;
        const living = replacedAt.length;
        expect(judge(0, rotations, now)).toBe('rotate');
        for (const [number, at] of replacedAt.entries()) {
          const generation = living - number;
          const known = generation <= rotations.length ? generation : undefined;
          expect(judge(known, rotations, now)).toBe(now - at <= grace ? 'repeat' : 'reuse');
        }
      }),
    );
  });

  test('remembers a limited number of rotations, and forgets those before the grace period', () => {
    let rotations: Rotations = [];
    for (let now = 0; now < 200; now++) rotations = rotated(rotations, now);
    expect(rotations).toHaveLength(remembered);
    expect(rotated(rotations, 60_000)).toEqual([60_000]);
  });
});
