import { expect, test } from '@jest/globals';
import { emblemOf } from '../../web-storefront/src/ui/booster-emblem.ts';

const ids = Array.from({ length: 2000 }, (_, nth) => `01939b1e-0000-7000-8000-${String(nth).padStart(12, '0')}`);

test('the same id always gives the same emblem', () => {
  for (const id of ids.slice(0, 50)) expect(emblemOf(id)).toEqual(emblemOf(id));
});

test('few boosters share an emblem', () => {
  const drawn = new Set(ids.slice(0, 300).map((id) => JSON.stringify(emblemOf(id))));
  expect(drawn.size).toBeGreaterThan(200);
});

test('every emblem stays within its square', () => {
  for (const id of ids) {
    const { outline } = emblemOf(id);
    const numbers = [...outline.matchAll(/[MHV](-?[\d.]+)(?: (-?[\d.]+))?/g)].flatMap(([, one, other]) =>
      other === undefined ? [Number(one)] : [Number(one), Number(other)],
    );
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(64);
    expect(outline).not.toContain('NaN');
  }
});
