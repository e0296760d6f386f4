import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { SqlNotifications } from '#modules/notification/adapters/persistence/sql-notifications.ts';
import { notificationRows } from '#modules/notification/adapters/persistence/notification.table.ts';
import type { Notifications } from '#modules/notification/application/ports.ts';
import type { Notification } from '#modules/notification/domain/notification.ts';
import { Database } from '#platform/db/database.ts';
import { InMemoryNotifications } from '#test/support/fakes/in-memory-notifications.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second));
const notification = (userId: string, second: number, change: Partial<Notification> = {}): Notification => ({
  id: v7(),
  userId,
  kind: 'order-state',
  title: 'Siparişin onayını bekliyor',
  text: 'B-1 numaralı siparişini onayla.',
  link: '/siparisler/1',
  readAt: null,
  createdAt: at(second),
  ...change,
});

const contract = (make: () => Notifications) => {
  let notifications: Notifications;
  beforeEach(() => {
    notifications = make();
  });
  const everything = { from: 0, limit: 10, descending: false };

  test('are listed for their user only, in either direction, paged and filtered', async () => {
    const userId = v7();
    const [one, two, three] = [
      notification(userId, 1),
      notification(userId, 2, { kind: 'order-tip', link: null, readAt: at(5) }),
      notification(userId, 3),
    ];
    await notifications.add([one, two, three, notification(v7(), 4)]);
    await notifications.add([]);

    const list = (part: Partial<Parameters<Notifications['list']>[1]>) =>
      notifications.list(userId, { ...everything, ...part });
    expect(await list({})).toEqual({ rows: [one, two, three], total: 3, atLeast: false });
    expect(await list({ descending: true, from: 1, limit: 1 })).toEqual({ rows: [two], total: 3, atLeast: false });
    expect(await list({ kinds: ['order-tip', 'order-lane'] })).toEqual({ rows: [two], total: 1, atLeast: false });
    expect(await list({ read: true })).toEqual({ rows: [two], total: 1, atLeast: false });
    expect(await list({ read: false, ids: [two.id, three.id] })).toEqual({ rows: [three], total: 1, atLeast: false });
    expect(await list({ ids: [] })).toEqual({ rows: [], total: 0, atLeast: false });
  });

  test('are renewed: the newest one with the same content becomes unread and current if it is newer than a given time', async () => {
    const userId = v7();
    const [old, one, two] = [
      notification(userId, 1),
      notification(userId, 2, { readAt: at(3) }),
      notification(userId, 4, { text: 'B-2 numaralı siparişini onayla.' }),
    ];
    await notifications.add([old, one, two, notification(v7(), 5)]);
    const { id: _, readAt: _read, createdAt: _at, ...told } = one;
    expect(await notifications.renew(told, at(2), at(9))).toBeUndefined();
    expect(await notifications.renew({ ...told, link: null }, at(1), at(9))).toBeUndefined();
    const renewed = { ...one, readAt: null, createdAt: at(9) };
    expect(await notifications.renew(told, at(1), at(9))).toEqual(renewed);
    expect((await notifications.list(userId, everything)).rows).toEqual([old, two, renewed]);
  });

  test('are marked as read for their user only, some or all of them, and keep the time of the first reading', async () => {
    const [userId, other] = [v7(), v7()];
    const [one, two, foreign] = [notification(userId, 1), notification(userId, 2), notification(other, 3)];
    await notifications.add([one, two, foreign]);
    expect(await notifications.unreadOf(userId)).toBe(2);

    await notifications.markRead(userId, [one.id, foreign.id], at(10));
    await notifications.markRead(userId, [], at(10));
    expect(await notifications.unreadOf(userId)).toBe(1);
    expect(await notifications.unreadOf(other)).toBe(1);

    await notifications.markRead(userId, 'all', at(11));
    expect(await notifications.unreadOf(userId)).toBe(0);
    const { rows } = await notifications.list(userId, everything);
    expect(rows.map(({ readAt }) => readAt)).toEqual([at(10), at(11)]);
    expect(await notifications.unreadOf(other)).toBe(1);
  });
};

describe('notifications in memory', () => {
  contract(() => new InMemoryNotifications());
});

describe('notifications on PostgreSQL', () => {
  let file: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    file = await testDatabase();
    database = await Database.connect(file.url, notificationRows, { max: 4 });
  });
  afterAll(async () => {
    await database.close();
    await file.drop();
  });

  contract(() => new SqlNotifications(database));
});
