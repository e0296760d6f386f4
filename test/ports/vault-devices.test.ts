import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { Transactions } from '#kernel/ports.ts';
import { MikroDevices } from '#modules/vault/adapters/persistence/mikro-devices.ts';
import { MikroLoginReleases } from '#modules/vault/adapters/persistence/mikro-login-releases.ts';
import { vaultPersonalData } from '#modules/vault/adapters/persistence/vault-personal-data.ts';
import { vaultRows } from '#modules/vault/adapters/persistence/vault.table.ts';
import type { Devices, LoginReleases } from '#modules/vault/application/ports.ts';
import { confirmed, registered, removed, type Device } from '#modules/vault/domain/device.ts';
import { requested, type LoginRelease } from '#modules/vault/domain/login-release.ts';
import { Database } from '#platform/db/database.ts';
import { InMemoryDevices, InMemoryLoginReleases } from '#test/support/fakes/in-memory-devices.ts';
import { NoTransactions } from '#test/support/fakes/kernel.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second));
const bytes = () => randomBytes(32).toString('base64url');
const device = (second = 0, boosterId = v7()): Device => ({
  ...registered(
    {
      id: v7(),
      boosterId,
      name: `Bilgisayar ${second}`,
      hwid: 'hwid-1',
      publicKey: { kty: 'OKP', crv: 'X25519', x: bytes() },
      thumbprint: bytes(),
      createdAt: at(second),
    },
    0,
  ),
});
const releaseFor = ({ id: deviceId, boosterId }: Device, second = 0, orderId = v7()): LoginRelease =>
  requested({ id: v7(), orderId, orderNumber: '48213', boosterId, deviceId }, at(second));

interface Stores {
  readonly devices: Devices;
  readonly releases: LoginReleases;
  readonly transactions: Transactions;
}

const contract = (make: () => Stores) => {
  let devices: Devices;
  let releases: LoginReleases;
  let transactions: Transactions;
  beforeEach(() => {
    ({ devices, releases, transactions } = make());
  });

  test('a device is found by id and by key; saving changes neither its name nor its key', async () => {
    const one = device();
    await devices.add(one);
    expect(await devices.find(one.id)).toEqual(one);
    expect(await devices.findByThumbprint(one.thumbprint)).toEqual(one);
    const after = confirmed(one, v7(), at(5));
    await devices.save({ ...after, name: 'Başka', thumbprint: bytes() });
    expect(await transactions.run(() => devices.lock(one.id))).toEqual(after);
    expect([await devices.find(v7()), await devices.findByThumbprint(bytes())]).toEqual([undefined, undefined]);
  });

  test('a key belongs to one device for good, even after the device is removed', async () => {
    const one = device();
    await devices.add(one);
    await devices.save(removed(one, at(1)));
    await expect(devices.add({ ...device(), thumbprint: one.thumbprint })).rejects.toMatchObject({
      code: 'vault.device_known',
    });
  });

  test('a booster’s devices are listed oldest first, without removed ones; staff list all', async () => {
    const boosterId = v7();
    const [older, newer, gone] = [device(1, boosterId), device(2, boosterId), device(3, boosterId)];
    for (const one of [newer, older, gone, device()]) await devices.add(one);
    await devices.save(removed(gone, at(4)));
    expect((await devices.ofBooster(boosterId)).map(({ id }) => id)).toEqual([older.id, newer.id]);

    const part = { from: 0, limit: 2, descending: true, where: { boosterId: [boosterId] } };
    const listed = await devices.list(part);
    expect([listed.rows.map(({ id }) => id), listed.total]).toEqual([[gone.id, newer.id], 3]);
    const waiting = await devices.list({ ...part, where: { boosterId: [boosterId], state: ['removed'] } });
    expect(waiting.rows.map(({ id }) => id)).toEqual([gone.id]);
    const within = await devices.list({ ...part, created: { from: at(2), to: at(3) } });
    expect(within.rows.map(({ id }) => id)).toEqual([newer.id]);
  });

  test('a release waits until it is opened, replaced or expired', async () => {
    const own = device();
    await devices.add(own);
    const [opened, replaced, waiting] = [releaseFor(own, 1), releaseFor(own, 2), releaseFor(own, 3)];
    for (const release of [waiting, opened, replaced]) await releases.add(release);
    expect((await releases.waitingAt(own.id, at(4))).map(({ id }) => id)).toEqual([opened.id, replaced.id, waiting.id]);

    await releases.markOpened(opened.id, at(4));
    await releases.endWaiting(replaced.orderId, at(4));
    await releases.endWaiting(opened.orderId, at(4));
    expect((await releases.waitingAt(own.id, at(4))).map(({ id }) => id)).toEqual([waiting.id]);
    expect(await releases.waitingAt(own.id, waiting.expiresAt)).toEqual([]);
    expect(await transactions.run(() => releases.lock(opened.id))).toEqual({ ...opened, openedAt: at(4) });
    expect(await releases.find(replaced.id)).toEqual({ ...replaced, expiresAt: at(4) });
    expect(await releases.find(v7())).toBeUndefined();
  });

  test('a booster sees their own releases of an order, newest first; staff list all, with the device’s name', async () => {
    const own = device();
    await devices.add(own);
    const orderId = v7();
    const [older, newer] = [releaseFor(own, 1, orderId), releaseFor(own, 2, orderId)];
    for (const release of [older, newer, releaseFor(own, 3)]) await releases.add(release);
    const deviceName = own.name;
    expect(await releases.latest(orderId, own.boosterId, 5)).toEqual([
      { ...newer, deviceName },
      { ...older, deviceName },
    ]);
    expect(await releases.latest(orderId, own.boosterId, 1)).toHaveLength(1);
    expect(await releases.latest(orderId, v7(), 5)).toEqual([]);
    const where = { orderId: [orderId], deviceId: [own.id], boosterId: [own.boosterId] };
    const listed = await releases.list({ from: 0, limit: 1, descending: false, where });
    expect([listed.rows, listed.total]).toEqual([[{ ...older, deviceName }], 2]);
    const requested = { from: newer.requestedAt };
    const later = await releases.list({ from: 0, limit: 9, descending: false, where, requested });
    expect(later.rows).toEqual([{ ...newer, deviceName }]);
  });
};

describe('devices and releases in memory', () => {
  contract(() => {
    const devices = new InMemoryDevices();
    return { devices, releases: new InMemoryLoginReleases(devices), transactions: new NoTransactions() };
  });
});

describe('devices and releases on PostgreSQL', () => {
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
    devices: new MikroDevices(database),
    releases: new MikroLoginReleases(database),
    transactions: database,
  }));

  test('the database refuses to reopen a release, to open it late, and to extend, move or delete it', async () => {
    const [devices, releases] = [new MikroDevices(database), new MikroLoginReleases(database)];
    const own = device();
    await devices.add(own);
    const [once, late] = [releaseFor(own, 1), releaseFor(own, 2)];
    for (const release of [once, late]) await releases.add(release);
    await releases.markOpened(once.id, at(3));
    const change = (text: string) => database.orm.em.fork().getConnection().execute(text);
    for (const text of [
      `update login_release set opened_at = null where id = '${once.id}'`,
      `update login_release set opened_at = expires_at + interval '1 ms' where id = '${late.id}'`,
      `update login_release set expires_at = expires_at + interval '1 ms' where id = '${late.id}'`,
      `update login_release set device_id = '${v7()}' where id = '${late.id}'`,
      `delete from login_release where id = '${late.id}'`,
    ])
      await expect(change(text)).rejects.toThrow('stays as it was recorded');
  });

  test('erasing a booster erases the names of their devices; the releases stay on record', async () => {
    const [devices, releases] = [new MikroDevices(database), new MikroLoginReleases(database)];
    const own = device();
    await devices.add(own);
    const release = releaseFor(own);
    await releases.add(release);
    const person = { id: own.boosterId, email: 'b@basamak.test', emailVerified: true };
    const data = vaultPersonalData(database);
    expect(await data.recordsOf(person)).toMatchObject({
      devices: [{ id: own.id, name: own.name }],
      loginReleases: [{ deviceId: own.id }],
    });
    await data.erase(person);
    expect(await devices.find(own.id)).toMatchObject({ name: 'Silinmiş kullanıcı', state: 'removed' });
    expect(await releases.find(release.id)).toEqual(release);
  });
});
