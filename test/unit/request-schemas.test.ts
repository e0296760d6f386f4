import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { ChangeProfile } from '#contract/identity/schemas.ts';
import { routes } from '#contract/routes.ts';
import { requestSchemas } from '#test/support/request-schemas.ts';

test('every object of a request refuses undeclared fields, except PayTR’s notification', () => {
  const open = requestSchemas('any').filter(
    ([, { _zod }]) =>
      _zod.def.type === 'object' && (_zod.def as z.core.$ZodObjectDef).catchall?._zod.def.type !== 'never',
  );
  expect(open.map(([key]) => key)).toEqual(['POST /payments/paytr/notification']);
});

/** Whether a pattern covers the whole string and names the characters that it allows. */
const namesItsCharacters = (pattern: string) =>
  /^\/\^.*\$\/[a-z]*$/s.test(pattern) && !/\\S|\[\^|[^\\]\./.test(pattern);
const ofFormats: ReadonlySet<string> = new Set(['email', 'date', 'datetime', 'uuid']);

test.each([
  ['U+0000', '\0'],
  ['a lone surrogate', '\ud800'],
])('every string of a request refuses %s, by the contract’s own check or by a pattern', (_, character) => {
  const strings = requestSchemas('any').filter(([, { _zod }]) => _zod.def.type === 'string');
  expect(strings.length).toBeGreaterThan(200);
  const open = strings.filter(([, schema]) => {
    const issues = z.safeParse(schema, `a${character}b`).error?.issues ?? [];
    return !issues.some(
      (issue) =>
        (issue.code === 'custom' && ['text', 'choice'].includes(issue.message)) ||
        (issue.code === 'invalid_format' && (ofFormats.has(issue.format) || namesItsCharacters(issue.pattern ?? ''))),
    );
  });
  expect(open.map(([key]) => key)).toEqual([]);
});

test('a name with a link or a telephone number is refused, because mails to unverified addresses contain it', () => {
  const named = (firstName: string) => z.safeParse(ChangeProfile, { firstName }).error?.issues[0]?.message ?? 'ok';
  expect(named('500 ₺ kazandın: https://odul.test/al')).toBe('contact');
  expect(named('0532 123 45 67')).toBe('contact');
  expect(named('odul.de')).toBe('contact');
  for (const name of ['Ayşe', 'Mehmet Ali', 'Dr. Şule', 'O’Neil', 'J.R.'])
    expect([name, named(name)]).toEqual([name, 'ok']);
});

const said = 'Bana 0532 123 45 67 numarasından ulaş';
test.each([
  ['POST /orders/:id/transitions', { to: 'finished', reason: said }],
  ['PUT /orders/:id/progress', { done: 1, reason: said }],
  ['POST /orders/:id/pause', { reason: said }],
  ['POST /orders/:id/booster-request', { reason: said }],
  ['POST /orders/:id/dispute', { kind: 'other', text: said }],
  ['POST /orders/:id/dispute/answer', { text: said }],
  ['POST /orders/:id/review', { stars: 5, text: said }],
] as const)('%s refuses a text with a telephone number, because the other side reads it', (route, body) => {
  expect(z.safeParse(routes[route].body, body).error?.issues.map(({ message }) => message)).toEqual(['contact']);
});
