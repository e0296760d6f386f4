// The data that an OpenTelemetry collector gets from a running server, and the data that is withheld from it.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ROOT } from '#main/install.mjs';
import type { Log } from '#platform/log/log.ts';
import { complaintsTo } from '#platform/tracing/diagnostics.ts';
import { summaryOf } from '#platform/db/traced-statements.ts';
import { waitFor } from '#test/support/calls.ts';
import { anonymous, type NewCustomer, register } from '#test/support/clients.ts';
import { type Shop, startShop } from '#test/support/shop.ts';
import { type HeardSpan, type SpanReceiver, startSpanReceiver } from '#test/support/span-receiver.ts';

let receiver: SpanReceiver;
let shop: Shop;
let url: string;
let customer: NewCustomer;
const log: string[] = [];
beforeAll(async () => {
  receiver = await startSpanReceiver();
  shop = await startShop({
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_EXPORTER_OTLP_TIMEOUT: '1000',
      OTEL_SERVICE_NAME: 'dukkan',
      LOG_LEVEL: 'info',
    },
    hear: (text) => log.push(text),
  });
  url = shop.urls[0] ?? '';
  customer = await register(url);
}, 60_000);
afterAll(async () => {
  await shop?.stop();
  await receiver?.stop();
});

const find = (what: (span: HeardSpan) => boolean, name: string) => waitFor(() => receiver.spans.find(what), name);
const valueOf = ({ attributes }: HeardSpan, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

test('a request, its SQL statements, the job that it sent and the job’s mail are one trace', async () => {
  const request = await find(({ name }) => name === 'POST /api/users', 'the request');
  expect(valueOf(request, 'http.response.status_code')).toBe(201);
  expect(valueOf(request, 'http.route')).toBe('/api/users');
  const ofRequest = (span: HeardSpan) => span.traceId === request.traceId;
  for (const statement of ['begin', 'insert user_account', 'commit']) {
    const span = await find((one) => ofRequest(one) && one.name === statement, statement);
    expect(span.parentSpanId).toBe(request.spanId);
  }
  const job = await find((span) => ofRequest(span) && span.name === 'job identity.verification', 'the job');
  expect(job.parentSpanId).toBeDefined();
  const letter = await find((span) => ofRequest(span) && span.name === 'smtp', 'the letter');
  expect(letter.parentSpanId).toBe(job.spanId);
  expect(receiver.text()).toContain('/v1/traces');
  expect(receiver.text()).toContain('dukkan');
});

test('a log line names its trace', async () => {
  const request = await find(({ name }) => name === 'POST /api/users', 'the request');
  const id = valueOf(request, 'basamak.request_id');
  const line = await waitFor(
    () =>
      log
        .join('')
        .split('\n')
        .find((text) => text.includes(String(id))),
    'the line',
  );
  expect(JSON.parse(line)).toMatchObject({ trace_id: request.traceId });
});

test('the trace of a caller is linked but not continued, and its sampling flag is ignored', async () => {
  const theirs = 'a'.repeat(32);
  await fetch(`${url}/api/showcase`, { headers: { traceparent: `00-${theirs}-${'b'.repeat(16)}-00` } });
  const span = await find(({ name }) => name === 'GET /api/showcase', 'the request');
  expect(span.traceId).not.toBe(theirs);
  expect(span.parentSpanId ?? '').toBe('');
  expect(span.links?.map(({ traceId }) => traceId)).toEqual([theirs]);
});

test('a span has no user’s data: no query, no body, no value of a statement, no error text', async () => {
  const canary = 'kanarya7';
  await fetch(`${url}/api/users/availability?username=${canary}`);
  const login = { login: `${canary}@basamak.test`, password: `${canary}-sifre` };
  await anonymous(url)
    .call('POST /users/authenticate', { body: login })
    .catch(() => undefined);
  await fetch(`${url}/api/orders/${canary}`, { headers: { authorization: `Bearer ${customer.token}` } });
  await find(({ name }) => name === 'GET /api/orders/:id', 'the last of them');
  await find(({ name }) => name === 'POST /api/users/authenticate', 'the log-in');
  for (const said of [
    canary,
    customer.username,
    customer.id,
    'Yılmaz',
    'basamak.test',
    '+90555',
    customer.token.slice(-20),
  ])
    expect(receiver.text()).not.toContain(said);
});

test('the server continues while the receiver is away, and its log reports lost spans', async () => {
  await receiver.stop();
  const lines = () =>
    log
      .join('')
      .split('\n')
      .filter((line) => line.includes('spans are lost'));
  expect(lines()).toEqual([]);
  const line = await waitFor(async () => {
    expect((await fetch(`${url}/api/showcase`)).status).toBe(200);
    return lines()[0];
  }, 'the line');
  expect(JSON.parse(line)).toMatchObject({ level: 40, said: expect.stringMatching(/ECONNREFUSED|refused|retry/i) });
});

test('while the receiver stays away the log gets one line a minute, with the number of lines left out', () => {
  const warned: unknown[] = [];
  let now = 0;
  const { error, warn } = complaintsTo({ warn: (what: unknown) => warned.push(what) } as unknown as Log, () => now);
  for (; now < 120_000; now += 1_000) (now % 2_000 ? error : warn)(JSON.stringify({ stack: 'at', message: 'away' }));
  expect(warned).toEqual([
    { said: 'away', unsaid: 0 },
    { said: 'away', unsaid: 59 },
  ]);
});

test('lost spans have one log line, and other errors of OpenTelemetry have another', () => {
  const warned: unknown[] = [];
  const { warn } = complaintsTo({ warn: (_: unknown, kind: string) => warned.push(kind) } as unknown as Log, () => 0);
  for (const said of ['Inconsistent start and end time', '{"message":"away"}', 'Dropped 3 spans', 'another'])
    warn(said);
  expect(warned).toEqual(['tracing: OpenTelemetry reported a problem', 'tracing: spans are lost']);
});

test('without a receiver no module for tracing is loaded', async () => {
  const watching = `import { registerHooks } from 'node:module';
    registerHooks({ resolve: (name, context, next) => {
      if (/opentelemetry\\/(?!api)|tracing\\/opentelemetry/.test(name)) console.log('loaded', name);
      return next(name, context);
    } });
    await import('#main/server.ts'); console.log('done');`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', watching], {
    cwd: ROOT,
  });
  expect(stdout).toBe('done\n');
});

test.each([
  ['select "o".* from "orders" as "o" where id = $1', 'select orders'],
  [`insert into "ledger_entry" ("id") values ($1)`, 'insert ledger_entry'],
  ['update wallet set balance = $1', 'update wallet'],
  ['with gone as (delete from outbox returning *) select 1', 'with outbox'],
  ['(select 1 from a) union (select 2 from b)', 'select a'],
  ['insert into "jobs"."job" values ($1)', 'insert jobs.job'],
  ['select extract(epoch from clock_timestamp()) as now', 'select'],
  ['select extract(epoch from "at") from "orders"', 'select orders'],
  ['commit', 'commit'],
])('the statement %s has the span name “%s”', (statement, told) => {
  expect(summaryOf(statement)).toBe(told);
});
