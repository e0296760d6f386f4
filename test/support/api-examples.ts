import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import type { Example } from '#platform/http/openapi/examples.ts';
import globalSetup from './global-setup.ts';
import globalTeardown from './global-teardown.ts';
import { type ContractKey, rightCalls } from './right-calls.ts';
import { type Call, World } from './world.ts';

const file = join(import.meta.dirname, '../../src/platform/http/openapi/examples.json');
/** Maximum length in characters. A longer answer is left out of the document, since its schema says enough. */
const longestAnswer = 6_000;

/** Values that differ in each run, and their replacements. */
const living: readonly (readonly [RegExp, string | ((nth: number, found: string) => string)])[] = [
  [/\bwhsec_[\w+/=]+/g, 'whsec_kept-by-the-receiver'],
  [/\bbsk_[\w-]+/g, 'bsk_0199f2c46b7a7e3c9d10a1b2c3d4e5f6_kept-by-the-program'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'header.claims.signature'],
  [
    /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/g,
    (nth) => `0199f2c4-6b7a-7e3c-9d10-${String(nth).padStart(12, '0')}`,
  ],
  [
    /\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g,
    (nth) => `2026-03-02T10:${String(nth % 60).padStart(2, '0')}:00.000Z`,
  ],
  // the request contains the present day
  [/(?<="arrivedOn":")[^"]+/g, '2026-03-02'],
  [/\bada[0-9a-f]{16}\b/g, 'adayilmaz'],
  [/\bece[0-9a-f]{12,20}\b/g, 'eceisik'],
  [/\b(ekip|oyuncu)[0-9a-f]{14}\b/g, 'ekip'],
  [/(?<=[a-z"_]|\b)[0-9a-f]{32}\b/g, '0199f2c46b7a7e3c9d10000000000001'],
  [/KUPON-[0-9a-f]{8}\b/gi, 'KUPON-2026'],
  [/(?<="(token|refreshToken)":")[^"]+/g, 'as-it-was-answered-or-mailed'],
  [/(?<="code":")\d{6}(?=")/g, '123456'],
  [/(?<="code":")[0-9A-Z]{5}-[0-9A-Z]{5}(?=")/g, 'ABCDE-FGHJK'],
  [
    /(?<="(hash|thumbprint|signature|x|p256dh|auth|until)":")[^"]+/g,
    (_, found) => (/^\d+$/.test(found) ? '1' : 'A').repeat(found.length),
  ],
  [/\+90(555|533)\d{7}\b/g, '+905551234567'],
  [/\bhttp:\/\/(localhost|127\.0\.0\.1):\d+/g, 'https://basamak.example'],
];

/** Replaces ids, times, names and secrets, so that the value is the same in each run. */
const lasting = <T>(value: T): T => {
  let text = JSON.stringify(value);
  for (const [pattern, instead] of living) {
    const met = new Map<string, string>();
    text = text.replace(pattern, (found) => {
      const known = met.get(found) ?? (typeof instead === 'string' ? instead : instead(met.size + 1, found));
      met.set(found, known);
      return known;
    });
  }
  return JSON.parse(text) as T;
};

/** The part of a right call that the document shows. */
export const exampleCallOf = ({ params, query, body, form }: Call): Example => {
  const sent = body ?? form;
  return lasting({
    ...(params ? { params } : {}),
    ...(query ? { query } : {}),
    ...(sent === undefined ? {} : { body: sent }),
  });
};

/** Cuts every list in an answer to its first two rows. */
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]));
};

const answerOf = (row: Route, body: unknown): { readonly answer?: unknown } => {
  if (row.answer === null || row.wire === 'image') return {};
  const whole = row.list ? (body as unknown[]).slice(0, 1) : body;
  const fits = [lasting(shortened(whole)), lasting(whole)].find((answer) => row.answer?.safeParse(answer).success);
  return fits === undefined || JSON.stringify(fits).length > longestAnswer ? {} : { answer: fits };
};

const isKept = (row: Route, before: Example | undefined, call: Example): boolean => {
  if (!before) return false;
  const { answer, ...request } = before;
  if (JSON.stringify(request) !== JSON.stringify(call)) return false;
  if (row.list && isEmpty(answer)) return false;
  return answer === undefined ? row.answer === null : (row.answer?.safeParse(answer).success ?? false);
};

const isEmpty = (answer: unknown): boolean => Array.isArray(answer) && answer.length === 0;

/** Adds a row to an empty list by the right call for a single record, which creates one. */
const makeOneOf = async (list: ContractKey, world: World): Promise<void> => {
  const ofRecord = [`${list}/:id`, `${list.replace('GET', 'DELETE')}/:id`].find((key) => key in rightCalls);
  await rightCalls[ofRecord as ContractKey]?.(world);
};

/** Makes each right call on a new product. An example stays if its call is the same and its answer still fits. */
async function write(): Promise<void> {
  const before = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Example>;
  await globalSetup();
  const world = await World.begin();
  const after: Record<string, Example> = {};
  for (const [key, row] of Object.entries(routes) as [ContractKey, Route][]) {
    const call = await rightCalls[key]?.(world);
    if (!call) continue;
    const example = exampleCallOf(call);
    let answered = await world.call(key, call);
    if (row.list && isEmpty(answered.body)) {
      await makeOneOf(key, world);
      answered = await world.call(key, call);
    }
    if (answered.status !== row.status) throw new Error(`${key}: ${answered.status} ${JSON.stringify(answered.body)}`);
    after[key] = isKept(row, before[key], example) ? before[key]! : { ...example, ...answerOf(row, answered.body) };
  }
  await world.end();
  await globalTeardown();
  writeFileSync(file, `${JSON.stringify(after, null, 1)}\n`);
}

if (process.argv[1] === import.meta.filename) await write();
