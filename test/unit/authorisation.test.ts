import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { authorisationTable } from '#test/support/authorisation.ts';

test('promise 28: docs/authorisation.md equals the table that is made from the routes', () => {
  expect(readFileSync('docs/authorisation.md', 'utf8')).toBe(authorisationTable());
});
