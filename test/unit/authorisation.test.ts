import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { authorisationTable } from '#test/support/authorisation.ts';

test('promise 28: the table of who may call what is checked in as the route table says it', () => {
  expect(readFileSync('docs/authorisation.md', 'utf8')).toBe(authorisationTable());
});
