import { randomUUID } from 'node:crypto';
import { key } from './calls.ts';
import { newPerson, type World } from './world.ts';

const byAdmin = ({ admin }: World) => ({ token: admin.token });

const contactMessage = async (world: World): Promise<string> => {
  const { firstName: name, email } = newPerson();
  await world.call('POST /contact', { body: { name, email, text: 'Koçluk dersleri ne zaman başlıyor?' } });
  const query = { filter: JSON.stringify({ email }) };
  const [message] = await world.admin.api.call('GET /admin/contact-messages', { query });
  return message!.id;
};

const body = () => ({ title: `Selam ${randomUUID()}`, text: 'Merhaba {ad}, {siparis} için bakıyoruz.', type: null });
const cannedAnswer = async ({ admin }: World): Promise<string> =>
  (await admin.api.call('POST /admin/canned-answers', { body: body(), ...key() })).id;
const ofCanned = async (world: World) => ({ ...byAdmin(world), params: { id: await cannedAnswer(world) } });

/** One successful call of each console route of tickets. */
export const ticketDeskCalls = {
  'GET /admin/tickets': byAdmin,
  'GET /admin/tickets/:id': async (world: World) => ({ ...byAdmin(world), params: { id: await world.ticket() } }),
  'GET /admin/ticket-figures': byAdmin,
  'GET /admin/contact-messages': byAdmin,
  'GET /admin/contact-messages/:id': async (world: World) => ({
    ...byAdmin(world),
    params: { id: await contactMessage(world) },
  }),
  'POST /admin/contact-messages/:id/answer': async (world: World) => ({
    ...byAdmin(world),
    params: { id: await contactMessage(world) },
    body: { subject: 'Koçluk', text: 'Dersler her gün 10.00 ile 22.00 arasında.' },
  }),
  'POST /admin/contact-messages/:id/answered': async (world: World) => ({
    ...byAdmin(world),
    params: { id: await contactMessage(world) },
  }),
  'POST /admin/contact-messages/:id/waiting': async (world: World) => {
    const params = { id: await contactMessage(world) };
    await world.admin.api.call('POST /admin/contact-messages/:id/answered', { params, ...key() });
    return { ...byAdmin(world), params };
  },
  'GET /admin/canned-answers': byAdmin,
  'GET /admin/canned-answers/:id': ofCanned,
  'POST /admin/canned-answers': (world: World) => ({ ...byAdmin(world), body: body() }),
  'PUT /admin/canned-answers/:id': async (world: World) => ({ ...(await ofCanned(world)), body: { type: 'order' } }),
  'DELETE /admin/canned-answers/:id': ofCanned,
  'POST /admin/canned-answers/:id/uses': ofCanned,
};
