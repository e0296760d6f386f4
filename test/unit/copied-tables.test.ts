import { expect, test } from '@jest/globals';
import fc from '#test/support/property.ts';
import { referredFirst } from '#platform/db/copies/tables.ts';

const table = (name: string) => ({ name, columns: ['id'] });
const names = (tables: readonly { readonly name: string }[]) => tables.map(({ name }) => name);

test('every table comes after the tables that it refers to, and none is lost', () => {
  const pairs = fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 40 });
  fc.assert(
    fc.property(
      pairs,
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], { minLength: 12 }),
      (drawn, order) => {
        // references go from the larger to the smaller number, so there is no cycle
        const references = drawn
          .filter(([a, b]) => a !== b)
          .map(([a, b]) => ({ from: `t${Math.max(a, b)}`, to: `t${Math.min(a, b)}` }));
        const sorted = names(
          referredFirst(
            order.map((n) => table(`t${n}`)),
            references,
          ),
        );
        expect(sorted.toSorted()).toEqual(order.map((n) => `t${n}`).toSorted());
        for (const { from, to } of references) expect(sorted.indexOf(from)).toBeGreaterThan(sorted.indexOf(to));
      },
    ),
  );
});

test('a reference to a table that is not copied is ignored', () => {
  expect(names(referredFirst([table('a')], [{ from: 'a', to: 'elsewhere' }]))).toEqual(['a']);
});

test('a cycle of references throws an error that names its tables', () => {
  const circle = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ];
  expect(() => referredFirst([table('a'), table('b'), table('c')], circle)).toThrow(
    /refer to each other in a circle: a, b$/,
  );
});
