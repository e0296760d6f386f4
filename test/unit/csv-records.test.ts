import { expect, test } from '@jest/globals';
import { csvRecords } from '#contract/csv.ts';
import fc from '#test/support/property.ts';

const fieldsOf = (text: string) => csvRecords(text).map(({ fields }) => fields);

test('fields are separated by commas, or by semicolons if the first line has one', () => {
  expect(fieldsOf('a,b\nc,"d,e"')).toEqual([
    ['a', 'b'],
    ['c', 'd,e'],
  ]);
  expect(fieldsOf('kod;indirim\nYAZ;1,50')).toEqual([
    ['kod', 'indirim'],
    ['YAZ', '1,50'],
  ]);
});

test('a quoted field can contain separators, line breaks and doubled quotes', () => {
  expect(fieldsOf('"a;b";"say ""hi"""\n"two\nlines";c')).toEqual([
    ['a;b', 'say "hi"'],
    ['two\nlines', 'c'],
  ]);
});

test('a record has the number of its first line, also after empty lines and records of several lines', () => {
  expect(csvRecords('\uFEFFa,b\r\n\r\n"c\r\nd",e\r\n,\r\nf,g\r\n')).toEqual([
    { line: 1, fields: ['a', 'b'] },
    { line: 3, fields: ['c\nd', 'e'] },
    { line: 6, fields: ['f', 'g'] },
  ]);
});

test('a quoted field is read as it was written', () => {
  const field = fc.string().map((text) => `x${text.replaceAll('\r', '')}`);
  fc.assert(
    fc.property(fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
      const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`));
      fc.pre(!quoted[0]!.join('').split('\n', 1)[0]!.includes(';'));
      expect(fieldsOf(quoted.map((row) => row.join(',')).join('\n'))).toEqual(rows);
    }),
  );
});
