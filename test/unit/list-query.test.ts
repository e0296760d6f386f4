import { expect, test } from '@jest/globals';
import { parseListQuery } from '#platform/http/list-query.ts';
import { problemOf } from '#platform/http/problem-document.ts';

const rules = {
  sortable: ['createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: { state: 'text', open: 'boolean' },
} as const;

const errorsOf = (query: object) => {
  try {
    parseListQuery(query, rules);
    return [];
  } catch (thrown) {
    const { code, errors = [] } = problemOf(thrown, 'r1');
    return [code, ...errors.map(({ pointer, code: fault }) => `${pointer} ${fault}`)];
  }
};

test.each([
  [{ filter: '{"state":"x","colour":"red"}' }, '/filter/colour unknown'],
  [{ filter: '{"open":"yes"}' }, '/filter/open format'],
  [{ filter: '{"a/b~c":1}' }, '/filter/a~1b~0c unknown'],
  [{ filter: '[]' }, '/filter format'],
  [{ filter: '{' }, '/filter format'],
  [{ sort: '["price","ASC"]' }, '/sort/0 choice'],
  [{ sort: '["createdAt","UP"]' }, '/sort/1 choice'],
  [{ sort: 'createdAt' }, '/sort format'],
  [{ range: '[9,0]' }, '/range format'],
  [{ range: '0-9' }, '/range format'],
])('the list query %j is refused, and the refusal names the wrong part: %s', (query, error) => {
  expect(errorsOf(query)).toEqual(['request.invalid', error]);
});
