// Staff correct a user's contact (decision 0085): the telephone number at once, the e-mail address once its owner confirms.
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Client } from 'pg';
import { Money } from '#kernel/money.ts';
import { key } from '#test/support/calls.ts';
import { anonymous, fund, logIn, register, type Session } from '#test/support/clients.ts';
import { dump } from '#test/support/dump.ts';
import { emailChangeToken } from '#test/support/email-changes.ts';
import { newPerson, World } from '#test/support/world.ts';

jest.setTimeout(60_000);

const reason = 'Destek görüşmesinde kimliğini doğruladı';
let world: World;
let url: string;
beforeAll(async () => {
  world = await World.begin({ ACCESS_SETTLES_HOURS: '72' });
  ({ url } = world.product);
});
afterAll(() => world.end());

const refused = (status: number, code: string) => expect.objectContaining({ status, code });
const userOf = (id: string) => world.admin.api.call('GET /admin/users/:id', { params: { id } });
const lastEvent = async (action: string, recordId: string) => {
  const query = { filter: JSON.stringify({ action, recordId }), sort: '["createdAt","DESC"]' };
  return (await world.admin.api.call('GET /admin/audit-events', { query }))[0];
};

describe('a telephone number', () => {
  const correct = (by: Session, userId: string, phone: string) =>
    by.api.call('POST /admin/change-phone', { body: { userId, phone, reason }, ...key() });

  test('is corrected by staff; the audit log has the old number, and the owner gets a mail', async () => {
    const customer = await register(url);
    await world.proveAddress(customer);
    const { phone: before, email } = await userOf(customer.id);
    const clerk = await world.staff('users:read', 'users:write');
    expect(await correct(clerk, customer.id, '0533 111 22 33')).toMatchObject({ phone: '+905331112233' });
    expect((await customer.api.call('GET /users/current')).phone).toBe('+905331112233');
    expect(await lastEvent('POST /admin/change-phone', customer.id)).toMatchObject({
      reason,
      changes: [{ path: '/phone', before, after: '+905331112233' }],
    });
    const { text } = await world.mailTo(email, /telefon numarasını değiştirdi/);
    expect(text).toContain('son iki hanesi: 33');
    expect(text).not.toContain('1112233');
  });

  test('that is invalid, taken or unchanged is refused', async () => {
    const [customer, other] = [await register(url), await register(url)];
    const [{ phone }, { phone: taken }] = [await userOf(customer.id), await userOf(other.id)];
    const { admin } = world;
    await expect(correct(admin, customer.id, '123')).rejects.toMatchObject({ status: 422, code: 'request.invalid' });
    await expect(correct(admin, customer.id, phone)).rejects.toEqual(refused(422, 'identity.phone_unchanged'));
    await expect(correct(admin, customer.id, taken)).rejects.toEqual(refused(409, 'identity.phone_taken'));
    expect((await userOf(customer.id)).phone).toBe(phone);
  });

  test('is not corrected by readers or customers, nor for admins or removed users', async () => {
    const customer = await register(url);
    const [reader, clerk] = [await world.staff('users:read'), await world.staff('users:read', 'users:write')];
    const { phone } = newPerson();
    for (const by of [reader, customer])
      await expect(correct(by, customer.id, phone)).rejects.toEqual(refused(403, 'identity.forbidden'));
    const { id: adminId } = await world.admin.api.call('GET /users/current');
    for (const [by, userId] of [
      [clerk, adminId],
      [world.admin, adminId],
    ] as const)
      await expect(correct(by, userId, phone)).rejects.toEqual(refused(422, 'identity.role_not_allowed'));
    await world.admin.api.call('POST /admin/remove', { body: { userId: customer.id, reason }, ...key() });
    await expect(correct(clerk, customer.id, phone)).rejects.toEqual(refused(404, 'identity.user_not_found'));
  });

  test('that the owner and staff change at the same time gets one of the two new numbers, and the log has the number that staff replaced', async () => {
    const customer = await register(url);
    const before = (await userOf(customer.id)).phone;
    const [theirs, ours] = [newPerson().phone, newPerson().phone];
    await Promise.all([
      customer.api.call('PATCH /users/current', { body: { phone: theirs } }),
      correct(world.admin, customer.id, ours),
    ]);
    const { phone } = await userOf(customer.id);
    expect([theirs, ours]).toContain(phone);
    const change = (await lastEvent('POST /admin/change-phone', customer.id))?.changes[0];
    expect(change).toMatchObject({ path: '/phone', after: ours });
    expect([before, theirs]).toContain(change?.before);
  });
});

describe('an e-mail address', () => {
  const password = 'kiraz-agaci-42';
  const ask = (by: Session, userId: string, email: string) =>
    by.api.call('POST /admin/change-email', { body: { userId, email, reason }, ...key() });
  const drop = (by: Session, userId: string) =>
    by.api.call('POST /admin/drop-email-change', { body: { userId, reason }, ...key() });
  const newPassword = 'ayva-agaci-42';
  /** Sets a password by the link that was sent to the new address, and logs in with it. */
  const loggedInAnew = async (email: string): Promise<Session> => {
    const body = { token: await world.passwordToken(email), password: newPassword };
    await anonymous(url).call('PUT /users/password-reset', { body });
    return logIn(url, email, newPassword);
  };
  const confirm = (token: string) => anonymous(url).call('PUT /users/email-change', { body: { token } });
  const invalid = refused(422, 'identity.email_change_invalid');
  const sql = async (text: string, ...values: readonly unknown[]) => {
    const client = new Client(world.product.database.url);
    await client.connect();
    await client.query(text, [...values]);
    await client.end();
  };
  const proved = async () => {
    const customer = await register(url);
    await world.proveAddress(customer);
    return { ...customer, email: (await userOf(customer.id)).email };
  };

  test('changes only when the new address confirms; both addresses get a mail, and the log has each step', async () => {
    const customer = await proved();
    const keeper = await world.staff('users:read', 'access:write');
    const { email } = newPerson();
    const who = await keeper.api.call('GET /users/current');
    expect(await ask(keeper, customer.id, email)).toMatchObject({
      email: customer.email,
      pendingEmail: email,
      pendingEmailAsked: { byName: `${who.firstName} ${who.lastName}`, expired: false },
    });
    expect(await lastEvent('POST /admin/change-email', customer.id)).toMatchObject({
      reason,
      changes: [{ path: '/pendingEmail', before: null, after: email }],
    });
    const asked = await world.mailTo(customer.email, /bir istek açtı/);
    expect(asked.text).toContain('e***@basamak.test');
    expect(asked.text).not.toContain(email);
    const token = await emailChangeToken(world, email);
    expect((await world.mailsTo(email))[0]?.text).not.toContain('Ece');
    expect(await dump(world.product.database.url)).not.toContain(token);
    // a mail scanner that opens the page changes nothing
    await fetch(`${url}/eposta-degisikligi?token=${token}`);
    expect((await customer.api.call('GET /users/current')).email).toBe(customer.email);

    await confirm(token);
    expect(await userOf(customer.id)).toMatchObject({ email, emailVerified: true, pendingEmail: null });
    await expect(customer.api.call('GET /users/current')).rejects.toEqual(refused(401, 'identity.unauthenticated'));
    await expect(logIn(url, customer.email, password)).rejects.toEqual(refused(401, 'identity.bad_credentials'));
    // a person with the old mailbox may have set the password, so it is void; the owner of the new address sets another
    await expect(logIn(url, customer.username, password)).rejects.toEqual(refused(401, 'identity.bad_credentials'));
    await loggedInAnew(email);
    await world.mailTo(customer.email, /adresi artık e\*\*\*@basamak\.test/);
    expect(await lastEvent('PUT /users/email-change', customer.id)).toMatchObject({
      actorId: customer.id,
      said: { askedBy: keeper.id },
      changes: [{ path: '/email', before: customer.email, after: email }],
    });
    await expect(confirm(token)).rejects.toEqual(invalid);
  });

  test('is not changed by a forged, replaced, withdrawn or expired link', async () => {
    const customer = await register(url);
    const [first, second] = [newPerson().email, newPerson().email];
    await ask(world.admin, customer.id, first);
    const replaced = await emailChangeToken(world, first);
    await ask(world.admin, customer.id, second);
    const token = await emailChangeToken(world, second);
    for (const wrong of [replaced, `${token.slice(0, -4)}AAAA`, 'yok'])
      await expect(confirm(wrong)).rejects.toEqual(invalid);
    await sql('update email_change set expires_at = now() where user_id = $1', customer.id);
    await expect(confirm(token)).rejects.toEqual(invalid);
    expect(await userOf(customer.id)).toMatchObject({ pendingEmail: second, pendingEmailAsked: { expired: true } });
    expect((await drop(world.admin, customer.id)).pendingEmail).toBeNull();
    await expect(drop(world.admin, customer.id)).rejects.toEqual(refused(409, 'identity.no_email_change'));
    const third = newPerson().email;
    await ask(world.admin, customer.id, third);
    const withdrawn = await emailChangeToken(world, third);
    await drop(world.admin, customer.id);
    await expect(confirm(withdrawn)).rejects.toEqual(invalid);
    expect((await userOf(customer.id)).email).toBe(`${customer.username}@basamak.test`);
  });

  test('that is invalid, unchanged or taken is refused, even if it was taken after the request', async () => {
    const [customer, other] = [await register(url), await register(url)];
    const { admin } = world;
    await expect(ask(admin, customer.id, 'adres')).rejects.toMatchObject({ status: 422, code: 'request.invalid' });
    await expect(ask(admin, customer.id, `${customer.username.toUpperCase()}@basamak.test`)).rejects.toEqual(
      refused(422, 'identity.email_unchanged'),
    );
    await expect(ask(admin, customer.id, `${other.username}@basamak.test`)).rejects.toEqual(
      refused(409, 'identity.email_taken'),
    );
    const person = newPerson();
    await ask(admin, customer.id, person.email);
    const token = await emailChangeToken(world, person.email);
    await admin.api.call('POST /admin/new-user', { body: { ...person, role: 'customer' }, ...key() });
    await expect(confirm(token)).rejects.toEqual(refused(409, 'identity.email_taken'));
    expect((await userOf(customer.id)).email).toBe(`${customer.username}@basamak.test`);
  });

  test('is changed only with the scope for access, and not for staff, admins, banned or removed users', async () => {
    const customer = await register(url);
    const clerk = await world.staff('users:read', 'users:write');
    const keeper = await world.staff('users:read', 'access:write');
    const { email } = newPerson();
    for (const by of [clerk, customer]) {
      await expect(ask(by, customer.id, email)).rejects.toEqual(refused(403, 'identity.forbidden'));
      await expect(drop(by, customer.id)).rejects.toEqual(refused(403, 'identity.forbidden'));
    }
    const { id: adminId } = await world.admin.api.call('GET /users/current');
    for (const userId of [adminId, keeper.id])
      await expect(ask(keeper, userId, email)).rejects.toEqual(refused(422, 'identity.role_not_allowed'));
    await world.admin.api.call('POST /admin/ban', { body: { userId: customer.id, reason }, ...key() });
    await expect(ask(keeper, customer.id, email)).rejects.toEqual(refused(409, 'identity.user_is_banned'));
    await world.admin.api.call('POST /admin/unban', { body: { userId: customer.id }, ...key() });
    await ask(keeper, customer.id, email);
    const token = await emailChangeToken(world, email);
    await world.admin.api.call('POST /admin/remove', { body: { userId: customer.id, reason }, ...key() });
    await expect(confirm(token)).rejects.toEqual(invalid);
    await expect(ask(keeper, customer.id, email)).rejects.toEqual(refused(404, 'identity.user_not_found'));
    expect(await dump(world.product.database.url)).not.toContain(email);
  });

  test('is confirmed at most once by concurrent calls, also while staff request another address', async () => {
    const customer = await register(url);
    const [first, second] = [newPerson().email, newPerson().email];
    await ask(world.admin, customer.id, first);
    const token = await emailChangeToken(world, first);
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => confirm(token)),
      ask(world.admin, customer.id, second),
    ]);
    expect(outcomes.slice(0, 4).filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    const confirmed = outcomes.slice(0, 4).some(({ status }) => status === 'fulfilled');
    const user = await userOf(customer.id);
    expect(user.email).toBe(confirmed ? first : `${customer.username}@basamak.test`);
    expect(user.pendingEmail).toBe(outcomes[4]?.status === 'fulfilled' ? second : null);
  });

  test('that was changed holds the booster’s payouts and voids a payout link that was sent to the old address', async () => {
    const person = newPerson();
    const body = { ...person, role: 'booster', password } as const;
    const { id } = await world.admin.api.call('POST /admin/new-user', { body, ...key() });
    await fund(world.admin, id, Money.lira(1000));
    await sql(`update user_account set email_verified = true, access_changes = '[]' where id = $1`, id);
    const booster = await logIn(url, person.username, password);
    const iban = 'TR330006100519786457841326';
    const payout = await booster.api.call('POST /booster/payouts', {
      body: { amount: Money.lira(100), iban },
      ...key(),
    });
    const payoutToken = async (address: string) =>
      /para-cekme-onayi\?token=([\w-]+)/.exec((await world.mailTo(address, /para-cekme-onayi/)).text)?.[1] ?? '';
    const old = await payoutToken(person.email);
    const keeper = await world.staff('users:read', 'access:write');
    const { email } = newPerson();
    await ask(keeper, id, email);
    await confirm(await emailChangeToken(world, email));

    const confirmPayout = (token: string) => anonymous(url).call('PUT /payouts/confirmation', { body: { token } });
    await expect(confirmPayout(old)).rejects.toEqual(refused(422, 'wallet.confirmation_invalid'));
    await sql(`update payout set created_at = created_at - interval '73 hours' where id = $1`, payout.id);
    const pay = () =>
      world.admin.api.call('POST /admin/pay-booster', { body: { payoutId: payout.id, decision: 'paid' }, ...key() });
    await expect(pay()).rejects.toMatchObject({
      code: 'wallet.payout_unsettled',
      problem: { params: { matter: 'email', hours: 72 } },
    });
    const again = await loggedInAnew(email);
    await again.api.call('POST /booster/payouts/:id/confirmation', { params: { id: payout.id } });
    await confirmPayout(await payoutToken(email));
    await expect(pay()).rejects.toMatchObject({ code: 'wallet.payout_unsettled' });
    const { holds } = await world.admin.api.call('GET /admin/payouts/:id', { params: { id: payout.id } });
    const who = await keeper.api.call('GET /users/current');
    // newest first: the password set by mail, then the address that staff changed
    expect(holds.slice(0, 2)).toMatchObject([
      { matter: 'password', hand: 'mail' },
      { matter: 'email', hand: 'staff', byName: `${who.firstName} ${who.lastName}` },
    ]);
  });

  test('that was replaced is erased with its user; its contact messages are erased only if they are older than the change', async () => {
    const customer = await proved();
    const write = (text: string) =>
      anonymous(url).call('POST /contact', { body: { name: 'Ece', email: customer.email, text } });
    await write('Bu benim eski iletim.');
    const { email } = newPerson();
    await ask(world.admin, customer.id, email);
    await confirm(await emailChangeToken(world, email));
    await write('Bu başkasının yeni iletisi.');
    const session = await loggedInAnew(email);
    const { data } = await session.api.call('GET /users/current/export');
    expect(JSON.stringify(data['contactMessages'])).toContain('eski iletim');
    expect(JSON.stringify(data['contactMessages'])).not.toContain('başkasının');
    await session.api.call('POST /users/current/deletion', { body: { password: newPassword } });
    const query = { filter: JSON.stringify({ email: customer.email }) };
    const left = await world.admin.api.call('GET /admin/contact-messages', { query: { ...query, range: '[0,99]' } });
    expect(left.map(({ text }) => text).filter((text) => /eski iletim|yeni iletisi/.test(text))).toEqual([
      'Bu başkasının yeni iletisi.',
    ]);
    expect(await dump(world.product.database.url)).not.toContain(email);
  });
});
