// A booster application: the question to the applicant, the approval with its invitation, and the refusal with its reason.
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { anApplication } from '#test/support/applications.ts';
import { key } from '#test/support/calls.ts';
import { newPerson, World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const applied = async () => {
  const sent = anApplication({ phone: newPerson().phone });
  const { body } = await world.call('POST /booster-applications', { body: sent });
  return { id: (body as { id: string }).id, email: sent.email };
};
const ask = (id: string, question = 'Hangi saatlerde oynuyorsun?') =>
  world.admin.api.call('POST /admin/booster-applications/:id/question', {
    params: { id },
    body: { question },
    ...key(),
  });
const approve = (id: string, username = newPerson().username) =>
  world.admin.api.call('POST /admin/booster-applications/:id/approval', {
    params: { id },
    body: { username, availableServices: ['league-of-legends/elo-boost'], tier: 2 },
    ...key(),
  });
const refuse = (id: string) =>
  world.admin.api.call('POST /admin/booster-applications/:id/refusal', {
    params: { id },
    body: { reason: 'Şu an orman oyuncusu almıyoruz.' },
    ...key(),
  });
const linkIn = async (email: string, subject: RegExp) => {
  const { text } = await world.mailTo(email, subject);
  return new URL(/https?:\S+/.exec(text)![0]);
};

describe('an application', () => {
  test('is acknowledged by mail', async () => {
    const { email } = await applied();
    expect((await world.mailTo(email, /başvurusunu aldık/)).text).not.toContain('Ece');
  });

  test('gets a question by mail, which the applicant answers once by the link; the console shows the answer', async () => {
    const { id, email } = await applied();
    expect(await ask(id)).toMatchObject({ state: 'asked' });
    const link = await linkIn(email, /şunu öğrenmek/);
    expect(link.pathname).toBe('/booster-basvuru');
    const body = { token: link.searchParams.get('token')! };
    expect(await world.call('POST /booster-applications/question', { body })).toMatchObject({
      status: 200,
      body: { exchange: [{ from: 'house', text: 'Hangi saatlerde oynuyorsun?' }] },
    });
    const answer = { ...body, answer: 'Her akşam sekizden sonra.' };
    expect(await world.call('POST /booster-applications/answer', { body: answer })).toMatchObject({ status: 204 });
    expect(await world.call('POST /booster-applications/answer', { body: answer })).toMatchObject({
      status: 410,
      body: { code: 'booster.answer_link_invalid' },
    });
    expect(await world.admin.api.call('GET /admin/booster-applications/:id', { params: { id } })).toMatchObject({
      state: 'waiting',
      exchange: [{ from: 'house' }, { from: 'applicant', text: 'Her akşam sekizden sonra.' }],
    });
  });

  test('that is approved creates a booster with a profile, who sets the password by the invitation link', async () => {
    const { id, email } = await applied();
    const username = newPerson().username;
    const { state, userId } = await approve(id, username);
    expect(state).toBe('approved');
    expect(await world.admin.api.call('GET /admin/boosters/:id', { params: { id: userId! } })).toMatchObject({
      username,
      email,
      leagueRank: 'master4',
      tftRank: 'diamond1',
      comfortableLeagueServers: ['tr', 'euw'],
      availableServices: ['league-of-legends/elo-boost'],
      tier: 2,
      country: 'Türkiye',
    });
    const token = (await linkIn(email, /hesabın açıldı/)).searchParams.get('token')!;
    const password = 'ayva-agaci-42';
    expect((await world.call('PUT /users/password-reset', { body: { token, password } })).status).toBeLessThan(300);
    const login = await world.call('POST /users/authenticate', { body: { login: username, password } });
    expect(login).toMatchObject({ status: 200 });
  });

  test('that is refused sends the reason by mail, and a new application may use the address', async () => {
    const { id, email } = await applied();
    expect(await refuse(id)).toMatchObject({ state: 'refused', reason: 'Şu an orman oyuncusu almıyoruz.' });
    expect((await world.mailTo(email, /birlikte çalışamıyoruz/)).text).toContain('Şu an orman oyuncusu almıyoruz.');
    expect((await world.call('POST /booster-applications', { body: anApplication({ email }) })).status).toBe(201);
  });

  test('gets one decision from six concurrent ones', async () => {
    const { id } = await applied();
    const ended = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => (n % 2 ? approve(id) : refuse(id))));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const { reason } of ended.filter((one) => one.status === 'rejected'))
      expect(reason).toMatchObject({ status: 409, code: 'booster.application_decided' });
  });

  test('is not approved without a service', async () => {
    const { id } = await applied();
    const attempt = world.admin.api.call('POST /admin/booster-applications/:id/approval', {
      params: { id },
      body: { username: newPerson().username, availableServices: [], tier: 2 },
      ...key(),
    });
    await expect(attempt).rejects.toMatchObject({ status: 422, code: 'request.invalid' });
    expect(await world.admin.api.call('GET /admin/booster-applications/:id', { params: { id } })).toMatchObject({
      state: 'waiting',
    });
  });

  test('stays open when the username is taken', async () => {
    const { id } = await applied();
    const taken = (await world.customer.api.call('GET /users/current')).username;
    await expect(approve(id, taken)).rejects.toMatchObject({ status: 409, code: 'identity.username_taken' });
    expect(await world.admin.api.call('GET /admin/booster-applications/:id', { params: { id } })).toMatchObject({
      state: 'waiting',
      userId: null,
    });
  });
});
