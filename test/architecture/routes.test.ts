import { expect, test } from '@jest/globals';
import { routes } from '#contract/routes.ts';
import { composition } from '#main/container.ts';
import { developmentSettings } from '#main/development.ts';
import { loadEnv } from '#main/env.ts';
import { rows } from '#main/modules.ts';
import { approval } from '#modules/approval/index.ts';
import { audit } from '#modules/audit/index.ts';
import { booster } from '#modules/booster/index.ts';
import { conversation } from '#modules/conversation/index.ts';
import { figure } from '#modules/figure/index.ts';
import { identity } from '#modules/identity/index.ts';
import { integration } from '#modules/integration/index.ts';
import { note } from '#modules/note/index.ts';
import { notification } from '#modules/notification/index.ts';
import { order } from '#modules/order/index.ts';
import { payment } from '#modules/payment/index.ts';
import { picture } from '#modules/picture/index.ts';
import { pricing } from '#modules/pricing/index.ts';
import { ticket } from '#modules/ticket/index.ts';
import { settings } from '#modules/settings/index.ts';
import { shop } from '#modules/shop/index.ts';
import { vault } from '#modules/vault/index.ts';
import { wallet } from '#modules/wallet/index.ts';
import { Database } from '#platform/db/database.ts';
import { resolve, type Token } from '#platform/di.ts';
import { createLog } from '#platform/log/log.ts';
import { jobConsole } from '#platform/http/jobs.container.ts';
import { IdleJobs } from '#test/support/fakes/idle-jobs.ts';
import { SystemClock } from '#platform/system.ts';

test('every route of the contract has exactly one handler, and the whole product can be put together', async () => {
  const env = loadEnv({ ...developmentSettings({}), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
  const database = await Database.connect(env.databaseUrl, rows, { max: 1 });
  const container = composition(env, {
    database,
    clock: new SystemClock(),
    log: createLog('silent'),
    outbox: { publish: async () => undefined },
    jobs: new IdleJobs(),
  });
  const modules = [
    approval,
    audit,
    note,
    integration,
    figure,
    booster,
    conversation,
    identity,
    notification,
    order,
    payment,
    picture,
    pricing,
    settings,
    shop,
    ticket,
    vault,
    wallet,
    jobConsole,
  ];
  const handled = modules.flatMap((module) =>
    Object.entries(module)
      .filter(([name]) => /http$/i.test(name))
      .flatMap(([, handlers]) => Object.keys(resolve<object>(container, handlers as Token<object>))),
  );
  const elsewhere = ['GET /live', 'GET /admin/search', 'GET /admin/users/:id/story'];
  expect([...handled, ...elsewhere].toSorted()).toEqual(Object.keys(routes).toSorted());
  await database.close();
});
