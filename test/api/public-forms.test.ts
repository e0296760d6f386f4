// Forms that anybody may send without a log-in: the contact form and the booster application.
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { anApplication } from '#test/support/applications.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const someone = () => `ece${randomUUID().slice(0, 8)}@basamak.test`;

describe('the contact form', () => {
  const message = (email = someone()) => ({ name: 'Ece Işık', email, text: 'Koçluk dersleri ne zaman başlıyor?' });
  const send = (body: object) => world.call('POST /contact', { body });

  test('is mailed to the contact address of the platform', async () => {
    const sent = message();
    expect(await send(sent)).toMatchObject({ status: 202, body: '' });
    const mail = await world.mailTo(world.product.env.contactMail, new RegExp(sent.email));
    expect(mail.subject).toBe('İletişim formu: Ece Işık');
    expect(mail.text).toContain(sent.text);
  });

  test('takes three messages of a sender in 15 minutes; the fourth is refused with the time to wait', async () => {
    const sent = message();
    for (const _ of [1, 2, 3]) expect((await send(sent)).status).toBe(202);
    const fourth = await send({ ...sent, email: sent.email.toUpperCase() });
    expect(fourth).toMatchObject({ status: 429, body: { code: 'conversation.too_many_messages' } });
    expect((fourth.body as { detail: string }).detail).toMatch(
      /^Mesaj sınırına ulaştın\. \d+ (saniye|dakika|saat) sonra/,
    );
    const later = Number(fourth.headers.get('retry-after'));
    expect(later).toBeGreaterThan(880);
    expect(fourth.headers.get('ratelimit')).toBe(`"conversation.too_many_messages";r=0;t=${later}`);
    expect((await send(message())).status).toBe(202);
  });

  test('answers each message with a filled honeypot field like any other, however many are sent', async () => {
    const sent = { ...message(), website: 'https://example.com' };
    for (const _ of [1, 2, 3, 4]) expect((await send(sent)).status).toBe(202);
  });

  test.each([
    [{ name: ' ' }, '/name'],
    [{ email: 'ece@' }, '/email'],
    [{ text: 'kısa' }, '/text'],
    [{ text: undefined }, '/text'],
  ])('refuses %j', async (wrong, pointer) => {
    expect(await send({ ...message(), ...wrong })).toMatchObject({ status: 422, body: { errors: [{ pointer }] } });
  });
});

describe('an application', () => {
  const apply = (body: object) => world.call('POST /booster-applications', { body });

  test('is stored, with its telephone number in international form, and can be read in the console', async () => {
    const sent = anApplication({ phone: '0 (532) 765 43 21' });
    const { status, body } = await apply(sent);
    expect(status).toBe(201);
    const { id } = body as { id: string };
    const { consent: _, ...said } = sent;
    const kept = { id, ...said, phone: '+905327654321', state: 'waiting' };
    expect(await world.admin.api.call('GET /admin/booster-applications/:id', { params: { id } })).toMatchObject(kept);
    const filter = JSON.stringify({ email: sent.email, state: 'waiting' });
    expect(await world.admin.api.call('GET /admin/booster-applications', { query: { filter } })).toMatchObject([kept]);
  });

  test('is refused while another application with the same e-mail address waits', async () => {
    const sent = anApplication();
    expect((await apply(sent)).status).toBe(201);
    const again = await apply({ ...sent, email: sent.email.toUpperCase(), firstName: 'Başka' });
    expect(again).toMatchObject({ status: 409, body: { code: 'booster.application_waiting' } });
  });

  test('with a filled honeypot field is answered like any other, and is not stored', async () => {
    const { status, body } = await apply(anApplication({ website: 'x' }));
    expect(status).toBe(201);
    const looked = world.admin.api.call('GET /admin/booster-applications/:id', {
      params: { id: (body as { id: string }).id },
    });
    await expect(looked).rejects.toMatchObject({ status: 404, code: 'booster.application_not_found' });
  });

  test.each([
    [{ firstName: '' }, '/firstName'],
    [{ email: 'ece' }, '/email'],
    [{ phone: '0532' }, '/phone'],
    [{ languages: [] }, '/languages'],
    [{ languages: ['de'] }, '/languages/0'],
    [{ leagueRank: null, tftRank: null }, '/leagueRank'],
    [{ valorantRank: 'challenger1' }, '/valorantRank'],
    [{ comfortableValorantServers: ['ru'] }, '/comfortableValorantServers/0'],
    [{ weeklyHours: 0 }, '/weeklyHours'],
    [{ links: [] }, '/links'],
    [{ links: ['javascript:alert(1)'] }, '/links/0'],
    [{ experience: 'İyiyim.' }, '/experience'],
    [{ consent: false }, '/consent'],
  ])('is refused with %j', async (wrong, pointer) => {
    const answer = await apply({ ...anApplication(), ...wrong });
    expect(answer).toMatchObject({ status: 422, body: { code: 'request.invalid', errors: [{ pointer }] } });
  });
});
