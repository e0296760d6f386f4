import { beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import type { EmailChangeRequest } from '#modules/identity/application/change-email.ts';
import { deleted, maskedEmail } from '#modules/identity/domain/user.ts';
import { identityFixture } from '#test/support/identity-fixture.ts';
import { person } from '#test/support/people.ts';

const refused = (code: string) => expect.objectContaining({ code });

let at: ReturnType<typeof identityFixture>;
const admin = person({ role: 'admin' });
beforeEach(async () => {
  at = identityFixture();
  await at.users.add(admin);
});
const known = async (given: Parameters<typeof person>[0] = {}) => {
  const user = person(given);
  await at.users.add(user);
  return user;
};

describe('a telephone number', () => {
  const number = '+905331234542';

  test('is corrected at once without holding payouts, and its owner gets a mail with the last digits', async () => {
    const user = await known();
    const changes = user.accessChanges;
    expect(await at.changePhone(admin, user.id, number)).toMatchObject({ id: user.id, phone: number });
    expect(await at.users.find(user.id)).toMatchObject({ phone: number, accessChanges: changes, accessGivenAt: null });
    const { to, template, params } = at.mails.queued.at(-1) ?? {};
    expect({ to, template, params }).toEqual({
      to: user.email,
      template: 'phone-changed',
      params: { firstName: user.firstName, lastDigits: '42' },
    });
  });

  test('that is unchanged or belongs to somebody else is refused', async () => {
    const [user, other] = [await known(), await known()];
    await expect(at.changePhone(admin, user.id, user.phone)).rejects.toEqual(refused('identity.phone_unchanged'));
    await expect(at.changePhone(admin, user.id, other.phone)).rejects.toEqual(refused('identity.phone_taken'));
    expect(at.mails.queued).toEqual([]);
  });

  test('is not corrected by staff for an admin, themselves or staff with more scopes, nor for a deleted user', async () => {
    const clerk = await known({ role: 'staff', scopes: ['users:write'] });
    const keeper = await known({ role: 'staff', scopes: ['access:write'] });
    for (const userId of [admin.id, clerk.id, keeper.id])
      await expect(at.changePhone(clerk, userId, number)).rejects.toEqual(refused('identity.role_not_allowed'));
    const gone = await known();
    at.users.rows.set(gone.id, deleted(gone));
    for (const userId of [gone.id, v7()])
      await expect(at.changePhone(admin, userId, number)).rejects.toEqual(refused('identity.user_not_found'));
  });
});

describe('an e-mail address', () => {
  const keeper = person({ role: 'staff', scopes: ['access:write'] });
  beforeEach(() => at.users.add(keeper));
  const address = 'yeni@basamak.test';
  const newest = () => at.jobs.sent.at(-1)?.data as EmailChangeRequest;
  /** The token of the newest link, after its mail was sent. */
  const mailed = async () => {
    await at.changeEmail.send(newest());
    const { params } = at.mails.delivered.at(-1) ?? {};
    return new URL(params && 'link' in params ? (params.link ?? '') : '').searchParams.get('token') ?? '';
  };
  const invalid = refused('identity.email_change_invalid');

  test('stays until the new one is confirmed; both addresses get a mail, and the job queue holds no secret', async () => {
    const user = await known({ emailVerified: true });
    await at.changeEmail.ask(keeper, user.id, address);
    expect(await at.users.find(user.id)).toEqual(user);
    expect(at.mails.queued.map(({ to, template, params }) => ({ to, template, params }))).toEqual([
      {
        to: user.email,
        template: 'email-change-asked',
        params: { firstName: user.firstName, newEmail: 'y***@basamak.test', link: 'https://basamak.test/contact-us' },
      },
    ]);
    const token = await mailed();
    expect(at.mails.delivered.at(-1)).toMatchObject({ to: address, template: 'email-change' });
    expect(JSON.stringify([at.mails.delivered.at(-1)?.params, at.jobs.sent])).not.toContain(user.firstName);
    expect(JSON.stringify(at.jobs.sent)).not.toContain(token);

    await at.changeEmail.confirm(token);
    expect(await at.users.find(user.id)).toMatchObject({
      email: address,
      emailVerified: true,
      accessGivenAt: at.clock.now(),
      accessChanges: [{ matter: 'email', hand: 'staff', by: keeper.id, at: at.clock.now() }],
    });
    expect(at.mails.queued.at(-1)).toMatchObject({ to: user.email, template: 'email-changed' });
    expect(at.emailHistory).toMatchObject([
      { userId: user.id, askedBy: keeper.id, before: user.email, after: address },
    ]);
    await expect(at.changeEmail.confirm(token)).rejects.toEqual(invalid);
  });

  test('ends sessions and older password links when it changes, and not before', async () => {
    const user = await known({ emailVerified: true });
    const { token: session } = await at.authenticate({ login: user.email, password: 'kiraz-agaci' }, '203.0.113.7');
    const alive = () => at.authentication.authenticate(`Bearer ${session}`);
    await at.changeEmail.ask(keeper, user.id, address);
    const token = await mailed();
    await at.requestReset(user.email, '203.0.113.7');
    await at.sendLink(at.jobs.sent.at(-1)?.data as never);
    const reset = at.mails.delivered.at(-1)?.params;
    await expect(alive()).resolves.toBeDefined();
    await at.changeEmail.confirm(token);
    await expect(alive()).rejects.toEqual(refused('identity.unauthenticated'));
    const old = new URL(reset && 'link' in reset ? (reset.link ?? '') : '').searchParams.get('token') ?? '';
    await expect(at.resetPassword(old, 'erik-agaci')).rejects.toEqual(refused('identity.reset_token_invalid'));
  });

  test('is confirmed by the newest link only, within 24 hours, and not if the change was withdrawn', async () => {
    const user = await known();
    await at.changeEmail.ask(keeper, user.id, address);
    const [first, replaced] = [newest(), await mailed()];
    await at.changeEmail.ask(admin, user.id, 'daha-yeni@basamak.test');
    await expect(at.changeEmail.confirm(replaced)).rejects.toEqual(invalid);
    const count = at.mails.delivered.length;
    await at.changeEmail.send(first);
    expect(at.mails.delivered).toHaveLength(count);
    const token = await mailed();
    at.clock.advance({ days: 1 });
    await expect(at.changeEmail.confirm(token)).rejects.toEqual(invalid);
    await at.changeEmail.send(newest());
    expect(at.mails.delivered).toHaveLength(count + 1);

    await at.changeEmail.ask(keeper, user.id, address);
    const dropped = await mailed();
    await at.changeEmail.drop(keeper, user.id);
    await expect(at.changeEmail.confirm(dropped)).rejects.toEqual(invalid);
    await expect(at.changeEmail.drop(keeper, user.id)).rejects.toEqual(refused('identity.no_email_change'));
    for (const forged of ['', 'yok', `${dropped}x`])
      await expect(at.changeEmail.confirm(forged)).rejects.toEqual(invalid);
    expect(await at.users.find(user.id)).toEqual(user);
  });

  test('gets no mail about its change if it was never verified, because it may belong to a stranger', async () => {
    const user = await known({ emailVerified: false });
    await at.changeEmail.ask(keeper, user.id, address);
    await at.changeEmail.confirm(await mailed());
    expect(at.mails.queued).toEqual([]);
    expect(await at.emailChanges.formerOf(user.id)).toEqual([]);
  });

  test('is refused if it is unchanged or taken, or if the caller may not change the user', async () => {
    const [user, other] = [await known(), await known()];
    const banned = await known({ status: 'banned', banReason: 'Hile' });
    const ask = (userId: string, email = address) => at.changeEmail.ask(keeper, userId, email);
    await expect(ask(user.id, user.email.toUpperCase())).rejects.toEqual(refused('identity.email_unchanged'));
    await expect(ask(user.id, other.email)).rejects.toEqual(refused('identity.email_taken'));
    await expect(ask(banned.id)).rejects.toEqual(refused('identity.user_is_banned'));
    for (const userId of [admin.id, keeper.id]) {
      await expect(ask(userId)).rejects.toEqual(refused('identity.role_not_allowed'));
      await expect(at.changeEmail.drop(keeper, userId)).rejects.toEqual(refused('identity.role_not_allowed'));
    }
    await expect(ask(v7())).rejects.toEqual(refused('identity.user_not_found'));
    expect(at.jobs.sent).toEqual([]);
  });

  test('is refused at its confirmation if another user has taken it in the meantime', async () => {
    const user = await known();
    await at.changeEmail.ask(keeper, user.id, address);
    const token = await mailed();
    await known({ email: address });
    await expect(at.changeEmail.confirm(token)).rejects.toEqual(refused('identity.email_taken'));
    expect(await at.users.find(user.id)).toEqual(user);
  });

  test.each([
    ['was banned', { status: 'banned', banReason: 'Ayrıldı' }],
    ['lost the scope', { scopes: [] }],
  ] as const)('is not confirmed after the member of staff who asked %s', async (_, change) => {
    const user = await known();
    await at.changeEmail.ask(keeper, user.id, address);
    const token = await mailed();
    await at.users.save({ ...keeper, ...change });
    await expect(at.changeEmail.confirm(token)).rejects.toEqual(invalid);
  });

  test('is not confirmed after its user was banned or became an admin', async () => {
    const user = await known();
    await at.changeEmail.ask(keeper, user.id, address);
    const token = await mailed();
    await at.users.save({ ...user, role: 'admin' });
    await expect(at.changeEmail.confirm(token)).rejects.toEqual(invalid);
    await at.users.save(user);
    await at.ban(admin, user.id, 'Hile');
    await expect(at.changeEmail.confirm(token)).rejects.toEqual(invalid);
  });

  test('gets at most three links in 15 minutes, and the changes of one user have the same limit', async () => {
    const user = await known();
    for (let time = 0; time < 3; time++) await at.changeEmail.ask(keeper, user.id, `${time}@basamak.test`);
    const tooMany = expect.objectContaining({ code: 'identity.too_many_attempts' });
    await expect(at.changeEmail.ask(keeper, user.id, '4@basamak.test')).rejects.toEqual(tooMany);
    for (let time = 0; time < 3; time++) await at.changeEmail.ask(keeper, (await known()).id, address);
    await expect(at.changeEmail.ask(keeper, (await known()).id, address)).rejects.toEqual(tooMany);
  });

  test('is exported and erased with its user, both while it waits for confirmation and after a change', async () => {
    const user = await known({ emailVerified: true });
    await at.changeEmail.ask(keeper, user.id, address);
    await at.changeEmail.confirm(await mailed());
    const until = at.clock.now();
    await at.changeEmail.ask(keeper, user.id, 'ucuncu@basamak.test');
    const data = (await at.exportOwnData(user.id)).data;
    expect(data['formerEmails']).toEqual([{ email: user.email, until }]);
    expect(data['emailChanges']).toMatchObject([{ email: 'ucuncu@basamak.test' }]);
    await at.removeUser(admin, user.id);
    expect(at.erased).toMatchObject([{ email: address, formerEmails: [{ email: user.email, until }] }]);
    expect([at.emailChanges.rows.size, at.emailChanges.former.size]).toEqual([0, 0]);
  });
});

test.each([
  ['ece@ornek.example', 'e***@ornek.example'],
  ['e@ornek.example', 'e***@ornek.example'],
])('the address %s is shown masked as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
