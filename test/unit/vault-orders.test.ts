import { beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { EnvelopeSafe } from '#modules/vault/adapters/crypto/envelope-safe.ts';
import { KeyRing } from '#modules/vault/adapters/crypto/key-ring.ts';
import { credentialVault } from '#modules/vault/application/credential-vault.ts';
import { eraseOverdueCredentials } from '#modules/vault/application/erase-overdue-credentials.ts';
import { eraseUnusedCredentials } from '#modules/vault/application/erase-unused-credentials.ts';
import { orderVault } from '#modules/vault/application/order-vault.ts';
import { removeGameAccount } from '#modules/vault/application/remove-game-account.ts';
import { rewrapSecrets } from '#modules/vault/application/rewrap-secrets.ts';
import { saveGameAccount } from '#modules/vault/application/save-game-account.ts';
import { orderSecret, savedSecret } from '#modules/vault/domain/secret.ts';
import { InMemoryGameAccounts, InMemoryOrderAccounts, InMemorySecrets } from '#test/support/fakes/in-memory-vault.ts';
import { InMemorySweepFailures, FixedClock, NoTransactions } from '#test/support/fakes/kernel.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const key = () => randomBytes(32).toString('base64');
const ring = `1:${key()}`;
const customerId = v7();
const credentials = { username: 'faremuhafız', password: 'gizli-🐀-şifre' };

const setUp = () => {
  const clock = new FixedClock();
  const transactions = new NoTransactions();
  const secrets = new InMemorySecrets();
  const accounts = new InMemoryGameAccounts(secrets);
  const orderAccounts = new InMemoryOrderAccounts(secrets);
  const safe = new EnvelopeSafe(KeyRing.parse(ring));
  const vault = credentialVault({ secrets, safe });
  const erasures: string[] = [];
  const orders = orderVault({ accounts, orderAccounts, vault, work: unitOfWork({ transactions, clock }) });
  const failures = new InMemorySweepFailures(clock);
  const lastChange = new Map<string, Date>();
  const history = {
    lastChangeOf: (orderId: string) => Promise.resolve(lastChange.get(orderId)),
    recordErasure: (orderId: string) => {
      erasures.push(orderId);
      return Promise.resolve();
    },
  };
  return {
    clock,
    secrets,
    safe,
    orders,
    erasures,
    lastChange,
    transactions,
    save: saveGameAccount({ accounts, vault, work: unitOfWork({ transactions, clock, ids: { next: () => v7() } }) }),
    remove: removeGameAccount({ accounts, orderAccounts, vault, work: unitOfWork({ transactions }) }),
    sweep: eraseOverdueCredentials({
      orderAccounts,
      orderVault: orders,
      history,
      failures,
      work: unitOfWork({ transactions, clock }),
    }),
    sweepUnused: eraseUnusedCredentials({
      accounts,
      orderAccounts,
      vault,
      failures,
      work: unitOfWork({ transactions, clock }),
    }),
    accounts,
  };
};

let world: ReturnType<typeof setUp>;
beforeEach(() => {
  world = setUp();
});

const saveAccount = (withCredentials = true) =>
  world.save({
    ownerId: customerId,
    game: 'league',
    server: 'tr',
    inGameName: 'Koridor Faresi',
    ...(withCredentials ? { credentials } : {}),
  });

describe('an order’s account', () => {
  test('must belong to the order’s customer', async () => {
    const { id } = await saveAccount();
    await expect(world.orders.attach({ orderId: v7(), accountId: id, customerId: v7() })).rejects.toMatchObject({
      code: 'vault.account_not_found',
    });
  });

  test('has its own copy of the credentials, sealed for the order', async () => {
    const orderId = v7();
    const { id } = await saveAccount();
    expect(await world.orders.attach({ orderId, accountId: id, customerId })).toMatchObject({ hasCredentials: true });

    const name = orderSecret({ orderId, ownerId: customerId });
    const copy = await world.secrets.find(name);
    expect(JSON.parse(world.safe.open(copy!, name))).toEqual(credentials);
    expect((await world.orders.accountsOf([orderId])).get(orderId)).toMatchObject({ id, hasCredentials: true });
  });

  test('loses its copy when it is replaced or removed; a replaced account also loses its saved credentials', async () => {
    const orderId = v7();
    const [solo, duo] = [await saveAccount(), await saveAccount(false)];
    await world.orders.attach({ orderId, accountId: solo.id, customerId });
    await world.orders.attach({ orderId, accountId: duo.id, customerId });
    expect((await world.orders.accountsOf([orderId])).get(orderId)).toMatchObject({
      id: duo.id,
      hasCredentials: false,
    });
    expect(world.secrets.rows.size).toBe(0); // the saved credentials of the replaced account are erased too

    const other = await saveAccount();
    await world.orders.attach({ orderId, accountId: other.id, customerId });
    await world.orders.detach(orderId);
    await world.orders.detach(orderId);
    expect(await world.orders.accountsOf([orderId])).toEqual(new Map());
    expect([...world.secrets.rows.values()].map(({ name }) => name)).toEqual([
      savedSecret({ id: other.id, ownerId: customerId }),
    ]);
  });

  test('is erased with the saved credentials when the order ends; another order keeps its copy', async () => {
    const [ended, running] = [v7(), v7()];
    const { id } = await saveAccount();
    for (const orderId of [ended, running]) await world.orders.attach({ orderId, accountId: id, customerId });

    expect(await world.orders.eraseForOrder(ended)).toBe(true);
    expect(await world.orders.eraseForOrder(ended)).toBe(false);
    expect(await world.orders.eraseForOrder(v7())).toBe(false);
    expect((await world.orders.accountsOf([ended])).get(ended)).toMatchObject({ id, hasCredentials: false });
    expect((await world.orders.accountsOf([running])).get(running)).toMatchObject({ hasCredentials: true });
    expect(await world.accounts.find(id, customerId)).toMatchObject({ hasCredentials: false });
  });

  test('is found by its name in 200 orders at most, and the answer says whether there are more', async () => {
    const { id } = await saveAccount();
    const attach = () => world.orders.attach({ orderId: v7(), accountId: id, customerId });
    for (let nth = 0; nth < 200; nth++) await attach();
    const found = await world.orders.ordersPlayedAs('kor');
    expect([found.ids.length, found.all]).toEqual([200, true]);
    await attach();
    const some = await world.orders.ordersPlayedAs('kor');
    expect([some.ids.length, some.all]).toEqual([200, false]);
    expect(await world.orders.ordersPlayedAs('ko')).toEqual({ ids: [], all: true });
  });

  test('of a duo order has nothing to erase', async () => {
    const orderId = v7();
    const { id } = await saveAccount(false);
    await world.orders.attach({ orderId, accountId: id, customerId });
    expect(await world.orders.eraseForOrder(orderId)).toBe(false);
  });
});

describe('the deadline for erasing credentials', () => {
  test('is 30 days after the order’s last change, and the erasure is recorded once', async () => {
    const [forgotten, touched] = [v7(), v7()];
    for (const orderId of [forgotten, touched])
      await world.orders.attach({ orderId, accountId: (await saveAccount()).id, customerId });
    world.clock.advance({ days: 20 });
    world.lastChange.set(touched, world.clock.now());
    await world.sweep();
    expect(world.erasures).toEqual([]);

    world.clock.advance({ days: 10 });
    await world.sweep();
    await world.sweep();
    expect(world.erasures).toEqual([forgotten]);

    world.clock.advance({ days: 20 });
    await world.sweep();
    expect(world.erasures).toEqual([forgotten, touched]);
    expect(world.secrets.rows.size).toBe(0);
  });
});

describe('a saved account without an order', () => {
  test('loses its credentials within 30 days; an account with an order keeps them', async () => {
    const [unused, used] = [await saveAccount(), await saveAccount()];
    await world.orders.attach({ orderId: v7(), accountId: used.id, customerId });
    const kept = async ({ id }: { readonly id: string }) => (await world.accounts.find(id, customerId))?.hasCredentials;

    world.clock.advance({ days: 28 });
    await world.sweepUnused();
    expect([await kept(unused), await kept(used)]).toEqual([true, true]);

    world.clock.advance({ days: 2 });
    await world.sweepUnused();
    expect([await kept(unused), await kept(used)]).toEqual([false, true]);
  });
});

describe('removing a saved account', () => {
  test('is refused while an order uses it, and erases its credentials', async () => {
    const orderId = v7();
    const { id } = await saveAccount();
    await world.orders.attach({ orderId, accountId: id, customerId });
    await expect(world.remove(id, customerId)).rejects.toMatchObject({ code: 'vault.account_in_use' });
    await expect(world.remove(id, v7())).rejects.toMatchObject({ code: 'vault.account_not_found' });

    await world.orders.detach(orderId);
    await world.remove(id, customerId);
    expect(world.secrets.rows.size).toBe(0);
    await expect(world.remove(id, customerId)).rejects.toMatchObject({ code: 'vault.account_not_found' });
  });
});

describe('a new key in the ring', () => {
  test('re-wraps every older data key, so that the old key can be removed', async () => {
    for (let i = 0; i < 250; i++) await saveAccount();
    const second = `2:${key()}`;
    const rotated = new EnvelopeSafe(KeyRing.parse(`${ring},${second}`));
    const rewrap = rewrapSecrets({
      secrets: world.secrets,
      safe: rotated,
      work: unitOfWork({ transactions: world.transactions }),
    });
    expect(await rewrap()).toBe(250);
    expect(await rewrap()).toBe(0);

    const onlyNew = new EnvelopeSafe(KeyRing.parse(second));
    for (const { name, sealed } of world.secrets.rows.values())
      expect(JSON.parse(onlyNew.open(sealed, name))).toEqual(credentials);
  });
});
