import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { v7 } from 'uuid';
import type { PasswordLinkRequest } from '#modules/identity/application/send-password-link.ts';
import { productionLimits } from '#modules/identity/config.ts';
import { identityFixture } from '#test/support/identity-fixture.ts';
import { person } from '#test/support/people.ts';

const here = '203.0.113.7';
const elsewhere = '198.51.100.1';
const refused = (code: string, params?: object) => expect.objectContaining(params ? { code, params } : { code });

let at: ReturnType<typeof identityFixture>;
const admin = person({ role: 'admin' });
beforeEach(async () => {
  at = identityFixture();
  await at.users.add(admin);
});
const known = async (given: Parameters<typeof person>[0] = {}) => {
  const user = person(given);
  await at.users.add(user);
  const logIn = (password = 'kiraz-agaci') => at.authenticate({ login: user.email, password }, here);
  return { user, logIn };
};
const caller = (token: string, route?: string) => at.authentication.authenticate(`Bearer ${token}`, route);
const requested = () => at.jobs.sent.map(({ data }) => data as PasswordLinkRequest);
const mailed = () => {
  const mail = at.mails.delivered.at(-1);
  return mail && 'link' in mail.params ? new URL(mail.params.link) : undefined;
};

describe('registering', () => {
  test('creates a customer who is signed in, and notifies the modules that open an account', async () => {
    const { id: _, ...wanted } = person();
    const { token } = await at.register(wanted, 'kiraz-agaci', here);
    const who = await caller(token);
    expect(who).toMatchObject({ role: 'customer', scopes: [], displayName: 'Deniz Y.', mustChangePassword: false });
    expect(at.opened).toEqual([who.id]);
  });

  test('refuses a common password and a phone number that is taken', async () => {
    const { user } = await known();
    await expect(at.register(person(), 'Galatasaray', here)).rejects.toEqual(refused('identity.password_too_common'));
    await expect(at.register(person({ phone: user.phone }), 'kiraz-agaci', here)).rejects.toEqual(
      refused('identity.phone_taken'),
    );
    expect(at.users.rows.size).toBe(2);
  });
});

describe('logging in', () => {
  test('works by e-mail address and username, in any spelling', async () => {
    const { user } = await known({ username: 'İlkIşık', email: 'ilk@basamak.test' });
    for (const login of ['ilkışık', 'ILKIŞIK', 'ILK@BASAMAK.TEST', 'ılk@basamak.test']) {
      const { token } = await at.authenticate({ login, password: 'kiraz-agaci' }, here);
      expect((await caller(token)).id).toBe(user.id);
    }
  });

  test('gives the same refusal and compares a hash for a wrong password, an invited and an unknown user', async () => {
    const { user } = await known();
    const invited = await known({ passwordHash: null });
    for (const login of [user.email, invited.user.email, 'kimse@basamak.test', '\0']) {
      await expect(at.authenticate({ login, password: 'elma-agaci' }, here)).rejects.toEqual(
        refused('identity.bad_credentials'),
      );
    }
    expect(at.passwords.verifications).toBe(4);
  });

  test('gives the reason of a ban only after the right password', async () => {
    const { logIn } = await known({ status: 'banned', banReason: 'Hakaret' });
    await expect(logIn()).rejects.toEqual(refused('identity.banned', { reason: 'Hakaret' }));
    await expect(logIn('elma-agaci')).rejects.toEqual(refused('identity.bad_credentials'));
  });

  test('is limited by account and IP address: the owner elsewhere is not locked out (promise 27)', async () => {
    const { user, logIn } = await known();
    const from = (address: string, login = user.email, password = 'kiraz-agaci') =>
      at.authenticate({ login, password }, address);
    for (let guess = 1; guess <= 10; guess++) {
      await expect(from(here, user.email.toUpperCase(), `tahmin${guess}`)).rejects.toEqual(
        refused('identity.bad_credentials'),
      );
    }
    await expect(logIn()).rejects.toEqual(refused('identity.too_many_attempts', { retryAfterSeconds: 900 }));
    // the username of the same account has the same limit
    await expect(from(here, user.username)).rejects.toEqual(refused('identity.too_many_attempts'));
    await expect(from(elsewhere)).resolves.toMatchObject({ expiresInSeconds: 900 });
    await expect(from(here, (await known()).user.email)).resolves.toBeDefined();
    at.clock.advance({ seconds: 900 });
    await expect(logIn()).resolves.toBeDefined();
  });

  test('forgets the wrong passwords after the right password', async () => {
    const { logIn } = await known();
    for (let round = 1; round <= 4; round++) {
      for (let slip = 1; slip <= 8; slip++) await logIn('elma-agaci').catch(() => undefined);
      await expect(logIn()).resolves.toBeDefined();
    }
  });

  test('is also limited by IP address alone, whichever accounts are tried', async () => {
    at = identityFixture({ ...productionLimits, logInFromAddress: { attempts: 3, windowSeconds: 60 } });
    const guess = (login: string) => at.authenticate({ login, password: 'elma-agaci' }, here);
    for (const login of ['bir', 'iki', 'uc']) await guess(login).catch(() => undefined);
    // a refused attempt does not look up the account
    const lookUp = jest.spyOn(at.users, 'findByLogin');
    await expect(guess('dort')).rejects.toEqual(refused('identity.too_many_attempts', { retryAfterSeconds: 60 }));
    expect(lookUp).not.toHaveBeenCalled();
  });
});

describe('a session', () => {
  test('gives twenty concurrent refreshes the same successor token (promise 30)', async () => {
    const { logIn } = await known();
    let { refreshToken } = await logIn();
    for (let round = 1; round <= 30; round++) {
      const tabs = await Promise.all(Array.from({ length: 20 }, () => at.refresh(refreshToken)));
      const successors = new Set(tabs.map((tab) => tab.refreshToken));
      expect(successors.size).toBe(1);
      expect(successors).not.toContain(refreshToken);
      for (const { token } of tabs) await expect(caller(token)).resolves.toBeDefined();
      [refreshToken = ''] = [...successors];
    }
  });

  test('gives the current token to a tab that is some rotations behind', async () => {
    const { logIn } = await known();
    const first = (await logIn()).refreshToken;
    const second = (await at.refresh(first)).refreshToken;
    at.clock.advance({ seconds: 4 });
    const third = (await at.refresh(second)).refreshToken;
    expect((await at.refresh(first)).refreshToken).toBe(third);
    expect((await at.refresh(second)).refreshToken).toBe(third);
  });

  test('ends when a used token comes back after the grace period', async () => {
    const { logIn } = await known();
    const { refreshToken: stolen, token } = await logIn();
    const { refreshToken: living } = await at.refresh(stolen);
    at.clock.advance({ seconds: 11 });
    await expect(at.refresh(stolen)).rejects.toEqual(refused('identity.session_expired'));
    await expect(at.refresh(living)).rejects.toEqual(refused('identity.session_expired'));
    await expect(caller(token)).rejects.toEqual(refused('identity.unauthenticated'));
  });

  test('is not ended by an invented token', async () => {
    const { logIn } = await known();
    const { refreshToken } = await logIn();
    const invented = `${refreshToken.slice(0, 30)}${'A'.repeat(refreshToken.length - 30)}`;
    await expect(at.refresh(invented)).rejects.toEqual(refused('identity.session_expired'));
    await expect(at.refresh(refreshToken)).resolves.toBeDefined();
  });

  test('lives seven days from its last refresh', async () => {
    const { logIn } = await known();
    let { refreshToken } = await logIn();
    at.clock.advance({ days: 6 });
    ({ refreshToken } = await at.refresh(refreshToken));
    at.clock.advance({ days: 6 });
    ({ refreshToken } = await at.refresh(refreshToken));
    at.clock.advance({ days: 7, seconds: 1 });
    await expect(at.refresh(refreshToken)).rejects.toEqual(refused('identity.session_expired'));
  });

  test('that was ended by its owner or by a new password is refused a refresh with that reason', async () => {
    const { user, logIn } = await known();
    const [one, other, here] = [await logIn(), await logIn(), await logIn()];
    await at.sessions.revokeOwn((await caller(one.token)).sessionId, user.id, at.clock.now(), 'owner');
    await expect(at.refresh(one.refreshToken)).rejects.toEqual(refused('identity.ended_by_owner'));
    await at.replacePassword(user, 'hash of erik-agaci', { session: (await caller(here.token)).sessionId });
    await expect(at.refresh(other.refreshToken)).rejects.toEqual(refused('identity.ended_by_password'));
    await expect(at.refresh(one.refreshToken)).rejects.toEqual(refused('identity.ended_by_owner'));
    await expect(at.refresh(here.refreshToken)).resolves.toBeDefined();
  });

  test('ends by signing out, and the other sessions stay', async () => {
    const { logIn } = await known();
    const [mine, other] = [await logIn(), await logIn()];
    await at.signOut((await caller(mine.token)).sessionId);
    await expect(caller(mine.token)).rejects.toEqual(refused('identity.unauthenticated'));
    await expect(at.refresh(mine.refreshToken)).rejects.toEqual(refused('identity.session_expired'));
    await expect(caller(other.token)).resolves.toBeDefined();
  });

  test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer a b', `Bearer ${'a'.repeat(3000)}`])(
    'needs a bearer token: %s',
    async (header) => {
      await expect(at.authentication.authenticate(header)).rejects.toEqual(refused('identity.unauthenticated'));
    },
  );
});

describe('one’s own password', () => {
  test('is changed with the old one; other sessions end, and the owner gets a mail', async () => {
    const { user, logIn } = await known();
    const [mine, other] = [await logIn(), await logIn()];
    const me = await caller(mine.token);
    const change = (oldPassword: string, newPassword: string) => at.changePassword(me, { oldPassword, newPassword });
    await expect(change('elma-agaci', 'erik-agaci')).rejects.toEqual(refused('identity.old_password_incorrect'));
    await expect(change('kiraz-agaci', 'kiraz-agaci')).rejects.toEqual(refused('identity.password_unchanged'));
    await expect(change('kiraz-agaci', 'Parola123')).rejects.toEqual(refused('identity.password_too_common'));
    await change('kiraz-agaci', 'erik-agaci');
    await expect(caller(mine.token)).resolves.toBeDefined();
    await expect(caller(other.token)).rejects.toEqual(refused('identity.unauthenticated'));
    await expect(logIn()).rejects.toEqual(refused('identity.bad_credentials'));
    await expect(logIn('erik-agaci')).resolves.toBeDefined();
    expect(at.mails.queued).toMatchObject([{ to: user.email, template: 'password-changed' }]);
  });

  test('can’t be guessed with a session: attempts are limited to ten', async () => {
    const { logIn } = await known();
    const me = await caller((await logIn()).token);
    const guess = () => at.changePassword(me, { oldPassword: 'tahmin', newPassword: 'erik-agaci' });
    for (let attempt = 1; attempt <= 10; attempt++) await guess().catch(() => undefined);
    await expect(guess()).rejects.toEqual(refused('identity.too_many_attempts', { retryAfterSeconds: 900 }));
  });
});

describe('a forgotten password', () => {
  test('gets the same answer for a known and an unknown address, and a mail only for the known address', async () => {
    const { user } = await known();
    for (const email of [user.email, 'kimse@basamak.test']) await at.requestReset(email, here);
    expect(requested().map(({ email, kind }) => [email, kind])).toEqual([
      [user.email, 'password-reset'],
      ['kimse@basamak.test', 'password-reset'],
    ]);
    expect(JSON.stringify(at.jobs.sent)).not.toContain('token');
    for (const request of requested()) await at.sendLink(request);
    expect(at.mails.delivered).toHaveLength(1);
    expect(mailed()?.pathname).toBe('/reset-password');
  });

  test('sends no mail if the address is changed while its link is made', async () => {
    const { user } = await known();
    await at.requestReset(user.email, here);
    const find = at.users.findByLogin.bind(at.users);
    at.users.findByLogin = async (login) => {
      const found = await find(login);
      if (found) await at.users.save({ ...found, email: 'yeni@basamak.test' });
      return found;
    };
    for (const request of requested()) await at.sendLink(request);
    expect(at.mails.delivered).toEqual([]);
  });

  test('is replaced once by its link, and every session ends', async () => {
    const { user, logIn } = await known();
    const { token } = await logIn();
    await at.requestReset(user.email, here);
    for (const request of requested()) await at.sendLink(request);
    const secret = mailed()?.searchParams.get('token') ?? '';
    await expect(at.resetPassword('nonsense', 'erik-agaci')).rejects.toEqual(refused('identity.reset_token_invalid'));
    await expect(at.resetPassword(secret, '123456')).rejects.toEqual(refused('identity.password_too_common'));
    await at.resetPassword(secret, 'erik-agaci');
    await expect(at.resetPassword(secret, 'ayva-agaci')).rejects.toEqual(refused('identity.reset_token_invalid'));
    await expect(caller(token)).rejects.toEqual(refused('identity.unauthenticated'));
    await expect(logIn('erik-agaci')).resolves.toBeDefined();
    expect((await at.users.find(user.id))?.emailVerified).toBe(true);
  });

  test('is not replaced by a link after 30 minutes, or after another link was used', async () => {
    const { user, logIn } = await known();
    await at.requestReset(user.email, here);
    await at.requestReset(user.email, here);
    for (const request of requested()) await at.sendLink(request);
    const [first, second] = at.mails.delivered.map((mail) =>
      'link' in mail.params ? (new URL(mail.params.link).searchParams.get('token') ?? '') : '',
    );
    await at.resetPassword(first ?? '', 'erik-agaci');
    await expect(at.resetPassword(second ?? '', 'ayva-agaci')).rejects.toEqual(refused('identity.reset_token_invalid'));
    await at.requestReset(user.email, here);
    await at.sendLink(requested().at(-1)!);
    at.clock.advance({ seconds: 30 * 60 });
    await expect(at.resetPassword(mailed()?.searchParams.get('token') ?? '', 'ayva-agaci')).rejects.toEqual(
      refused('identity.reset_token_invalid'),
    );
    await expect(logIn('erik-agaci')).resolves.toBeDefined();
  });

  test('sends an address three mails at most', async () => {
    const { user } = await known();
    for (let request = 1; request <= 10; request++) await at.requestReset(user.email, here);
    expect(at.jobs.sent).toHaveLength(3);
  });
});

describe('the console', () => {
  test('creates a user with a password, or one who is invited for a week', async () => {
    const { id: _, passwordHash: __, ...wanted } = person();
    const booster = await at.createUser(admin, { ...wanted, role: 'booster', scopes: [], password: 'kiraz-agaci' });
    expect(at.opened).toEqual([booster.id]);
    expect(at.jobs.sent).toHaveLength(0);
    await at.authenticate({ login: booster.username, password: 'kiraz-agaci' }, here);

    const staff = await at.createUser(admin, {
      ...person(),
      role: 'staff',
      scopes: ['orders:read', 'orders:read'],
    });
    expect(staff).toMatchObject({ scopes: ['orders:read'], passwordHash: null });
    const [request] = at.jobs.sent.map(({ data }) => data as PasswordLinkRequest);
    await at.sendLink(request!);
    const [mail] = at.mails.delivered;
    expect(mail).toMatchObject({ template: 'invitation', to: staff.email, params: { isBooster: false } });
    at.clock.advance({ days: 6 });
    const link = mail && 'link' in mail.params ? mail.params.link : '';
    await at.resetPassword(new URL(link).searchParams.get('token') ?? '', 'erik-agaci');
    await expect(at.authenticate({ login: staff.email, password: 'erik-agaci' }, here)).resolves.toBeDefined();
  });

  test('bans a user, whose sessions end and who gets the reason at the next refresh, and lifts the ban', async () => {
    const { user, logIn } = await known();
    const { token, refreshToken } = await logIn();
    expect(await at.ban(admin, user.id, 'Hile')).toMatchObject({ status: 'banned', banReason: 'Hile' });
    await expect(caller(token)).rejects.toEqual(refused('identity.unauthenticated'));
    await expect(at.refresh(refreshToken)).rejects.toEqual(refused('identity.banned', { reason: 'Hile' }));
    await expect(logIn()).rejects.toEqual(refused('identity.banned', { reason: 'Hile' }));
    expect(await at.unban(admin, user.id)).toMatchObject({ status: 'active', banReason: null });
    await expect(at.refresh(refreshToken)).rejects.toEqual(refused('identity.ended_by_staff'));
    await expect(logIn()).resolves.toBeDefined();
    await expect(at.ban(admin, admin.id, 'Hile')).rejects.toEqual(refused('identity.role_not_allowed'));
    await expect(at.ban(admin, v7(), 'Hile')).rejects.toEqual(refused('identity.user_not_found'));
  });

  test('sends a password link to the user’s own address and ends their sessions', async () => {
    const { user, logIn } = await known();
    const { token } = await logIn();
    const clerk = person({ role: 'staff', scopes: ['users:write'] });
    await at.sendLinkTo(clerk, user.id);
    await expect(caller(token)).rejects.toEqual(refused('identity.unauthenticated'));
    await at.sendLink(requested().at(-1)!);
    expect(at.mails.delivered.at(-1)).toMatchObject({ to: user.email, template: 'password-reset' });
    await at.resetPassword(mailed()?.searchParams.get('token') ?? '', 'erik-agaci');
    await expect(logIn('erik-agaci')).resolves.toBeDefined();
  });

  test('sends no password link to an admin on behalf of staff, a banned user or an unreachable address', async () => {
    const { user } = await known();
    const clerk = person({ role: 'staff', scopes: ['users:write'] });
    await expect(at.sendLinkTo(clerk, admin.id)).rejects.toEqual(refused('identity.role_not_allowed'));
    await at.users.save({ ...user, mailFailure: 'refused', mailFailedAt: at.clock.now() });
    await expect(at.sendLinkTo(clerk, user.id)).rejects.toEqual(refused('identity.address_unreachable'));
    await at.ban(admin, user.id, 'Hile');
    await expect(at.sendLinkTo(clerk, user.id)).rejects.toEqual(refused('identity.user_is_banned'));
    expect(at.jobs.sent).toHaveLength(0);
  });

  test('sends a user three password links at most', async () => {
    const { user } = await known();
    for (let sent = 1; sent <= 3; sent++) await at.sendLinkTo(admin, user.id);
    await expect(at.sendLinkTo(admin, user.id)).rejects.toMatchObject({ code: 'identity.too_many_attempts' });
    expect(at.jobs.sent).toHaveLength(3);
  });

  test('creates an account with a password only for staff with the access scope, otherwise by invitation', async () => {
    const clerk = person({ role: 'staff', scopes: ['users:write'] });
    const { id: _, passwordHash: __, ...wanted } = person();
    const account = { ...wanted, role: 'customer', scopes: [] } as const;
    await expect(at.createUser(clerk, { ...account, password: 'kiraz-agaci' })).rejects.toEqual(
      refused('identity.access_scope_required'),
    );
    expect(await at.createUser(clerk, account)).toMatchObject({ passwordHash: null });
  });

  test('sets a one-time password that has to be changed before anything else is possible', async () => {
    const { user, logIn } = await known();
    const { token: before } = await logIn();
    const password = await at.setOneTimePassword(admin, user.id);
    expect(at.mails.queued.at(-1)).toMatchObject({ to: user.email, template: 'one-time-password' });
    await expect(caller(before)).rejects.toEqual(refused('identity.unauthenticated'));
    const { token } = await logIn(password);
    const me = await caller(token, 'GET /users/current');
    await expect(caller(token, 'GET /wallet')).rejects.toEqual(refused('identity.password_change_required'));
    await at.changePassword(me, { oldPassword: password, newPassword: 'erik-agaci' });
    await expect(caller(token, 'GET /wallet')).resolves.toMatchObject({ id: user.id, mustChangePassword: false });
  });
});

test('a profile change keeps the fields that it does not name, and refuses a taken phone number', async () => {
  const { user } = await known();
  await at.changeProfile(user.id, { firstName: 'Ege', phone: undefined, marketingMail: true });
  expect(await at.users.find(user.id)).toEqual({ ...user, firstName: 'Ege', marketingMail: true });
  await expect(at.changeProfile(user.id, { phone: admin.phone })).rejects.toEqual(refused('identity.phone_taken'));
});

test('the demo accounts are created once', async () => {
  await at.seed();
  expect(await at.seed()).toEqual({ customer: undefined, booster: undefined, staff: undefined, admin: undefined });
  const { token } = await at.authenticate({ login: 'destek@basamak.test', password: 'basamak-demo' }, here);
  const areas = new Set((await caller(token)).scopes.map((scope) => scope.split(':')[0]));
  expect([...areas]).toEqual(['orders', 'tickets', 'messages', 'reports']);
});
