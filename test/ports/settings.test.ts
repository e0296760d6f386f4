import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { type PlatformSettings, settingDefaults } from '#kernel/settings.ts';
import { MikroSettings } from '#modules/settings/adapters/persistence/mikro-settings.ts';
import { settingsRows, type SettingsTables } from '#modules/settings/adapters/persistence/settings.table.ts';
import { changeSettings } from '#modules/settings/application/change-settings.ts';
import { settingsOfNow } from '#modules/settings/application/settings-of-now.ts';
import { Database } from '#platform/db/database.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const beginning: PlatformSettings = {
  ...settingDefaults,
  promotionalCode: 'BASAMAK10',
  secondAdminAbove: { amount: 10_000_00, currency: 'TRY' },
  contactMail: 'iletisim@basamak.test',
};
const promotions = { counting: async (typed: string) => (typed === 'yaz20' ? 'YAZ20' : undefined) };
const clock = new FixedClock();
const [ece, can] = [v7(), v7()];

let at: TestDatabase;
let databases: readonly [Database, Database];

beforeAll(async () => {
  at = await testDatabase();
  databases = [
    await Database.connect(at.url, [...settingsRows], { max: 3 }),
    await Database.connect(at.url, [...settingsRows], { max: 3 }),
  ];
});

afterAll(async () => {
  for (const database of databases) await database.close();
  await at.drop();
});

beforeEach(async () => {
  await databases[0].sql<SettingsTables>().deleteFrom('SettingsRow').execute();
});

/** The settings as one process has read them. */
const process = async (database: Database, begins = beginning) => {
  const store = new MikroSettings(database, begins);
  const now = settingsOfNow({ store, beginning: begins });
  await now.begin();
  return {
    store,
    now,
    change: changeSettings({
      store,
      promotions,
      config: { settlesAfterHours: 72 },
      work: unitOfWork({ transactions: database, clock }),
    }),
  };
};

test('a fresh database takes the environment’s values; a later environment changes nothing', async () => {
  const [first, second] = [
    await process(databases[0]),
    await process(databases[1], { ...beginning, promotionalCode: 'BAŞKA' }),
  ];
  expect(first.now.values).toEqual(beginning);
  expect(second.now.values).toEqual(beginning);
});

test('a change applies in other processes from their next refresh on, and names who made it', async () => {
  const [first, second] = [await process(databases[0]), await process(databases[1])];
  const before = second.now.values;
  await first.change({ basedOn: 1, values: { closesAfterHours: 48, approvalDays: 7 }, by: ece });
  await second.now.refresh();
  expect(second.now.values).toEqual({ ...beginning, closesAfterHours: 48 });
  expect(second.now.values).not.toBe(before);
  const { values } = second.now;
  await second.now.refresh();
  expect(second.now.values).toBe(values);
  const stand = await databases[1].run(() => second.store.lock());
  expect(stand).toMatchObject({
    version: 2,
    changes: { closesAfterHours: { at: clock.now(), by: ece } },
  });
  expect(Object.keys(stand.changes)).toEqual(['closesAfterHours']);
});

test('exactly one of two simultaneous changes is refused as outdated, and the other is kept', async () => {
  const [first, second] = [await process(databases[0]), await process(databases[1])];
  const ended = await Promise.allSettled([
    first.change({ basedOn: 1, values: { closesAfterHours: 48 }, by: ece }),
    second.change({ basedOn: 1, values: { messageAttempts: 5 }, by: can }),
  ]);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(ended.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'settings.outdated' });
  expect((await databases[0].run(() => first.store.lock())).version).toBe(2);
});

test('a promotional code must be a valid coupon, is saved as it is printed, and can be removed', async () => {
  const { change } = await process(databases[0]);
  const offer = (basedOn: number, promotionalCode: string | null) =>
    change({ basedOn, values: { promotionalCode }, by: ece });
  await expect(offer(1, 'YOK')).rejects.toMatchObject({ code: 'settings.coupon_not_counting' });
  expect((await offer(1, 'yaz20')).values.promotionalCode).toBe('YAZ20');
  expect((await offer(2, null)).values.promotionalCode).toBeNull();
  await expect(offer(3, null)).rejects.toMatchObject({ code: 'settings.unchanged' });
});

test('a setting that an older build did not save has its initial value', async () => {
  const { store } = await process(databases[0]);
  const { workingHours: _, approvalDays: __, ...older } = beginning;
  await databases[0]
    .sql<SettingsTables>()
    .updateTable('SettingsRow')
    .set({ document: older as PlatformSettings, version: 9 })
    .execute();
  expect(await store.newerThan(8)).toEqual({ version: 9, values: beginning, changes: {}, limitBefore: null });
  expect(await store.newerThan(9)).toBeUndefined();
});

test('a limit is lowered at once; after a raise or a removal the old limit applies for 72 more hours', async () => {
  const { change, now } = await process(databases[0]);
  const later = new FixedClock();
  const set = async (basedOn: number, amount: number | null) => {
    const secondAdminAbove = amount === null ? null : ({ amount, currency: 'TRY' } as const);
    await change({ basedOn, values: { secondAdminAbove }, by: ece });
    await now.refresh();
  };
  const holds = () => now.secondAdminAbove(later.now())?.amount ?? null;
  await set(1, 20_000_00);
  expect([holds(), now.values.secondAdminAbove?.amount]).toEqual([10_000_00, 20_000_00]);
  await set(2, null);
  expect(holds()).toBe(10_000_00);
  await change({ basedOn: 3, values: { approvalDays: 9 }, by: ece });
  await now.refresh();
  later.advance({ seconds: 72 * 3600 - 60 });
  expect(holds()).toBe(10_000_00);
  later.advance({ seconds: 60 });
  expect(holds()).toBeNull();
  await set(4, 5_000_00);
  expect(holds()).toBe(5_000_00);
});
