import { expect, test } from '@jest/globals';
import { numberAt, priceFields } from '#contract/pricing/price-book-rules.ts';
import { edited, type Edits, faultTexts, typed } from '../../web-admin/src/resources/price-books/edits.ts';
import {
  changeInPercent,
  fieldLabel,
  priceGroups,
  readNumber,
  written,
} from '../../web-admin/src/resources/price-books/price-tables.ts';
import { flatBook } from './support/price-book.ts';

const book = flatBook();

test('every number of the price book is in exactly one table, under a label that is unique in that table', () => {
  const tables = priceGroups.flatMap((group) => group.tables);
  const laidOut = tables.flatMap(({ fields }) => fields);
  expect(laidOut).toHaveLength(priceFields.length);
  expect(new Set(laidOut)).toEqual(new Set(priceFields));
  for (const { fields } of tables) expect(new Set(fields.map(fieldLabel)).size).toBe(fields.length);
});

test('amounts are typed in lira and stored in kuruş without rounding', () => {
  expect(readNumber('price', '1.234,56')).toBe(1234_56);
  expect(readNumber('price', '4,2')).toBe(4_20);
  expect(readNumber('price', '4,205')).toBeNull();
  expect([readNumber('factor', '110'), readNumber('factor', '1,5')]).toEqual([110, null]);
  for (const value of [1, 99, 100_01, 12_345_67]) expect(readNumber('price', written('price', value))).toBe(value);
  expect([changeInPercent(4000, 4500), changeInPercent(4000, 3000)]).toEqual(['+%12,5', '−\u2060%25']);
});

const at = (path: string) => priceFields.find((field) => field.path.join('/') === path)!;
const faultsAfter = (...edits: readonly (readonly [path: string, text: string])[]) => [
  ...faultTexts(
    book,
    edits.reduce<Edits>((before, [path, text]) => typed(before, book, at(path), text), {}),
  ),
];
const [silver, gold, platinum] = ['silver', 'gold', 'platinum'].map((tier) => `ladders/league/rung/${tier}`) as [
  string,
  string,
  string,
];

test('an edit equal to the book’s value is dropped, and faults point to their field', () => {
  const edits = typed({}, book, at(gold), '39,99');
  expect(numberAt(edited(book, edits), at(gold).path)).toBe(39_99);
  expect(numberAt(book, at(gold).path)).toBe(40_00);
  expect([...faultTexts(book, edits)]).toEqual([[`/${gold}`, '“Gümüş” değerinden düşük olamaz.']]);
  expect(typed(edits, book, at(gold), '40')).toEqual({});
  expect(faultsAfter([gold, '0'])).toEqual([[`/${gold}`, expect.stringMatching(/arası olmalı/)]]);
});

test('if two prices do not rise, the price that was typed last is marked and names the other', () => {
  expect(faultsAfter([gold, '41'])).toEqual([[`/${gold}`, '“Platin” değerinden yüksek olamaz.']]);
  expect(faultsAfter([gold, '45'], [platinum, '44'])).toEqual([
    [`/${platinum}`, expect.stringMatching(/^“Zümrüt” değerinden yüksek/)],
  ]);
  expect(faultsAfter([platinum, '44'], [gold, '45'], [silver, '39']).map(([pointer]) => pointer)).toEqual([
    `/${silver}`,
    `/${gold}`,
    `/${platinum}`,
  ]);
});

test('a price per point is compared with a rung as 100 points', () => {
  const [diamond, master] = ['ladders/league/rung/diamond', 'ladders/league/point/master'] as const;
  expect(faultsAfter([master, '0,39'])).toContainEqual([
    `/${master}`,
    expect.stringMatching(/^100 katı “.+” değerinden düşük olamaz\.$/),
  ]);
  expect(faultsAfter([diamond, '5000'])).toEqual([
    [`/${diamond}`, '“Ustalık · LP başına” değerinin 100 katından yüksek olamaz.'],
  ]);
});
