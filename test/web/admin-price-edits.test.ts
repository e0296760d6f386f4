import { expect, test } from '@jest/globals';
import { numberAt, priceFields } from '#contract/price-words.ts';
import { edited, faultTexts, typed } from '../../web-admin/src/resources/price-books/edits.ts';
import {
  changeInPercent,
  fieldLabel,
  priceGroups,
  readNumber,
  written,
} from '../../web-admin/src/resources/price-books/price-tables.ts';
import { flatBook } from './support/price-book.ts';

const book = flatBook();

test('every number of the book stands in exactly one table, under a name that is its own there', () => {
  const tables = priceGroups.flatMap((group) => group.tables);
  const laidOut = tables.flatMap(({ fields }) => fields);
  expect(laidOut).toHaveLength(priceFields.length);
  expect(new Set(laidOut)).toEqual(new Set(priceFields));
  for (const { fields } of tables) expect(new Set(fields.map(fieldLabel)).size).toBe(fields.length);
});

test('amounts are typed in lira and kept in kuruş, to the last one', () => {
  expect(readNumber('price', '1.234,56')).toBe(1234_56);
  expect(readNumber('price', '4,2')).toBe(4_20);
  expect(readNumber('price', '4,205')).toBeNull();
  expect([readNumber('factor', '110'), readNumber('factor', '1,5')]).toEqual([110, null]);
  for (const value of [1, 99, 100_01, 12_345_67]) expect(readNumber('price', written('price', value))).toBe(value);
  expect([changeInPercent(4000, 4500), changeInPercent(4000, 3000)]).toEqual(['+%12,5', '−%25']);
});

test('an edit that says what the book says is none; faults name their field', () => {
  const gold = priceFields.find(({ path }) => path.join('/') === 'ladders/league/rung/gold')!;
  const edits = typed({}, book, gold, '39,99');
  expect(numberAt(edited(book, edits), gold.path)).toBe(39_99);
  expect(numberAt(book, gold.path)).toBe(40_00);
  expect([...faultTexts(book, edits)]).toEqual([['/ladders/league/rung/gold', 'Bir öncekinden düşük olamaz.']]);
  expect(typed(edits, book, gold, '40')).toEqual({});
});
