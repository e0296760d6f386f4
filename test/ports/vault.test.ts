import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { MikroGameAccounts } from '#modules/vault/adapters/persistence/mikro-game-accounts.ts';
import { SqlOrderAccounts } from '#modules/vault/adapters/persistence/sql-order-accounts.ts';
import { SqlSecrets } from '#modules/vault/adapters/persistence/sql-secrets.ts';
import { vaultRows } from '#modules/vault/adapters/persistence/vault.table.ts';
import type { GameAccounts, OrderAccounts, Secrets } from '#modules/vault/application/ports.ts';
import type { GameAccount, OrderAccount } from '#modules/vault/domain/game-account.ts';
import { orderSecret, savedSecret, type Sealed } from '#modules/vault/domain/secret.ts';
import { Database } from '#platform/db/database.ts';
import { InMemoryGameAccounts, InMemoryOrderAccounts, InMemorySecrets } from '#test/support/fakes/in-memory-vault.ts';
import { NoTransactions } from '#test/support/fakes/kernel.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import type { Transactions } from '#kernel/ports.ts';

interface Stores {
  readonly accounts: GameAccounts;
  readonly orderAccounts: OrderAccounts;
  readonly secrets: Secrets;
  readonly transactions: Transactions;
}

const at = (iso: string) => new Date(`2026-11-${iso}.000Z`);
const account = (given: Partial<GameAccount> = {}): GameAccount => ({
  id: v7(),
  ownerId: v7(),
  game: 'league',
  server: 'tr',
  inGameName: 'Koridor Faresi',
  createdAt: at('20T10:00:00'),
  ...given,
});
const given = (saved: GameAccount, change: Partial<OrderAccount> = {}): OrderAccount => ({
  ...saved,
  orderId: v7(),
  eraseAfter: at('25T10:00:00'),
  erasedAt: null,
  ...change,
});
const sealed = (keyVersion: number): Sealed => ({
  keyVersion,
  wrappedKey: new Uint8Array([1, 2, 3]),
  ciphertext: new Uint8Array([0, 255, 7]),
});
const plain = (found: Sealed | undefined) =>
  found && { ...found, wrappedKey: [...found.wrappedKey], ciphertext: [...found.ciphertext] };

const contract = (make: () => Stores) => {
  let stores: Stores;
  beforeEach(() => {
    stores = make();
  });

  test('game accounts are listed for their owner, newest first, and show whether they have credentials', async () => {
    const older = account();
    const newer = account({ ownerId: older.ownerId, createdAt: at('21T10:00:00'), game: 'valorant', server: 'eu' });
    await stores.accounts.add(older);
    await stores.accounts.add(newer);
    await stores.accounts.add(account());
    await stores.secrets.put(savedSecret(older), sealed(1));

    expect(await stores.accounts.ofOwner(older.ownerId)).toEqual([
      { ...newer, hasCredentials: false },
      { ...older, hasCredentials: true },
    ]);
    expect(await stores.accounts.find(older.id, older.ownerId)).toEqual({ ...older, hasCredentials: true });
    expect(await stores.accounts.find(older.id, v7())).toBeUndefined();
    expect(await stores.transactions.run(() => stores.accounts.lock(older.id, older.ownerId))).toEqual(older);
    expect(await stores.transactions.run(() => stores.accounts.lock(older.id, v7()))).toBeUndefined();

    await stores.accounts.remove(older.id);
    expect(await stores.accounts.find(older.id, older.ownerId)).toBeUndefined();
  });

  test('an order has one game account; another account replaces it', async () => {
    const first = given(account());
    const second = given(account(), { orderId: first.orderId, erasedAt: null });
    await stores.orderAccounts.put(first);
    await stores.secrets.put(orderSecret(first), sealed(1));
    expect(await stores.transactions.run(() => stores.orderAccounts.lock(first.orderId))).toEqual(first);

    await stores.orderAccounts.put(second);
    const { eraseAfter: _, erasedAt: __, ...shown } = second;
    expect(await stores.orderAccounts.ofOrders([first.orderId, v7()])).toEqual([{ ...shown, hasCredentials: true }]);
    expect(await stores.orderAccounts.inUse(first.id)).toBe(false);
    expect(await stores.orderAccounts.inUse(second.id)).toBe(true);

    await stores.orderAccounts.remove(first.orderId);
    expect(await stores.orderAccounts.ofOrders([first.orderId])).toEqual([]);
    expect(await stores.orderAccounts.ofOrders([])).toEqual([]);
  });

  test('orders are found by the beginning of the in-game name, also after their credentials are erased', async () => {
    const name = `Şişko Kedi ${v7()}`;
    const [playing, ended] = [given(account({ inGameName: `${name}#TR1` })), given(account({ inGameName: name }))];
    for (const row of [playing, ended, given(account())]) await stores.orderAccounts.put(row);
    await stores.orderAccounts.markErased(ended.orderId, at('01T12:00:00'));

    const both = [playing.orderId, ended.orderId].toSorted();
    expect((await stores.orderAccounts.playedAs(name.toUpperCase().replaceAll('Ş', 'S'), 10)).toSorted()).toEqual(both);
    expect(await stores.orderAccounts.playedAs(` ${name}#`, 10)).toEqual([playing.orderId]);
    expect(await stores.orderAccounts.playedAs(name, 1)).toHaveLength(1);
    expect(await stores.orderAccounts.playedAs('%', 10)).toEqual([]);
  });

  test('the erasure deadline moves only while credentials exist; overdue orders are listed earliest first', async () => {
    const [late, soon, gone] = [
      given(account(), { eraseAfter: at('02T00:00:00') }),
      given(account(), { eraseAfter: at('01T00:00:00') }),
      given(account(), { eraseAfter: at('01T00:00:00') }),
    ];
    for (const row of [late, soon, gone]) await stores.orderAccounts.put(row);
    await stores.orderAccounts.markErased(gone.orderId, at('01T12:00:00'));
    await stores.orderAccounts.postponeErasure(gone.orderId, at('09T00:00:00'));

    expect(await stores.orderAccounts.inUse(gone.id)).toBe(false);
    expect(await stores.transactions.run(() => stores.orderAccounts.lock(gone.orderId))).toEqual({
      ...gone,
      erasedAt: at('01T12:00:00'),
    });
    expect(await stores.orderAccounts.overdue(at('02T00:00:00'), 10, [])).toEqual([soon.orderId, late.orderId]);
    expect(await stores.orderAccounts.overdue(at('02T00:00:00'), 1, [])).toEqual([soon.orderId]);
    expect(await stores.orderAccounts.overdue(at('02T00:00:00'), 1, [soon.orderId])).toEqual([late.orderId]);
    await stores.orderAccounts.postponeErasure(soon.orderId, at('03T00:00:00'));
    expect(await stores.orderAccounts.overdue(at('02T00:00:00'), 10, [])).toEqual([late.orderId]);
    await stores.orderAccounts.remove(late.orderId);
  });

  test('a secret is stored byte by byte under its name, replaced and erased', async () => {
    const row = given(account());
    const [saved, copy] = [savedSecret(row), orderSecret(row)];
    await stores.secrets.put(saved, sealed(3));
    expect(plain(await stores.secrets.find(saved))).toEqual(plain(sealed(3)));
    expect(await stores.secrets.find(copy)).toBeUndefined();
    const [found, ...others] = await stores.secrets.findAll([copy, saved]);
    expect([found?.name, plain(found?.sealed), others]).toEqual([saved, plain(sealed(3)), []]);
    expect(await stores.secrets.findAll([])).toEqual([]);

    await stores.secrets.put(saved, sealed(4));
    expect((await stores.secrets.find(saved))?.keyVersion).toBe(4);
    expect(await stores.secrets.erase(saved)).toBe(true);
    expect(await stores.secrets.erase(saved)).toBe(false);
  });

  test('secrets under older keys are found in batches', async () => {
    const names = [0, 1, 2].map(() => savedSecret(account()));
    for (const name of names) await stores.secrets.put(name, sealed(-1));
    const portion = (limit: number) =>
      stores.transactions.run(async () =>
        (await stores.secrets.lockWrappedBefore(0, limit)).map(({ name }) => name.subjectId),
      );
    expect(await portion(2)).toHaveLength(2);
    expect((await portion(10)).toSorted()).toEqual(names.map((name) => name.subjectId).toSorted());
    for (const name of names) await stores.secrets.erase(name);
  });
};

describe('the vault’s stores in memory', () => {
  contract(() => {
    const secrets = new InMemorySecrets();
    return {
      secrets,
      accounts: new InMemoryGameAccounts(secrets),
      orderAccounts: new InMemoryOrderAccounts(secrets),
      transactions: new NoTransactions(),
    };
  });
});

describe('the vault’s stores on PostgreSQL', () => {
  let copy: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    copy = await testDatabase();
    database = await Database.connect(copy.url, vaultRows, { max: 4 });
  });
  afterAll(async () => {
    await database.close();
    await copy.drop();
  });

  contract(() => ({
    secrets: new SqlSecrets(database),
    accounts: new MikroGameAccounts(database),
    orderAccounts: new SqlOrderAccounts(database),
    transactions: database,
  }));

  test('a second lock of a game account waits until the first transaction ends', async () => {
    const saved = account();
    const accounts = new MikroGameAccounts(database);
    await accounts.add(saved);
    const order: string[] = [];
    await Promise.all([
      database.run(async () => {
        await accounts.lock(saved.id, saved.ownerId);
        await new Promise((wait) => setTimeout(wait, 150));
        order.push('first');
      }),
      new Promise((wait) => setTimeout(wait, 50)).then(() =>
        database.run(async () => {
          await accounts.lock(saved.id, saved.ownerId);
          order.push('second');
        }),
      ),
    ]);
    expect(order).toEqual(['first', 'second']);
  });
});
