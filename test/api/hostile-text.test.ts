// U+0000 and lone surrogates in every string of the OpenAPI document: PostgreSQL can't store them, so each is refused.
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Problem } from '#contract/problem.ts';
import { routes } from '#contract/routes.ts';
import { at, type StringPlace, stringsOf, withAt } from '#test/support/document-strings.ts';
import { type ContractKey, rightCalls } from '#test/support/right-calls.ts';
import { type Answer, type Call, World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const keys = Object.keys(routes).filter((key) => key !== 'GET /live') as ContractKey[];
const table = keys.flatMap((key) => {
  const places = stringsOf(key).filter((place) => place.in !== 'header');
  return places.length > 0 ? [{ key, places }] : [];
});

const hostile = ['\0', '\ud800', '\udc00x'];
const base: Readonly<Record<string, string>> = { uri: 'https://example.com/', 'date-time': '2026-03-01T00:00:00Z' };
/** Each hostile text is sent alone, and at the end of a valid value. */
const valuesAt = (place: StringPlace, right: unknown): readonly string[] => {
  const fitting = typeof right === 'string' ? right : (base[place.format ?? ''] ?? 'abc');
  return [...hostile, ...hostile.map((characters) => fitting + characters)];
};

/** The call with the text at this place. A query can't carry a lone surrogate, so its JSON escapes the surrogate. */
const spoiled = (call: Call, { in: where, path }: StringPlace, text: string): Call => {
  const [name = '', ...inside] = path;
  if (where === 'path') return { ...call, params: { ...call.params, [name]: text } };
  if (where === 'query') {
    const value = inside.length === 0 ? text : escaped(withAt(undefined, inside, text));
    return { ...call, query: { ...call.query, [name]: value } };
  }
  if (call.form) return { ...call, form: { ...call.form, [name]: text } };
  return { ...call, body: escaped(withAt(call.body, path, text)) };
};
const escaped = (value: unknown) =>
  JSON.stringify(value).replace(/[\ud800-\udfff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`);
const rightAt = (call: Call, { in: where, path }: StringPlace): unknown =>
  where === 'body'
    ? at(call.body ?? call.form, path)
    : where === 'query'
      ? at(call.query, path)
      : at(call.params, path);

/** A URL can't carry a lone surrogate: the surrogate arrives as U+FFFD, which is valid. */
const isSendable = (call: Call, { in: where, path }: StringPlace, text: string) =>
  (where === 'body' && !call.form) || path.length > 1 || text.isWellFormed();

describe.each(table)('$key', ({ key, places }) => {
  test('refuses U+0000 and lone surrogates in each of its strings', async () => {
    const call = await rightCalls[key](world);
    for (const place of places) {
      for (const text of valuesAt(place, rightAt(call, place))) {
        if (!isSendable(call, place, text)) continue;
        const answer = await world.call(key, spoiled(call, place, text));
        expect([place.path, JSON.stringify(text), ...outcomeOf(answer)]).toEqual([
          place.path,
          JSON.stringify(text),
          ...(place.in === 'path' ? [404, 'request.not_found'] : [422, 'request.invalid']),
        ]);
      }
    }
  });
});

const outcomeOf = ({ status, body }: Answer): readonly [number, string | undefined] => [
  status,
  status < 400 ? undefined : Problem.parse(body).code,
];

test.each(['Idempotency-Key', 'Last-Event-ID', 'Authorization', 'User-Agent', 'Basamak-Position', 'If-None-Match'])(
  'a request with U+0000 in the header %s is answered with 400',
  async (field) => {
    const { port, hostname } = new URL(world.product.url);
    const socket = connect(Number(port), hostname);
    socket.end(`GET /api/catalog HTTP/1.1\r\nHost: ${hostname}\r\n${field}: a\0b\r\nConnection: close\r\n\r\n`);
    let said = '';
    for await (const part of socket) said += String(part);
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
  },
);
