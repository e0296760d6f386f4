import { expect, test } from '@jest/globals';
import { complaintOf } from '../../web-storefront/build/weight.ts';
import { circleIn } from '../../web-storefront/build/manifest.ts';

const pages = (count: number, from: number) =>
  Array.from({ length: count }, (_, n) => [`/p${from + n}`, from + n] as const);

test('pages within the limit cause no complaint', () => {
  expect(complaintOf(pages(90, 0), 100)).toBeUndefined();
});

test('a complaint names the heaviest pages above the limit, counts the others, and names the pages just below', () => {
  expect(complaintOf(pages(4, 99), 100)).toBe(
    'more than 100 bytes of script before the page: /p102 102, /p101 101; nearest to it: /p100 100, /p99 99',
  );
  const all = complaintOf(pages(90, 101), 100) ?? '';
  expect(all).toContain(': /p190 190, /p189 189');
  expect(all).toMatch(/\/p183 183 and 82 more$/);
});

test('a cycle of built files is found and named in the order of its imports', () => {
  const files = (imports: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(imports).map(([key, of]) => [key, { file: `${key}.js`, imports: of }]));
  expect(circleIn(files({ entry: ['frame'], frame: ['icons'], icons: ['frame'] }))).toEqual([
    'frame',
    'icons',
    'frame',
  ]);
  expect(circleIn(files({ entry: ['frame', 'icons'], frame: ['icons'], icons: [] }))).toBeUndefined();
});
