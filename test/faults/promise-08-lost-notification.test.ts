import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { composition } from '#main/container.ts';
import { loadEnv } from '#main/env.ts';
import { rows } from '#main/modules.ts';
import { paymentJobs } from '#modules/payment/adapters/jobs/payment.jobs.ts';
import { Database } from '#platform/db/database.ts';
import { resolve } from '#platform/di.ts';
import { BossJobs } from '#platform/jobs/jobs.ts';
import { TransactionalOutbox } from '#platform/live/outbox.ts';
import { createLog } from '#platform/log/log.ts';
import { Metrics } from '#platform/metrics/metrics.ts';
import { inGroups, key, long, many } from '#test/support/calls.ts';
import { Market } from '#test/support/market.ts';
import { Provider } from '#test/support/provider.ts';

let market: Market;
let provider: Provider;
let database: Database;
beforeAll(async () => {
  market = await Market.open(1);
  provider = new Provider(market);
  database = await Database.connect(market.shop.databaseUrl, rows, { max: 12 });
}, 120_000);
afterEach(() => market.audit());
afterAll(async () => {
  await database.close();
  await market.close();
});

const minutes = 60_000;

/** The job that asks the provider, with a clock so many milliseconds ahead. */
const askingJob = (later: number) => {
  const env = loadEnv(market.shop.settings);
  const log = createLog('error');
  const container = composition(env, {
    database,
    clock: { now: () => new Date(Date.now() + later) },
    log,
    outbox: new TransactionalOutbox(database, () => undefined),
    jobs: new BossJobs(env.databaseUrl, database, log, new Metrics()),
  });
  const [job] = resolve(container, paymentJobs);
  return job!;
};

test(
  '50 lost notifications are found within five minutes by asking the provider, and unpaid top-ups expire',
  async () => {
    const amount = Money.lira(150);
    // ten payments for each customer, because nobody may have more open
    const payers = await Promise.all(many(5, () => market.customer()));
    const customer = await market.customer();
    const paidByAll = async () => {
      const balances = await Promise.all(payers.map((payer) => market.balanceOf(payer)));
      return balances.reduce((sum, balance) => sum + balance, 0);
    };
    await provider.misbehave({ dropNotifications: 'all' });
    const begin = ({ api }: typeof customer) => api.call('POST /top-ups', { body: { amount }, ...key() });
    const paid = await inGroups(
      many(50, (nth) => payers[nth % 5]!),
      10,
      begin,
    );
    const neverPaid = await inGroups(
      many(5, () => customer),
      5,
      begin,
    );
    await inGroups(paid, 10, ({ frameUrl }) => provider.payOnPage(frameUrl));
    expect(await paidByAll()).toBe(0);
    const statesOf = async (topUps: typeof paid) => {
      const read = topUps.map(({ id }, nth) =>
        (topUps === paid ? payers[nth % 5]! : customer).api.call('GET /top-ups/:id', { params: { id } }),
      );
      return [...new Set((await Promise.all(read)).map(({ state }) => state))];
    };

    if (long) {
      // time is not sped up: the job of the process itself has to find the payments
      for (const end = Date.now() + 5 * minutes; Date.now() < end; await new Promise((wait) => setTimeout(wait, 2000)))
        if ((await paidByAll()) === 50 * 150_00) break;
    } else {
      // The job runs every minute and asks about payments older than a minute, so its second run asks about all of these.
      // Here it is called as it would be after two minutes.
      const job = askingJob(2 * minutes);
      expect(job.cron).toBe('* * * * *');
      await job.handle({});
    }
    expect(await statesOf(paid)).toEqual(['paid']);
    expect(await paidByAll()).toBe(50 * 150_00);
    expect(await statesOf(neverPaid)).toEqual(['pending']);

    // the notifications arrive late, and nothing is credited twice
    await provider.misbehave();
    for (const { merchantOid: merchant_oid } of paid.slice(0, 10))
      expect((await provider.tell(provider.notice({ merchant_oid, total_amount: '15000' }))).text).toBe('OK');
    await askingJob(36 * minutes).handle({});
    expect(await statesOf(neverPaid)).toEqual(['expired']);
    expect(await paidByAll()).toBe(50 * 150_00);
  },
  long ? 7 * minutes : minutes,
);
