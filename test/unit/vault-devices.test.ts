import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { v7 } from 'uuid';
import { DeviceKey } from '#contract/vault/device.ts';
import { EnvelopeSafe } from '#modules/vault/adapters/crypto/envelope-safe.ts';
import { JoseDeviceSeal } from '#modules/vault/adapters/crypto/jose-device-seal.ts';
import { JwtDeviceProofs } from '#modules/vault/adapters/crypto/jwt-device-proofs.ts';
import { KeyRing } from '#modules/vault/adapters/crypto/key-ring.ts';
import { confirmDevice } from '#modules/vault/application/confirm-device.ts';
import { credentialVault } from '#modules/vault/application/credential-vault.ts';
import { deviceLimits } from '#modules/vault/application/device-limits.ts';
import { openRelease } from '#modules/vault/application/open-release.ts';
import { orderVault } from '#modules/vault/application/order-vault.ts';
import { proveDevice } from '#modules/vault/application/prove-device.ts';
import { readDeviceStatus } from '#modules/vault/application/read-device-status.ts';
import { registerDevice } from '#modules/vault/application/register-device.ts';
import { vaultProjections } from '#modules/vault/application/projections.ts';
import { removeDevice } from '#modules/vault/application/remove-device.ts';
import { requestLogin } from '#modules/vault/application/request-login.ts';
import { saveGameAccount } from '#modules/vault/application/save-game-account.ts';
import { vaultConfig } from '#modules/vault/config.ts';
import type { Device } from '#modules/vault/domain/device.ts';
import { InMemoryDevices, InMemoryLoginReleases } from '#test/support/fakes/in-memory-devices.ts';
import { InMemoryRateLimits } from '#test/support/fakes/in-memory-identity.ts';
import { InMemoryGameAccounts, InMemoryOrderAccounts, InMemorySecrets } from '#test/support/fakes/in-memory-vault.ts';
import { FixedClock, NoTransactions, RecordingOutbox } from '#test/support/fakes/kernel.ts';
import { toldAtOnce } from '#test/support/told-work.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const login = { username: 'faremuhafız', password: 'gizli-🐀-şifre' };
const [boosterId, customerId, orderId, adminId] = [v7(), v7(), v7(), v7()];
const refusal = (code: string) => ({ code });

/** A computer with its key pair. */
const newComputer = async () => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'X25519' });
  const { x = '' } = await exportJWK(publicKey);
  return {
    registration: { name: 'Masaüstü', hwid: 'hwid-1', publicKey: { kty: 'OKP', crv: 'X25519', x } as const },
    read: async (sealed: string) => {
      const { plaintext, protectedHeader } = await compactDecrypt(sealed, privateKey);
      const content = JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, string>;
      return { purpose: protectedHeader.typ, content };
    },
  };
};

const setUp = async () => {
  const [clock, transactions, outbox, ids] = [
    new FixedClock(),
    new NoTransactions(),
    new RecordingOutbox(),
    { next: () => v7() },
  ];
  const secrets = new InMemorySecrets();
  const [accounts, orderAccounts] = [new InMemoryGameAccounts(secrets), new InMemoryOrderAccounts(secrets)];
  const vault = credentialVault({
    secrets,
    safe: new EnvelopeSafe(KeyRing.parse(`1:${randomBytes(32).toString('base64')}`)),
  });
  const ofOrders = orderVault({ accounts, orderAccounts, vault, work: unitOfWork({ transactions, clock }) });
  const devices = new InMemoryDevices();
  const releases = new InMemoryLoginReleases(devices);
  const config = vaultConfig({ production: true, tokenSecret: 'x'.repeat(40) });
  const limits = deviceLimits({ rateLimits: new InMemoryRateLimits(clock), config });
  const [seal, proofs] = [new JoseDeviceSeal(), new JwtDeviceProofs(config)];
  const prove = proveDevice({ devices, seal, proofs, limits, clock });

  /** The current facts of order and booster. */
  const facts = { needsLogin: true, isBooster: true, playedBy: boosterId };
  const told: string[] = [];
  const owners = {
    isBooster: async () => facts.isBooster,
    lockBooster: async () => facts.isBooster,
    namesOf: async () => new Map<string, string>(),
  };
  const orders = {
    lock: async (_: string, by: string) =>
      by === facts.playedBy ? { number: '48213', needsLogin: facts.needsLogin } : undefined,
    isPlayedBy: async (_: string, by: string) => by === facts.playedBy,
    recordRelease: async () => void told.push('customer'),
  };
  const work = toldAtOnce(vaultProjections, unitOfWork({ transactions, clock, ids }), {
    live: (events) => outbox.publish(events.filter(({ type }) => type === 'device')),
    notices: async (notices) => {
      for (const notice of notices)
        if (notice.kind === 'device-confirmed') told.push(`booster of ${notice.deviceName}`);
    },
  });

  const account = await saveGameAccount({ accounts, vault, work: unitOfWork({ transactions, clock, ids }) })({
    ownerId: customerId,
    game: 'league',
    server: 'tr',
    inGameName: 'Koridor Faresi',
    credentials: login,
  });
  await ofOrders.attach({ orderId, accountId: account.id, customerId });

  return {
    clock,
    devices,
    releases,
    outbox,
    facts,
    told,
    ofOrders,
    prove,
    register: registerDevice({ devices, seal, limits, work }),
    confirm: confirmDevice({ devices, work }),
    remove: removeDevice({ devices, work }),
    request: requestLogin({
      devices,
      releases,
      orders,
      orderVault: ofOrders,
      limits,
      work,
    }),
    status: readDeviceStatus({ prove, releases, owners, clock }),
    open: openRelease({
      prove,
      devices,
      releases,
      owners,
      orders,
      orderVault: ofOrders,
      seal,
      limits,
      work: unitOfWork({ transactions, clock }),
    }),
  };
};

let world: Awaited<ReturnType<typeof setUp>>;
let computer: Awaited<ReturnType<typeof newComputer>>;
beforeEach(async () => {
  [world, computer] = [await setUp(), await newComputer()];
});

const register = (of = computer) => world.register(boosterId, of.registration);
const confirmed = async (of = computer) => world.confirm((await register(of)).id, adminId);
const ask = (deviceId: string, by = boosterId) => world.request({ orderId, deviceId, boosterId: by });
const proofOf = async ({ thumbprint }: Device, on = computer): Promise<string> => {
  const { purpose, content } = await on.read(await world.prove.challenge(thumbprint, '10.0.0.1'));
  expect(purpose).toBe('basamak-challenge');
  return content['proof'] ?? '';
};

describe('registering a device', () => {
  test('is possible for three per booster; a removed device makes room, but its key is not accepted again', async () => {
    const [first] = await Promise.all([register(), register(await newComputer()), register(await newComputer())]);
    expect(first).toMatchObject({ state: 'waiting', boosterId, confirmedBy: null });
    await expect(register(await newComputer())).rejects.toMatchObject(refusal('vault.device_limit_reached'));
    await world.remove(first.id, boosterId);
    await expect(register()).rejects.toMatchObject(refusal('vault.device_known'));
    expect(await register(await newComputer())).toMatchObject({ state: 'waiting' });
  });

  test('refuses a key that cannot be used for sealing', async () => {
    const points = [0, 1].map((value) => Buffer.from([value, ...Buffer.alloc(31)]).toString('base64url'));
    for (const x of points) {
      const weak = { ...computer, registration: { ...computer.registration, publicKey: weakKey(x) } };
      await expect(register(weak)).rejects.toMatchObject(refusal('vault.device_key_invalid'));
    }
    const offTheCurve = { kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'A'.repeat(43) } as const;
    const given = { ...computer.registration, publicKey: offTheCurve };
    await expect(world.register(boosterId, given)).rejects.toMatchObject(refusal('vault.device_key_invalid'));
  });

  test('accepts one encoding of a key, because another encoding would give the same key another thumbprint', () => {
    const { publicKey } = computer.registration;
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    /** The key with some bits of one character flipped. */
    const spelledAt = (place: number, bits: number) => {
      const { x } = publicKey;
      const other = alphabet[alphabet.indexOf(x[place] ?? '') ^ bits] ?? '';
      return x.slice(0, place) + other + x.slice(place + 1);
    };
    expect(DeviceKey.safeParse(publicKey).success).toBe(true);
    // the two unused bits, and the highest bit, which X25519 ignores
    for (const x of [spelledAt(42, 1), spelledAt(42, 2), spelledAt(42, 3), spelledAt(41, 8)])
      expect([x, DeviceKey.safeParse({ ...publicKey, x }).success]).toEqual([x, false]);
    const { crv, ...point } = { kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'A'.repeat(43) } as const;
    expect(DeviceKey.safeParse({ ...point, crv }).success).toBe(true);
    expect(DeviceKey.safeParse({ ...point, crv, y: `${'A'.repeat(42)}B` }).success).toBe(false);
  });

  test('is rate limited, so that nobody can flood the list that staff read', async () => {
    for (let turn = 0; turn < 10; turn++) await world.remove((await register(await newComputer())).id);
    await expect(register()).rejects.toMatchObject(refusal('identity.too_many_attempts'));
  });
});
const weakKey = (x: string) => ({ kty: 'OKP', crv: 'X25519', x }) as const;

describe('confirming a device', () => {
  test('is done once, records who did it, and notifies the booster', async () => {
    const { id } = await register();
    expect(await world.confirm(id, adminId)).toMatchObject({ state: 'confirmed', confirmedBy: adminId });
    expect([world.told, world.outbox.events.map(({ to }) => to)]).toEqual([
      ['booster of Masaüstü'],
      [[{ user: boosterId }]],
    ]);
    await expect(world.confirm(id, adminId)).rejects.toMatchObject(refusal('vault.device_not_waiting'));
    await expect(world.confirm(v7(), adminId)).rejects.toMatchObject(refusal('vault.device_not_found'));
  });

  test('is refused once the device is removed', async () => {
    const { id } = await register();
    await expect(world.remove(id, v7())).rejects.toMatchObject(refusal('vault.device_not_found'));
    await world.remove(id, boosterId);
    await expect(world.confirm(id, adminId)).rejects.toMatchObject(refusal('vault.device_not_waiting'));
    await expect(world.remove(id)).rejects.toMatchObject(refusal('vault.device_not_found'));
  });
});

describe('a login request', () => {
  test('needs the order’s booster, their own confirmed device, and an order that is being played', async () => {
    const waiting = await register();
    await expect(ask(waiting.id)).rejects.toMatchObject(refusal('vault.device_not_confirmed'));
    const { id } = await world.confirm(waiting.id, adminId);
    await expect(ask(id, v7())).rejects.toMatchObject(refusal('vault.device_not_found'));
    world.facts.needsLogin = false;
    await expect(ask(id)).rejects.toMatchObject(refusal('vault.release_not_allowed'));
    world.facts.playedBy = v7();
    await expect(ask(id)).rejects.toMatchObject(refusal('order.not_found'));
    expect(world.releases.rows.size).toBe(0);
  });

  test('is refused if the credentials are erased', async () => {
    const { id } = await confirmed();
    await world.ofOrders.eraseForOrder(orderId);
    await expect(ask(id)).rejects.toMatchObject(refusal('vault.no_credentials'));
  });

  test('is not shown on a device whose owner is no longer a booster', async () => {
    const device = await confirmed();
    const { id } = await ask(device.id);
    const proof = await proofOf(device);
    expect((await world.status(proof)).waiting).toMatchObject([{ id }]);
    world.facts.isBooster = false;
    expect((await world.status(proof)).waiting).toEqual([]);
  });

  test('ends the earlier request', async () => {
    const device = await confirmed();
    const [replaced, newest] = [await ask(device.id), await ask(device.id)];
    const { waiting } = await world.status(await proofOf(device));
    expect(waiting.map(({ id }) => id)).toEqual([newest.id]);
    const opening = { proof: await proofOf(device), releaseId: replaced.id };
    await expect(world.open(opening)).rejects.toMatchObject(refusal('vault.release_expired'));
  });
});

describe('opening a release', () => {
  test('returns the log-in sealed to the device, once, and records it for the customer', async () => {
    const device = await confirmed();
    const { id: releaseId } = await ask(device.id);
    const proof = await proofOf(device);
    const { purpose, content } = await computer.read(await world.open({ proof, releaseId }));
    expect(purpose).toBe('basamak-release');
    expect(content).toEqual({
      releaseId,
      orderNumber: '48213',
      game: 'league',
      server: 'tr',
      inGameName: 'Koridor Faresi',
      ...login,
    });
    expect(world.told).toContain('customer');
    await expect(world.open({ proof, releaseId })).rejects.toMatchObject(refusal('vault.release_opened'));
    expect(world.told.filter((who) => who === 'customer')).toHaveLength(1);
  });

  test('is possible on the requested device only, within five minutes', async () => {
    const stranger = await newComputer();
    const [device, other] = [await confirmed(), await confirmed(stranger)];
    const { id: releaseId } = await ask(device.id);
    const byOther = { proof: await proofOf(other, stranger), releaseId };
    await expect(world.open(byOther)).rejects.toMatchObject(refusal('vault.release_not_found'));
    world.clock.advance({ seconds: 300 });
    const late = { proof: await proofOf(device), releaseId };
    await expect(world.open(late)).rejects.toMatchObject(refusal('vault.release_expired'));
    await expect(world.open({ ...late, releaseId: v7() })).rejects.toMatchObject(refusal('vault.release_not_found'));
  });

  test('checks order, booster and device again', async () => {
    const device = await confirmed();
    const { id: releaseId } = await ask(device.id);
    const proof = await proofOf(device);
    const open = () => world.open({ proof, releaseId });
    for (const change of [{ needsLogin: false }, { isBooster: false }, { playedBy: v7() }]) {
      const before = { ...world.facts };
      Object.assign(world.facts, change);
      await expect(open()).rejects.toMatchObject(refusal('vault.release_not_allowed'));
      Object.assign(world.facts, before);
    }
    await world.remove(device.id);
    await expect(open()).rejects.toMatchObject(refusal('vault.device_not_found'));
    expect([world.told.includes('customer'), world.releases.rows.get(releaseId)?.openedAt]).toEqual([false, null]);
  });

  test('refuses an expired or forged proof, and a removed device gets no challenge', async () => {
    const device = await confirmed();
    const { id: releaseId } = await ask(device.id);
    const proof = await proofOf(device);
    world.clock.advance({ seconds: 301 });
    for (const bad of [proof, `${proof}x`, 'kanıt'])
      await expect(world.open({ proof: bad, releaseId })).rejects.toMatchObject(refusal('vault.device_proof_invalid'));
    await world.remove(device.id);
    await expect(proofOf(device)).rejects.toMatchObject(refusal('vault.device_not_found'));
  });
});
