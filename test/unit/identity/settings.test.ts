import { beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { Money } from '#kernel/money.ts';
import { latecomersQueue } from '#modules/identity/application/erase-latecomers.ts';
import type { VerificationRequest } from '#modules/identity/application/send-verification.ts';
import { deviceOf } from '#modules/identity/domain/device.ts';
import { identityFixture } from '#test/support/identity-fixture.ts';
import { person } from '#test/support/people.ts';

const here = '203.0.113.7';
const refused = (code: string, params?: object) => expect.objectContaining(params ? { code, params } : { code });

let at: ReturnType<typeof identityFixture>;
beforeEach(() => {
  at = identityFixture();
});
const known = async (given: Parameters<typeof person>[0] = {}) => {
  const user = person(given);
  await at.users.add(user);
  const logIn = async (device = '') => {
    const { token } = await at.authenticate({ login: user.email, password: 'kiraz-agaci' }, here, device);
    return at.authentication.authenticate(`Bearer ${token}`);
  };
  return { user, logIn };
};

describe('a user’s own sessions', () => {
  test('are listed by device, and are ended one by one or all except the current one', async () => {
    const { user, logIn } = await known();
    const [first, second, third] = [await logIn('Chrome, Windows'), await logIn('Safari, iPhone'), await logIn()];
    expect((await at.sessions.livingOf(user.id, at.clock.now())).map(({ device }) => device)).toEqual([
      'Chrome, Windows',
      'Safari, iPhone',
      '',
    ]);
    await at.endSession.one(user.id, second.sessionId);
    await expect(at.endSession.one(user.id, second.sessionId)).rejects.toEqual(refused('identity.session_not_found'));
    await at.endSession.others(third);
    expect((await at.sessions.livingOf(user.id, at.clock.now())).map(({ id }) => id)).toEqual([third.sessionId]);
    await expect(at.authentication.revalidate(first)).rejects.toEqual(refused('identity.unauthenticated'));
  });

  test('do not include another user’s session: ending it answers not found', async () => {
    const [mine, theirs] = [await known(), await known()];
    const { sessionId } = await theirs.logIn();
    await expect(at.endSession.one(mine.user.id, sessionId)).rejects.toEqual(refused('identity.session_not_found'));
  });

  test.each([
    ['Chrome, Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'],
    ['Edge, Windows', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0'],
    ['Opera, Linux', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 OPR/120.0'],
    [
      'Safari, iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    ],
    ['Chrome, iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/142.0 Mobile/15E148 Safari/604.1'],
    [
      'Samsung Internet, Android',
      'Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    ],
    ['Firefox, macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.1; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['', 'curl/8.5.0'],
    ['', undefined],
    ['', `${'x'.repeat(600)} Firefox/1`],
  ])('are named %j', (name, userAgent) => {
    expect(deviceOf(userAgent)).toBe(name);
  });
});

describe('verifying an address', () => {
  const requestOf = () => at.jobs.sent.at(-1)?.data as VerificationRequest;
  const mailedToken = () => {
    const mail = at.mails.delivered.at(-1);
    if (mail?.template !== 'verify-email') throw new Error('no mail was sent');
    return mail.params.link.split('token=')[1] ?? '';
  };

  test('is requested at registration by a link that can be used repeatedly for a day', async () => {
    await at.register(person(), 'kiraz-agaci', here);
    const { userId } = requestOf();
    await at.sendVerification(requestOf());
    expect(Object.keys(at.mails.delivered.at(-1)?.params ?? {})).toEqual(['link']); // the address may be a stranger’s
    const token = mailedToken();
    await at.verifyEmail.run(token);
    await at.verifyEmail.run(token);
    expect(await at.users.find(userId)).toMatchObject({ emailVerified: true });
    at.clock.advance({ days: 1 });
    await expect(at.verifyEmail.run(token)).rejects.toEqual(refused('identity.verification_invalid'));
  });

  test('is valid only for the address and the user of the link', async () => {
    const { user } = await known();
    const token = at.verificationTokens.sign(user.id, user.email, new Date('2030-01-01'));
    const other = at.verificationTokens.sign(person().id, user.email, new Date('2030-01-01'));
    const bytes = Buffer.from(token, 'base64url');
    bytes[20] = (bytes[20] ?? 0) ^ 1; // a later expiry
    for (const wrong of [other, bytes.toString('base64url'), `${token}A`, token.slice(2), '', '\0', 'x'.repeat(72)]) {
      await expect(at.verifyEmail.run(wrong)).rejects.toEqual(refused('identity.verification_invalid'));
    }
    at.users.rows.set(user.id, { ...user, email: 'baska@basamak.test' });
    await expect(at.verifyEmail.run(token)).rejects.toEqual(refused('identity.verification_invalid'));
  });

  test('can be requested three times in 15 minutes, and sends nothing to a verified user', async () => {
    const { user } = await known();
    for (let mail = 1; mail <= 3; mail++) await at.verifyEmail.ask(user.id);
    await expect(at.verifyEmail.ask(user.id)).rejects.toEqual(
      refused('identity.too_many_attempts', { retryAfterSeconds: 900 }),
    );
    const verified = await known({ emailVerified: true });
    await at.verifyEmail.ask(verified.user.id);
    expect(at.jobs.sent).toHaveLength(3);
  });

  test('sends no mail if the address was verified meanwhile or the link has expired', async () => {
    const { user } = await known();
    await at.verifyEmail.ask(user.id);
    at.clock.advance({ days: 1 });
    await at.sendVerification(requestOf());
    await at.verifyEmail.ask(user.id);
    at.users.rows.set(user.id, { ...user, emailVerified: true });
    await at.sendVerification(requestOf());
    expect(at.mails.delivered).toEqual([]);
  });
});

test('records that were written during an account’s deletion are erased a minute later', async () => {
  const { user } = await known();
  await at.deleteAccount(user.id, 'kiraz-agaci');
  const { queue, data, options } = at.jobs.sent.at(-1) ?? {};
  expect([queue, data]).toEqual([latecomersQueue, { userId: user.id }]);
  expect(options?.startAfter?.getTime()).toBe(at.clock.now().getTime() + 60_000);
  expect(at.erased).toHaveLength(1);
  await at.eraseLatecomers(user.id);
  expect(at.erased[1]).toEqual({ id: user.id, email: `${user.id}@silinmis.invalid`, emailVerified: false });
  await at.eraseLatecomers((await known()).user.id); // a user who is not deleted loses nothing
  expect(at.erased).toHaveLength(2);
});

test('a profile change of a deleted account is refused and restores no name', async () => {
  const { user } = await known();
  await at.deleteAccount(user.id, 'kiraz-agaci');
  await expect(at.changeProfile(user.id, { firstName: 'Deniz' })).rejects.toEqual(refused('identity.unauthenticated'));
  expect(await at.users.find(user.id)).toMatchObject({ firstName: 'Silinmiş', phone: '' });
});

test('an export has the profile without the password hash, the sessions, and other modules’ data', async () => {
  const { user, logIn } = await known();
  await logIn('Chrome, Windows');
  const { data } = await at.exportOwnData(user.id);
  expect(data).toMatchObject({
    profile: [{ id: user.id, email: user.email }],
    sessions: [{ device: 'Chrome, Windows' }],
    orders: [{ customerId: user.id }],
  });
  expect(JSON.stringify(data)).not.toContain('hash of');
  for (let more = 2; more <= 5; more++) await at.exportOwnData(user.id);
  await expect(at.exportOwnData(user.id)).rejects.toEqual(refused('identity.too_many_attempts'));
});

describe('deleting one’s own account', () => {
  test('needs the password, ends all sessions, and erases the personal data', async () => {
    const { user, logIn } = await known({ marketingMail: true });
    const me = await logIn();
    const { refreshToken } = await at.authenticate({ login: user.email, password: 'kiraz-agaci' }, here);
    await expect(at.deleteAccount(user.id, 'elma-agaci')).rejects.toEqual(refused('identity.password_incorrect'));
    await at.deleteAccount(user.id, 'kiraz-agaci');
    await expect(at.authentication.revalidate(me)).rejects.toEqual(refused('identity.unauthenticated'));
    await expect(at.refresh(refreshToken)).rejects.toEqual(refused('identity.account_deleted'));
    await expect(logIn()).rejects.toEqual(refused('identity.bad_credentials'));
    const left = JSON.stringify(await at.users.find(user.id));
    for (const trace of [user.firstName, user.lastName, user.email, user.phone, user.username]) {
      expect(left).not.toContain(trace);
    }
    expect(at.erased).toEqual([
      { id: user.id, email: user.email, emailVerified: user.emailVerified, formerEmails: [] },
    ]);
    await expect(at.users.taken({ email: user.email, username: user.username })).resolves.toBeUndefined();
    // a second request is refused as unauthenticated, not for a wrong password
    await expect(at.deleteAccount(user.id, 'kiraz-agaci')).rejects.toEqual(refused('identity.unauthenticated'));
  });

  test.each([
    [{ orders: 2 }, 'identity.deletion_open_orders', { count: 2 }],
    [{ payments: 1 }, 'identity.deletion_open_payments', {}],
    [{ balance: Money.kurus(1) }, 'identity.deletion_balance', { balance: Money.kurus(1) }],
  ])('is refused while something is open: %j', async (open, code, params) => {
    const { user } = await known();
    Object.assign(at.unsettled, open);
    await expect(at.deleteAccount(user.id, 'kiraz-agaci')).rejects.toEqual(refused(code, params));
    expect(await at.users.find(user.id)).toMatchObject({ status: 'active', email: user.email });
    expect(at.erased).toEqual([]);
  });

  test('is limited, so that the password can’t be guessed', async () => {
    const { user } = await known();
    for (let guess = 1; guess <= 10; guess++) {
      await at.deleteAccount(user.id, `tahmin${guess}`).catch(() => undefined);
    }
    await expect(at.deleteAccount(user.id, 'kiraz-agaci')).rejects.toEqual(refused('identity.too_many_attempts'));
    await expect(at.deleteAccount(v7(), 'kiraz-agaci')).rejects.toEqual(refused('identity.password_incorrect'));
  });
});
