import { expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { tables } from '#platform/http/tables.ts';
import { csvLine } from '#platform/http/csv.ts';
import fc from '#test/support/property.ts';

/** Reads a line as a spreadsheet does: cells separated by `;`, quoted or not. */
const cellsOf = (line: string): string[] =>
  [...line.slice(0, -2).matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;"]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  );

const begins = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' =', '＝', '\ufeff=', '";=', '');
const texts = fc.tuple(begins, fc.string({ unit: 'binary' })).map(([begin, rest]) => begin + rest);

test('a spreadsheet takes no cell for a formula, and a cell gets at most an apostrophe before its text', () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 6 }), (written) => {
      const cells = cellsOf(csvLine(written));
      expect(cells).toHaveLength(written.length);
      for (const [index, cell] of cells.entries()) {
        expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
        expect(cell).not.toMatch(/^[\t\r\n]/);
        expect([written[index], `'${written[index]}`]).toContain(cell);
      }
    }),
  );
});

test('a text that looks like no formula gets no apostrophe', () => {
  expect(csvLine(['Şule "Kaya"; 5,2', 'a=b', ''])).toBe('"Şule ""Kaya""; 5,2";"a=b";""\r\n');
});

test('amounts are in lira with a decimal comma, exact to the kuruş', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (kurus) => {
      const [cell = ''] = cellsOf(csvLine([Money.kurus(kurus)]));
      expect(cell).toMatch(/^-?\d+,\d\d$/);
      expect(Number(cell.replace(',', ''))).toBe(kurus);
    }),
  );
  expect(csvLine([Money.kurus(-5), Money.kurus(123_450), Money.zero])).toBe('-0,05;1234,50;0,00\r\n');
});

test('times are in Istanbul time, and a null is an empty cell', () => {
  expect(csvLine([new Date('2026-11-21T22:05:09.123Z'), null, 12.5, true, false])).toBe(
    '22.11.2026 01:05:09;;12,5;evet;hayır\r\n',
  );
});

test('every column of every list has a unique Turkish name', () => {
  for (const { name, head } of Object.values(tables)) {
    expect([name, new Set(head).size]).toEqual([name, head.length]);
    // the heading of a field without a Turkish name would be its key
    expect([name, head.filter((title) => /^[a-z]/.test(title))]).toEqual([name, []]);
  }
});

test('a bank transfer that staff entered has its customer, bank reference, date and sender in the table', () => {
  const table = tables['GET /admin/top-ups'];
  const entered = { reference: 'FT2026118', arrivedOn: '2026-11-20', sender: 'Ece Kaya' };
  const cells = table.row({ provider: 'bank-transfer', state: 'paid', customerName: 'Deniz Yıldız', entered } as never);
  const named = ['Müşteri', 'Bankanın işlem no’su', 'Geldiği gün', 'Gönderen'];
  expect(named.map((name) => cells[table.head.indexOf(name)])).toEqual([
    'Deniz Yıldız',
    'FT2026118',
    '2026-11-20',
    'Ece Kaya',
  ]);
});
