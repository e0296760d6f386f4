import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { messages } from '#contract/messages.tr.ts';
import { Problem } from '#contract/problem.ts';
import { routes } from '#contract/routes.ts';
import { settingNames } from '#main/env.ts';
import { ROOT } from '#main/install.mjs';
import { paymentJobs } from '#modules/payment/adapters/jobs/payment.jobs.ts';
import { reconciliationJobs } from '#modules/payment/adapters/jobs/reconciliation.jobs.ts';
import type { CompareAgain } from '#modules/payment/application/compare-again.ts';
import type { ReconcileDays } from '#modules/payment/application/reconcile-days.ts';
import type { ReconcileTopUps } from '#modules/payment/application/reconcile-top-ups.ts';
import type { RefundTopUp } from '#modules/payment/application/refund-top-up.ts';
import { createLog } from '#platform/log/log.ts';
import { Metrics } from '#platform/metrics/metrics.ts';

const file = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const compose = file('docker-compose.yml');
interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}
const dashboard = JSON.parse(file('docker/grafana/basamak.json')) as Dashboard;
/** Each Prometheus query, with the title of its panel or alert. */
const expressions: readonly (readonly [string, string])[] = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...file('docker/prometheus/alerts.yml')
    .split('- alert: ')
    .slice(1)
    .map((alert) => {
      const [, expr = ''] = /expr:(?: >-)?\s+([\s\S]*?)\n\s+for:/.exec(alert) ?? [];
      return [alert.split('\n')[0] ?? '', expr] as const;
    }),
];

test('the compose file passes every setting to the app except HOST, DATA_DIR and CHECK_ANSWERS', () => {
  const [, app = ''] = /\n {2}app:\n([\s\S]*?)\n {2}\w+:\n/.exec(compose) ?? [];
  const [, environment = ''] = /\n {4}environment:\n([\s\S]*?)\n {4}\w+:/.exec(app) ?? [];
  const passed = [...environment.matchAll(/^ +([A-Z0-9_]+):/gm)].map(([, name]) => name);
  const own = ['HOST', 'DATA_DIR', 'CHECK_ANSWERS'];
  // node-postgres reads the password from PGPASSWORD
  expect(new Set(passed)).toEqual(new Set(['PGPASSWORD', ...settingNames.filter((name) => !own.includes(name))]));
});

test('the compose file publishes on 127.0.0.1 by default, limits each log, and has no password in a URL', () => {
  const published = [...compose.matchAll(/^ +- '([^']*:\d+)'$/gm)].map(([, port = '']) => port);
  expect(published.length).toBeGreaterThanOrEqual(4);
  for (const port of published) expect(port).toMatch(/^(127\.0\.0\.1|\$\{BIND:-127\.0\.0\.1\}):/);
  expect(compose).not.toMatch(/:\/\/[^\s/]*PASSWORD/);
  const services =
    compose
      .split('\nservices:\n')[1]
      ?.split('\nvolumes:\n')[0]
      ?.match(/^ {2}\w+:$/gm) ?? [];
  expect(compose.match(/^ {4}logging: \*logging$/gm)).toHaveLength(services.length);
});

test('the compose file migrates as the owner in its own step, and runs instances as another role', () => {
  const service = (name: string) =>
    new RegExp(`\\n {2}${name}:\\n([\\s\\S]*?)\\n {2}\\w+:\\n`).exec(compose)?.[1] ?? '';
  const [migrate, app, postgres] = [service('migrate'), service('app'), service('postgres')];
  const role = /^ +DATABASE_URL: postgres:\/\/(\w+)@/m.exec(app)?.[1] ?? '';
  const owner = /^ +POSTGRES_USER: (\w+)$/m.exec(postgres)?.[1] ?? '';
  expect(role).not.toBe(owner);
  expect(migrate).toContain(`MIGRATION_DATABASE_URL: postgres://${owner}@`);
  expect(migrate).toContain(`DATABASE_URL: postgres://${role}@`);
  expect(migrate).toMatch(/PGPASSWORD: \$\{POSTGRES_PASSWORD:\?/);
  expect(app).toMatch(/PGPASSWORD: \$\{APP_POSTGRES_PASSWORD:\?/);
  expect(app).not.toContain('MIGRATION_DATABASE_URL');
  expect(app).toMatch(/migrate:\n +condition: service_completed_successfully/);
  expect(file('docker/postgres/roles.sh')).toContain(`alter role ${role} login nosuperuser`);
});

test('nginx trusts the TLS proxies by address, and the instances trust nginx by address', () => {
  expect(file('docker/nginx.conf')).not.toMatch(/set_real_ip_from/);
  const prefix = '${NETWORK_PREFIX:-10.87.0}';
  expect(compose).toContain(`TRUSTED_PROXIES: ${prefix}.2\n`);
  expect(compose).toContain(`ipv4_address: ${prefix}.2\n`);
  expect(compose).toContain(`TLS_PROXIES: \${TLS_PROXIES:-${prefix}.1}\n`);
  expect(compose).toContain(`gateway: ${prefix}.1\n`);
  const believed = join(mkdtempSync(join(tmpdir(), 'basamak-proxies-')), 'believed.conf');
  const write = (TLS_PROXIES: string, BIND = '127.0.0.1') =>
    spawnSync('sh', [join(ROOT, 'docker/proxies.sh'), believed], { env: { PATH: process.env.PATH, TLS_PROXIES, BIND } })
      .status;
  expect(write('10.0.3.7, 10.0.4.0/24,fd00::/8')).toBe(0);
  expect(readFileSync(believed, 'utf8')).toBe(
    'set_real_ip_from 10.0.3.7;\nset_real_ip_from 10.0.4.0/24;\nset_real_ip_from fd00::/8;\n',
  );
  for (const wrong of ['', 'private', '10.0.0.1;evil', '*']) expect(write(wrong)).not.toBe(0);
  // the Docker engine loses the sender's address over IPv6
  expect(compose).toContain('BIND: ${BIND:-127.0.0.1}\n');
  for (const open of ['0.0.0.0', '10.0.3.7', '[::1]']) expect(write('10.0.3.7', open)).toBe(0);
  for (const wrong of ['[::]', '::', '[2001:db8::1]']) expect(write('10.0.3.7', wrong)).not.toBe(0);
});

test('nginx retries every read, and a write only if no instance has received a byte of it', () => {
  const [, rules = ''] = /\$again \{([\s\S]*?)\}/.exec(file('docker/nginx.conf')) ?? [];
  const again = [...rules.matchAll(/'~(.+)' 1;/g)].map(([, rule = '']) => new RegExp(rule));
  const sent = (request: string) => again.some((rule) => rule.test(request));
  for (const safe of ['GET 0', 'GET 512, 0', 'HEAD 512', 'POST 0', 'POST 0, 0'])
    expect([safe, sent(safe)]).toEqual([safe, true]);
  for (const unsafe of ['POST 512', 'POST 0, 512', 'PUT 512, 0', 'DELETE 90', 'POST -', 'GETX 512'])
    expect([unsafe, sent(unsafe)]).toEqual([unsafe, false]);
});

test('nginx answers its own 413, 502 and 504 with problem documents of the API', () => {
  const said = [...file('docker/nginx.conf').matchAll(/return (\d+) '([^']+)';/g)];
  expect(said.map(([, status]) => status)).toEqual(['413', '502', '504']);
  for (const [, status, text = ''] of said) {
    const { code, ...problem } = Problem.parse(JSON.parse(text));
    expect(problem).toEqual({
      type: `urn:basamak:problem:${code}`,
      title: STATUS_CODES[Number(status)],
      status: Number(status),
      detail: Reflect.get(messages, code),
    });
  }
});

test.each(expressions)('the query of “%s” uses only metrics that the processes export', async (_, expr) => {
  const metrics = new Metrics();
  metrics.connections(() => ({ busy: 0 }));
  metrics.replicas(() => []);
  metrics.openDifferences(() => Promise.resolve({ paytr: 0 }));
  metrics.partitions(() => Promise.resolve([]));
  const declared = [...(await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  const measured = new Set(
    declared.flatMap(([, name, type]) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => `${name}${end}`) : [name],
    ),
  );
  const functions = ['histogram_quantile', 'max_over_time'];
  const asked = expr.replace(/"[^"]*"/g, '""').match(/\b[a-z]+(_[a-z0-9]+)+\b/g) ?? [];
  expect(asked.filter((name) => !functions.includes(name) && !measured.has(name))).toEqual([]);
  expect(/\b(up|http_|jobs_|live_|nodejs_|process_|database_|payment_)/.test(expr)).toBe(true);
});

test('the routes and queues that the dashboard and the alerts name exist', () => {
  const text = expressions.map(([, expr]) => expr).join('\n');
  const named = [...text.matchAll(/route!?=~?"([A-Z]+) \/\(?([^")]+)\)?"/g)].flatMap(([, method, paths = '']) =>
    paths.split('|').map((path) => `${method} /${path}`),
  );
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !(name in routes))).toEqual([]);
  const idle = { run: () => Promise.resolve() };
  const queues = [
    ...paymentJobs(idle as unknown as ReconcileTopUps, () => Promise.resolve(), idle as unknown as RefundTopUp),
    ...reconciliationJobs(idle as unknown as ReconcileDays, idle as unknown as CompareAgain, createLog('silent')),
  ].map(({ queue }) => queue);
  const asked = [...text.matchAll(/queue="([^"]+)"/g)].map(([, queue]) => queue);
  expect(asked).toEqual(['payment.reconcile-top-ups', 'payment.reconcile-days']);
  expect(queues).toEqual(expect.arrayContaining(asked));
});
