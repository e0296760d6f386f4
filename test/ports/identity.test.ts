import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import type { Clock, RateLimits } from '#kernel/ports.ts';
import { LinkTokens } from '#modules/identity/adapters/crypto/link-tokens.ts';
import { CachedLiveSessions } from '#modules/identity/adapters/persistence/cached-live-sessions.ts';
import { identityRows } from '#modules/identity/adapters/persistence/identity.table.ts';
import { SqlPasswordLinks } from '#modules/identity/adapters/persistence/sql-password-links.ts';
import { SqlSecondFactors } from '#modules/identity/adapters/persistence/sql-second-factors.ts';
import { SqlSessions } from '#modules/identity/adapters/persistence/sql-sessions.ts';
import { SqlUsers } from '#modules/identity/adapters/persistence/sql-users.ts';
import type {
  LiveSessions,
  PasswordLinks,
  SecondFactors,
  Sessions,
  Users,
} from '#modules/identity/application/ports.ts';
import { Database } from '#platform/db/database.ts';
import { RateLimitRow } from '#platform/db/rate-limit.table.ts';
import { DatabaseRateLimits } from '#platform/http/rate-limits.ts';
import {
  InMemoryPasswordLinks,
  InMemoryRateLimits,
  InMemorySessions,
  InMemoryUsers,
} from '#test/support/fakes/in-memory-identity.ts';
import { InMemorySecondFactors } from '#test/support/fakes/in-memory-second-factor.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';
import { person } from '#test/support/people.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

interface Stores {
  readonly users: Users;
  readonly factors: SecondFactors;
  readonly sessions: Sessions;
  readonly live: LiveSessions;
  readonly links: PasswordLinks;
  readonly limits: RateLimits;
}

const now = new Date('2026-11-20T12:00:00.000Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const hash = (letter: string) => letter.repeat(64);

const contract = (make: (clock: Clock) => Stores) => {
  let clock: FixedClock;
  let stores: Stores;
  beforeEach(() => {
    clock = new FixedClock(now);
    stores = make(clock);
  });

  describe('users', () => {
    test('are found as they were added and as they were changed', async () => {
      const user = person({ role: 'staff', scopes: ['orders:read', 'orders:write'], lastSeenAt: now });
      await stores.users.add(user);
      expect(await stores.users.find(user.id)).toEqual(user);
      const changed = {
        ...user,
        status: 'banned' as const,
        banReason: 'Hakaret',
        passwordHash: null,
        firstName: 'Ege',
        mutedNotices: ['order-state.mail' as const],
      };
      await stores.users.save(changed);
      expect(await stores.users.lock(user.id)).toEqual(changed);
      expect(await stores.users.find(v7())).toBeUndefined();
    });

    test.each(['İlkışık', 'ılkışık', 'ILKIŞIK', 'ilkışık', 'Ilkişik', 'i\u0307lki\u015F\u0131k'])(
      'a username is taken in every case and İ/ı spelling: %s',
      async (spelling) => {
        await stores.users.add(person({ username: 'İlkışık' })).catch(() => undefined);
        expect(await stores.users.taken({ username: spelling })).toBe('username');
        expect((await stores.users.findByLogin(spelling))?.username).toBe('İlkışık');
        await expect(stores.users.add(person({ username: spelling }))).rejects.toMatchObject({
          code: 'identity.username_taken',
        });
      },
    );

    test('an e-mail address or a phone number of another user is refused', async () => {
      const user = person();
      await stores.users.add(user);
      await expect(stores.users.add(person({ email: user.email.toUpperCase() }))).rejects.toMatchObject({
        code: 'identity.email_taken',
      });
      await expect(stores.users.add(person({ phone: user.phone }))).rejects.toMatchObject({
        code: 'identity.phone_taken',
      });
      const other = person();
      await stores.users.add(other);
      await expect(stores.users.save({ ...other, phone: user.phone })).rejects.toMatchObject({
        code: 'identity.phone_taken',
      });
      const { email, phone, username } = user;
      expect(await stores.users.taken({ email, phone, username })).toBe('email');
      expect(await stores.users.taken({ phone, username: 'bambaska' })).toBe('phone');
      expect(await stores.users.taken({ email: 'kimse@basamak.test', username: 'bambaska' })).toBeUndefined();
    });

    test.each(['\0', 'kimse\0@basamak.test', '\ud800', '', ' '.repeat(90)])(
      '%j as a login finds no user',
      async (login) => {
        expect(await stores.users.findByLogin(login)).toBeUndefined();
      },
    );
  });

  describe('sessions', () => {
    const opened = async (given: Parameters<typeof person>[0] = {}) => {
      const user = person(given);
      await stores.users.add(user);
      const session = {
        id: v7(),
        userId: user.id,
        device: 'Chrome, Windows',
        address: '203.0.113.7',
        refreshHash: hash('a'),
        expiresAt: inSeconds(604_800),
      };
      const open = await stores.sessions.open(session, 'hash of kiraz-agaci', now);
      return { user, session, open };
    };
    const rotation = {
      fromHash: hash('a'),
      toHash: hash('b'),
      rotations: [5],
      expiresAt: inSeconds(9),
      at: inSeconds(1),
    };

    test('are opened only for an active user with that password, and record when the user was last seen', async () => {
      const { user, session, open } = await opened();
      expect(open).toBe(true);
      expect(await stores.sessions.find(session.id)).toMatchObject({
        session: { ...session, rotations: [], revoked: false },
        owner: { role: 'customer', status: 'active', banReason: null },
      });
      expect((await stores.users.find(user.id))?.lastSeenAt).toEqual(now);
      expect((await opened({ status: 'banned', banReason: 'Hile' })).open).toBe(false);
      expect((await opened({ passwordHash: 'another' })).open).toBe(false);
      expect(await stores.sessions.find(v7())).toBeUndefined();
    });

    test('rotate only the current refresh token, and only once', async () => {
      const { user, session } = await opened();
      const both = await Promise.all([
        stores.sessions.rotate(session.id, rotation),
        stores.sessions.rotate(session.id, { ...rotation, toHash: hash('c') }),
      ]);
      expect(both.filter(Boolean)).toHaveLength(1);
      const found = await stores.sessions.find(session.id);
      expect(found?.session).toMatchObject({ rotations: [5], expiresAt: inSeconds(9) });
      expect((await stores.users.find(user.id))?.lastSeenAt).toEqual(inSeconds(1));
      await stores.sessions.revoke(session.id, now);
      const living = found?.session.refreshHash ?? '';
      expect(await stores.sessions.rotate(session.id, { ...rotation, fromHash: living })).toBe(false);
    });

    test('say whether a second factor that the role needs is missing', async () => {
      const { user, session } = await opened({ role: 'staff' });
      const begun = { userId: user.id, confirmedAt: null, lastStep: 0, recoveryHashes: [] };
      await stores.factors.save(begun);
      expect(await stores.live.find(session.id)).toMatchObject({ mustSetSecondFactor: true });

      const other = await opened({ role: 'staff' });
      const on = { userId: other.user.id, confirmedAt: now, lastStep: 58_000_000, recoveryHashes: ['a', 'b'] };
      await stores.factors.save({ ...begun, userId: other.user.id });
      await stores.factors.save(on);
      expect(await stores.factors.lock(other.user.id)).toEqual(on);
      expect(await stores.live.find(other.session.id)).toMatchObject({ mustSetSecondFactor: false });
      const asked = [user.id, other.user.id];
      expect(await stores.factors.confirmedOf(asked)).toEqual(new Set([other.user.id]));
      expect(await stores.factors.confirmedOf([])).toEqual(new Set());
      await stores.factors.remove(other.user.id);
      expect(await stores.factors.find(other.user.id)).toBeUndefined();
    });

    test('live until they are revoked or expire, or their user is banned', async () => {
      const { user, session } = await opened({ role: 'staff', scopes: ['orders:read'], mustChangePassword: true });
      expect(await stores.live.find(session.id)).toEqual({
        id: session.id,
        userId: user.id,
        role: 'staff',
        scopes: ['orders:read'],
        displayName: 'Deniz Y.',
        mustChangePassword: true,
        mustSetSecondFactor: true,
      });
      await stores.sessions.revoke(session.id, now);
      expect(await stores.live.find(session.id)).toBeUndefined();

      const banned = await opened();
      await stores.users.save({ ...banned.user, status: 'banned', banReason: 'Hile' });
      expect(await stores.live.find(banned.session.id)).toBeUndefined();

      const late = await opened();
      clock.advance({ days: 7, seconds: 1 });
      expect(await stores.live.find(late.session.id)).toBeUndefined();
    });

    test('are listed for their user while they live, the last used first', async () => {
      const { user, session } = await opened();
      const second = { ...session, id: v7(), device: '', expiresAt: inSeconds(60) };
      await stores.sessions.open(second, 'hash of kiraz-agaci', inSeconds(5));
      await opened();
      await stores.sessions.rotate(session.id, { ...rotation, expiresAt: inSeconds(604_800), at: inSeconds(9) });
      const first = {
        id: session.id,
        device: 'Chrome, Windows',
        address: '203.0.113.7',
        createdAt: now,
        lastUsedAt: inSeconds(9),
      };
      const other = {
        id: second.id,
        device: '',
        address: '203.0.113.7',
        createdAt: inSeconds(5),
        lastUsedAt: inSeconds(5),
      };
      expect(await stores.sessions.livingOf(user.id, inSeconds(10))).toEqual([first, other]);
      expect(await stores.sessions.livingOf(user.id, inSeconds(60))).toEqual([first]);
      await stores.sessions.revoke(session.id, inSeconds(10));
      expect(await stores.sessions.livingOf(user.id, inSeconds(10))).toEqual([other]);
      await stores.sessions.forgetDevicesOf(user.id);
      expect((await stores.sessions.find(session.id))?.session).toMatchObject({
        device: '',
        address: '',
        revoked: true,
      });
    });

    test('are ended by their own user only, and only once', async () => {
      const { user, session } = await opened();
      expect(await stores.sessions.revokeOwn(session.id, v7(), now, 'owner')).toBe(false);
      expect(await stores.sessions.revokeOwn(v7(), user.id, now, 'owner')).toBe(false);
      expect((await stores.sessions.find(session.id))?.session.revoked).toBe(false);
      expect(await stores.sessions.revokeOwn(session.id, user.id, now, 'owner')).toBe(true);
      expect(await stores.sessions.revokeOwn(session.id, user.id, now, 'owner')).toBe(false);
      const late = await opened();
      expect(await stores.sessions.revokeOwn(late.session.id, late.user.id, inSeconds(604_800), 'owner')).toBe(false);
    });

    test('of a user are all revoked except the one to keep; expired ones are purged', async () => {
      const { user, session } = await opened();
      const other = { ...session, id: v7(), expiresAt: inSeconds(1) };
      await stores.sessions.open(other, 'hash of kiraz-agaci', now);
      await stores.sessions.revokeAllOf(user.id, now, 'owner', session.id);
      expect((await stores.sessions.find(session.id))?.session.revoked).toBe(false);
      expect((await stores.sessions.find(other.id))?.session.revoked).toBe(true);
      await stores.sessions.revokeAllOf(user.id, now, 'password');
      expect((await stores.sessions.find(session.id))?.session.revoked).toBe(true);
      await stores.sessions.purge(inSeconds(2));
      expect(await stores.sessions.find(other.id)).toBeUndefined();
      expect(await stores.sessions.find(session.id)).toBeDefined();
    });
  });

  describe('links to set a password', () => {
    test('work once, and until they expire', async () => {
      const link = { id: v7(), userId: v7(), expiresAt: inSeconds(60) };
      const token = await stores.links.issue(link);
      expect(await stores.links.issue(link)).toBe(token);
      expect(await stores.links.holderOf(token, now)).toBe(link.userId);
      expect(await stores.links.holderOf(token, inSeconds(60))).toBeUndefined();
      expect(await stores.links.redeem(token, inSeconds(60))).toBe(false);
      expect(await stores.links.redeem(`${token}x`, now)).toBe(false);
      const both = await Promise.all([stores.links.redeem(token, now), stores.links.redeem(token, now)]);
      expect(both.toSorted((a, b) => Number(a) - Number(b))).toEqual([false, true]);
      expect(await stores.links.holderOf(token, now)).toBeUndefined();
    });

    test('are revoked with all others of their user; expired ones are purged', async () => {
      const link = { id: v7(), userId: v7(), expiresAt: inSeconds(60) };
      const token = await stores.links.issue(link);
      await stores.links.revokeAllOf(v7(), now);
      expect(await stores.links.holderOf(token, now)).toBe(link.userId);
      await stores.links.revokeAllOf(link.userId, now);
      expect(await stores.links.holderOf(token, now)).toBeUndefined();
      const old = await stores.links.issue({ id: v7(), userId: v7(), expiresAt: inSeconds(-60) });
      await stores.links.purge(now);
      expect(await stores.links.holderOf(old, inSeconds(-120))).toBeUndefined();
    });
  });

  describe('rate limits', () => {
    const limit = { attempts: 3, windowSeconds: 60 };

    test('let the allowed number through per window, then return the seconds to wait', async () => {
      const key = v7();
      for (let attempt = 1; attempt <= 3; attempt++) expect(await stores.limits.count([{ key, limit }])).toBe(0);
      clock.advance({ seconds: 20 });
      expect(await stores.limits.count([{ key, limit }])).toBe(40);
      expect(await stores.limits.count([{ key: v7(), limit }])).toBe(0);
      clock.advance({ seconds: 40 });
      expect(await stores.limits.count([{ key, limit }])).toBe(0);
    });

    test('return the longest wait of several limits, and no longer count a forgiven key', async () => {
      const [one, two] = [v7(), v7()];
      const attempts = [
        { key: one, limit: { attempts: 1, windowSeconds: 10 } },
        { key: two, limit: { attempts: 1, windowSeconds: 90 } },
      ];
      expect(await stores.limits.count(attempts)).toBe(0);
      expect(await stores.limits.count(attempts)).toBe(90);
      await stores.limits.forgive(two);
      expect(await stores.limits.count(attempts)).toBe(10);
    });

    test('let exactly three of 40 simultaneous attempts through', async () => {
      const key = v7();
      const waits = await Promise.all(Array.from({ length: 40 }, () => stores.limits.count([{ key, limit }])));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    });
  });
};

describe('the identity stores in memory', () => {
  contract((clock) => {
    const users = new InMemoryUsers();
    const factors = new InMemorySecondFactors();
    const sessions = new InMemorySessions(users, clock, factors, ['staff']);
    return {
      users,
      factors,
      sessions,
      live: sessions.live,
      links: new InMemoryPasswordLinks(),
      limits: new InMemoryRateLimits(clock),
    };
  });
});

describe('the identity stores on PostgreSQL', () => {
  let server: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    server = await testDatabase();
    database = await Database.connect(server.url, [...identityRows, RateLimitRow], { max: 8 });
  });
  afterAll(async () => {
    await database.close();
    await server.drop();
  });

  contract((clock) => {
    const live = new CachedLiveSessions(database, clock, { secondFactorRequired: ['staff'] });
    return {
      users: new SqlUsers(database),
      factors: new SqlSecondFactors(database),
      sessions: new SqlSessions(database, live),
      live,
      links: new SqlPasswordLinks(database, new LinkTokens({ tokenSecret: 'a secret of a test' })),
      limits: new DatabaseRateLimits(database, clock),
    };
  });
});
