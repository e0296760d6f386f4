// Causes of top-ups that brought no money: the database refuses wrong ones and fills in those of the previous version.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Money } from '#kernel/money.ts';
import { refusedCauses, topUpCauses } from '#kernel/vocabulary.ts';
import { SqlTopUps } from '#modules/payment/adapters/persistence/sql-top-ups.ts';
import { paymentRows } from '#modules/payment/adapters/persistence/payment.table.ts';
import type { TopUps } from '#modules/payment/application/ports.ts';
import { beginTopUp, expire, fail, pay, type TopUp } from '#modules/payment/domain/top-up.ts';
import { Database } from '#platform/db/database.ts';
import { UuidV7 } from '#platform/system.ts';
import { InMemoryTopUps } from '#test/support/fakes/in-memory-payment.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

let file: TestDatabase;
let database: Database;
let client: pg.Client;
beforeAll(async () => {
  file = await testDatabase();
  database = await Database.connect(file.url, paymentRows, { max: 4 });
  client = new pg.Client({ connectionString: file.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
  await file.drop();
});

const minute = 60_000;
const start = new Date('2026-11-20T12:00:00.000Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * minute);
const ids = new UuidV7();
const begun = (time = start) =>
  beginTopUp({ id: ids.next(), customerId: randomUUID(), amount: Money.lira(100), checkout: null, at: time });
const kept = async (topUp: TopUp) => {
  await new SqlTopUps(database).add(topUp);
  return topUp.id;
};
const read = async (id: string) => {
  const { rows } = await client.query<{ state: string; cause: string | null; failed_as: string | null }>(
    'select state, cause, failed_as from top_up where id = $1',
    [id],
  );
  return Object.values(rows[0] ?? {});
};
const refused = (change: string, id: string) =>
  client.query(`update top_up set ${change} where id = $1`, [id]).then(
    () => 'accepted',
    (error: pg.DatabaseError) => error.constraint,
  );

test('every check of the table is validated for existing rows', async () => {
  const { rows } = await client.query(
    "select conname from pg_constraint where conrelid = 'top_up'::regclass and not convalidated",
  );
  expect(rows).toEqual([]);
});

test.each(topUpCauses)('the cause %s is saved with its state and kind', async (cause) => {
  const topUp = fail(begun(), cause, at(1));
  expect(await read(await kept(topUp))).toEqual([topUp.state, cause, topUp.failedAs]);
});

test.each([
  ['an unknown cause', () => fail(begun(), 'declined', at(1)), "cause = 'bad luck'", 'top_up_cause_check'],
  [
    'an expired top-up with the cause “declined”',
    () => expire(begun(), at(40)),
    "cause = 'declined'",
    'top_up_expired_check',
  ],
  [
    'a failed top-up with the cause “expired”',
    () => expire(begun(), at(40)),
    "state = 'failed'",
    'top_up_expired_check',
  ],
  ['a failed top-up without a time', () => fail(begun(), 'declined', at(1)), 'failed_at = null', 'top_up_failed_check'],
  ['a pending top-up with a kind of failure', () => begun(), "failed_as = 'left'", 'top_up_failed_check'],
] as const)('%s is refused', async (_, make, change, constraint) => {
  expect(await refused(change, await kept(make()))).toBe(constraint);
});

test.each([
  ['is pending', () => begun()],
  ['is paid', () => pay(fail(begun(), 'declined', at(1)), at(2))],
])('a top-up that %s keeps no cause, even if a writer sets one', async (_, make) => {
  const id = await kept(make());
  await client.query("update top_up set cause = 'declined' where id = $1", [id]);
  expect((await read(id))[1]).toBeNull();
});

test.each([
  ['in memory', () => new InMemoryTopUps()],
  ['on PostgreSQL', () => new SqlTopUps(database)],
] as const)('%s top-ups are filtered by their cause, and by the kind of their first failure', async (_, make) => {
  const topUps: TopUps = make();
  const added = async (topUp: TopUp) => {
    await topUps.add(topUp);
    return topUp;
  };
  const customerId = randomUUID();
  const left = await added(fail({ ...begun(), customerId }, 'abandoned', at(1)));
  const ranOut = await added(expire({ ...begun(), customerId }, at(60)));
  const refused = await added(fail({ ...begun(), customerId }, 'fraud-warning', at(3)));
  const late = await added(fail(fail({ ...begun(), customerId }, 'abandoned', at(4)), 'declined', at(5)));
  const paid = await added(pay(fail({ ...begun(), customerId }, 'declined', at(4)), at(5)));
  const found = async (where: Pick<Parameters<TopUps['list']>[0]['where'], 'cause' | 'failedAs'>) => {
    const { rows } = await topUps.list({
      from: 0,
      limit: 9,
      descending: false,
      where: { ...where, userId: [customerId] },
    });
    return rows.map(({ id }) => id).toSorted();
  };
  const these = (...some: readonly TopUp[]) => some.map(({ id }) => id).toSorted();
  expect(await found({ cause: ['abandoned'] })).toEqual(these(left));
  expect(await found({ cause: ['expired'] })).toEqual(these(ranOut));
  expect(await found({ cause: refusedCauses })).toEqual(these(refused, late));
  expect(await found({ failedAs: ['left'] })).toEqual(these(left, ranOut, late));
  expect(await found({ failedAs: ['refused'] })).toEqual(these(refused, paid));
});

/** The texts of the previous version, word by word. */
const sentences = {
  'not-verified': 'Kartın doğrulanmadı. Yeniden deneyip bankanın gönderdiği kodu gir.',
  'verification-failed': 'Kartın doğrulanamadı. Yeniden deneyip bankanın gönderdiği kodu denetle.',
  'security-check': 'Güvenlik kontrolü ödemeye izin vermedi. Başka bir kart dene.',
  'no-instalments': 'Bu kartla taksit yapılamıyor. Başka bir kart dene.',
  'card-not-permitted': 'Bu kartla ödeme yapılamıyor. Başka bir kart dene.',
  '3d-secure-required': 'Bu kartla 3-D Secure gerekiyor. Bankandan açtır ya da başka bir kart dene.',
  'fraud-warning': 'Bankan güvenlik nedeniyle ödemeyi durdurdu. Bankanı ara ya da başka bir kart dene.',
  'provider-error': 'Ödeme kuruluşu ödemeyi şu an alamıyor. Biraz sonra yeniden dene.',
  'not-opened': 'Ödeme sayfası açılamadı.',
  declined:
    'Bankan ödemeyi kabul etmedi. Kartının bilgilerini, limitini ve internet alışverişine açık olduğunu denetle ya da başka bir kart dene.',
} as const;
const left = 'Ödeme tamamlanmadan sayfadan çıkıldı ya da süre doldu.';

/** A row as the previous version wrote it, without a cause. `failedAfter` counts minutes from the beginning. */
interface Written {
  readonly state: string;
  readonly failure?: string | null;
  readonly failedAfter?: number;
}
const write = async (id: string, { state, failure = null, failedAfter }: Written) => {
  const failed = failedAfter === undefined ? null : at(failedAfter);
  await client.query(
    `update top_up set state = $2, failure = $3, failed_at = $4, paid_at = case when $2 in ('paid', 'refunded') then $5::timestamptz end,
       refund_state = case when $2 = 'refunded' then 'done' end where id = $1`,
    [id, state, failure, failed, at(200)],
  );
};

const cases: readonly (readonly [string, Written, readonly unknown[]])[] = [
  ...Object.entries(sentences).map(
    ([cause, failure]) =>
      [
        `failed with the text of ${cause}`,
        { state: 'failed', failure, failedAfter: 3 },
        ['failed', cause, 'refused'],
      ] as const,
  ),
  ['was abandoned', { state: 'failed', failure: left, failedAfter: 3 }, ['failed', 'abandoned', 'left']],
  [
    'was abandoned after it had expired',
    { state: 'failed', failure: left, failedAfter: 30 },
    ['expired', 'expired', 'left'],
  ],
  ['expired', { state: 'expired', failedAfter: 36 }, ['expired', 'expired', 'left']],
  ['failed without a text', { state: 'failed', failedAfter: 3 }, ['failed', 'declined', 'refused']],
  [
    'failed with another text',
    { state: 'failed', failure: 'Olmadı.', failedAfter: 3 },
    ['failed', 'declined', 'refused'],
  ],
  ['is paid', { state: 'paid' }, ['paid', null, null]],
  ['is paid after it had failed', { state: 'paid', failedAfter: 3 }, ['paid', null, 'refused']],
  ['is paid after it had expired', { state: 'paid', failedAfter: 36 }, ['paid', null, 'left']],
  ['was refunded after it had failed', { state: 'refunded', failedAfter: 3 }, ['refunded', null, 'refused']],
  ['is pending', { state: 'pending' }, ['pending', null, null]],
];

test.each(cases)(
  'the cause of a top-up of the previous version is filled in: one that %s',
  async (_, written, kind) => {
    const id = await kept(begun());
    await write(id, written);
    expect(await read(id)).toEqual(kind);
  },
);

test('the previous version can pay a top-up that this version wrote as failed', async () => {
  const id = await kept(fail(begun(), 'fraud-warning', at(1)));
  await client.query("update top_up set state = 'paid', failure = null, paid_at = now() where id = $1", [id]);
  expect(await read(id)).toEqual(['paid', null, 'refused']);
});
