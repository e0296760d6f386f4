import { routes } from '#contract/routes.ts';
import { resourceName } from '#contract/console/lists.tr.ts';
import { scopes } from '#kernel/vocabulary.ts';
import { pricing } from '#modules/pricing/index.ts';
import { settings } from '#modules/settings/index.ts';
import { Database } from '#platform/db/database.ts';
import { resolve } from '#platform/di.ts';
import { checkedRows } from '#platform/http/answers.ts';
import type { Caller, Page, RequestContext } from '#platform/http/handler.ts';
import { BossJobs } from '#platform/jobs/jobs.ts';
import { TransactionalOutbox } from '#platform/live/outbox.ts';
import { createLog } from '#platform/log/log.ts';
import { Metrics } from '#platform/metrics/metrics.ts';
import { gatheringLeftOut } from '#platform/readable-rows.ts';
import { SystemClock } from '#platform/system.ts';
import { composition } from '#main/container.ts';
import type { Env } from '#main/env.ts';
import { handlersOf, rows } from '#main/modules.ts';
import { tables } from '#platform/http/tables.ts';
import { onDatabase, one } from './database.ts';
import { bad, type Check, type Finding, good } from './finding.ts';

/** Rows of each list that are checked, in its default order. */
const lookedAt = 1_000;
/** The most ids that a finding names. */
const named = 20;
/** Lists whose rows are not in our own tables. Jobs come from pg-boss. */
const notStored = new Set(['GET /admin/jobs']);

/** Finds rows that are missing in the console's lists. For this it reads each list in the same way as the product. */
export const listChecks = (env: Env): readonly Check[] => [
  {
    name: 'Listeler',
    remedy: 'Önce geçişleri uygula: npm run migrate.',
    look: () => listFindings(env),
  },
];

async function listFindings(env: Env): Promise<readonly Finding[] | Finding> {
  const { there } = await onDatabase(env.databaseUrl, (client) =>
    one<{ there: boolean }>(client, `select to_regclass('orders') is not null as there`),
  );
  if (!there) return good('Henüz kayıt yok.');
  const [clock, log] = [new SystemClock(), createLog('silent')];
  const database = await Database.connect(env.databaseUrl, rows, { max: 2 });
  const container = composition(env, {
    database,
    clock,
    log,
    outbox: new TransactionalOutbox(database, () => undefined),
    jobs: new BossJobs(env.databaseUrl, database, log, new Metrics()),
  });
  const kept = [resolve(container, settings.fresh), resolve(container, pricing.freshPriceList)];
  try {
    for (const fresh of kept) await fresh.start();
    const handlers = handlersOf(container);
    const findings: Finding[] = [];
    for (const key of Object.keys(tables).filter((list) => !notStored.has(list)))
      findings.push(...(await findingsIn(key, Reflect.get(handlers, key) as ListHandler)));
    return findings.length > 0 ? findings : good('Panelin listelerindeki kayıtların hepsi okunuyor.');
  } finally {
    await Promise.all(kept.map((fresh) => fresh.stop()));
    await database.close();
  }
}

type ListHandler = (
  input: { readonly query: { readonly range: string } },
  context: RequestContext<Caller>,
) => Promise<Page<object>>;

async function findingsIn(key: string, handler: ListHandler): Promise<readonly Finding[]> {
  const route = routes[key as keyof typeof routes];
  const { leftOut } = await gatheringLeftOut(async () => {
    const page = await handler({ query: { range: JSON.stringify([0, lookedAt - 1]) } }, asAdmin);
    return checkedRows(key, route, page.rows);
  });
  const ids = [...new Set(leftOut.map(({ id }) => id))];
  if (ids.length === 0) return [];
  const more = ids.length > named ? ` ve ${ids.length - named} kayıt daha` : '';
  return [
    bad(
      `${nameOf(key)}: okunamayan kayıtlar: ${ids.slice(0, named).join(', ')}${more}.`,
      'Listede görünmezler. Nedeni, ürünün günlüğünde bu numarayla “unreadable row left out” satırında yazar; kaydı veritabanında düzelt.',
    ),
  ];
}

const nameOf = (key: string): string => resourceName(key.slice('GET /admin/'.length));

/** A caller that may read all lists, without a session. */
const asAdmin: RequestContext<Caller> = {
  caller: {
    id: '00000000-0000-0000-0000-000000000000',
    role: 'admin',
    scopes: [...scopes],
    sessionId: '',
    displayName: '',
    mustSetSecondFactor: false,
  },
  requestId: '',
  address: '',
  header: () => undefined,
  setHeader: () => undefined,
};
