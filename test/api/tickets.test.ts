import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { key } from '#test/support/calls.ts';
import { type NewCustomer, register, type Session } from '#test/support/clients.ts';
import { openStream } from '#test/support/stream.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
let url: string;
let staff: Session & { readonly id: string };
let customer: NewCustomer;
let stranger: NewCustomer;

beforeAll(async () => {
  world = await World.begin();
  ({ url } = world.product);
  [staff, stranger] = await Promise.all([world.staff('tickets:read', 'tickets:write'), register(url)]);
});
afterAll(() => world.end());
beforeEach(async () => {
  customer = await register(url);
});

const body = {
  type: 'account',
  subject: 'E-postamı değiştirmek istiyorum',
  text: 'Yeni adresim var.\nTeşekkürler.',
} as const;
const open = (by: Session = customer) => by.api.call('POST /tickets', { body, ...key() });
const read = (by: Session, id: string) => by.api.call('GET /tickets/:id', { params: { id } });
const write = (by: Session, id: string, text = 'Merhaba') =>
  by.api.call('POST /tickets/:id/messages', { params: { id }, body: { text }, ...key() });
const move = (by: Session, id: string, to: 'open' | 'closed' | 'trash') =>
  by.api.call('POST /tickets/:id/state', { params: { id }, body: { to }, ...key() });
const unread = async (by: Session) => (await by.api.call('GET /users/current')).unread.tickets;

describe('a ticket', () => {
  test('that staff answer notifies its user live, in the list of notifications and by mail', async () => {
    await world.proveAddress(customer);
    const stream = await openStream(url, customer.token);
    const { id } = await open();
    await write(staff, id, 'Hemen bakıyoruz.');
    await stream.has(4);
    await stream.close();
    expect(stream.events.findLast(({ type }) => type === 'ticket')?.data).toMatchObject({
      id,
      status: 'open',
      answered: true,
    });
    expect(await unread(customer)).toBe(1);
    const [note] = await customer.api.call('GET /notifications');
    expect(note).toMatchObject({
      kind: 'ticket-answered',
      link: `/biletler/${id}`,
      title: 'Destek talebine yanıt geldi',
    });

    const ticket = await read(customer, id);
    expect(ticket).toMatchObject({ status: 'open', answered: true, read: true, nextStatuses: ['closed'] });
    expect(ticket.messages.map(({ text, sender }) => [text, sender.role])).toEqual([
      [body.text, 'customer'],
      ['Hemen bakıyoruz.', 'staff'],
    ]);
    expect(await unread(customer)).toBe(0);
    const mail = await world.mailTo(`${customer.username}@basamak.test`, /destek talebini yanıtladık/);
    expect(mail).toMatchObject({ subject: 'Destek talebine yanıt geldi' });
    expect(mail.text).toContain(`/biletler/${id}`);
  });

  test('has a read mark for each side, in the list and on the page', async () => {
    const { id } = await open();
    const row = async (by: Session) =>
      (await by.api.call('GET /tickets', { query: { filter: JSON.stringify({ id }) } }))[0];
    expect(await row(customer)).toMatchObject({ read: true, answered: false, user: { id: customer.id } });
    expect(await row(staff)).toMatchObject({ read: false });
    expect(await read(staff, id)).toMatchObject({ read: true, nextStatuses: ['closed', 'trash'] });
    expect(await row(staff)).toMatchObject({ read: true });
    await write(customer, id);
    expect(await row(staff)).toMatchObject({ read: false });
  });

  test('does not exist for strangers and for staff without the scope', async () => {
    const { id } = await open();
    const elsewhere = await world.staff('orders:write');
    for (const outsider of [stranger, world.booster, elsewhere])
      for (const attempt of [() => read(outsider, id), () => write(outsider, id), () => move(outsider, id, 'closed')])
        await expect(attempt()).rejects.toMatchObject({ status: 404, code: 'ticket.not_found' });
    expect(await stranger.api.call('GET /tickets')).toEqual([]);
    await expect(elsewhere.api.call('GET /tickets')).rejects.toMatchObject({ status: 403 });
    const reader = await world.staff('tickets:read');
    expect((await read(reader, id)).allowed.message).toBe(false);
    await expect(write(reader, id)).rejects.toMatchObject({ status: 403, code: 'identity.forbidden' });
  });

  test('is closed by its user and opened again by staff, and only staff move it to the trash', async () => {
    const { id } = await open();
    expect(await move(customer, id, 'closed')).toMatchObject({ status: 'closed', nextStatuses: ['open'] });
    await expect(write(customer, id)).rejects.toMatchObject({ status: 409, code: 'ticket.closed' });
    await expect(move(customer, id, 'trash')).rejects.toMatchObject({
      status: 409,
      code: 'ticket.transition_not_allowed',
    });
    expect((await move(staff, id, 'open')).history).toMatchObject([
      { from: 'open', to: 'closed', actor: { role: 'customer', displayName: 'Ada Y.' } },
      { from: 'closed', to: 'open', actor: { role: 'staff' } },
    ]);
    expect(await move(staff, id, 'trash')).toMatchObject({ status: 'trash', nextStatuses: ['open'] });
    expect(await read(customer, id)).toMatchObject({ status: 'trash', nextStatuses: [], allowed: { message: false } });
  });

  test('is created once per idempotency key, and so is each of its messages', async () => {
    const once = key();
    const [first, second] = [
      await customer.api.call('POST /tickets', { body, ...once }),
      await customer.api.call('POST /tickets', { body, ...once }),
    ];
    expect(second).toEqual(first);
    const message = { params: { id: first.id }, body: { text: 'Bir kez' }, ...key() };
    const said = await customer.api.call('POST /tickets/:id/messages', message);
    expect(await customer.api.call('POST /tickets/:id/messages', message)).toEqual(said);
    expect((await read(customer, first.id)).messages).toHaveLength(2);
    expect(await customer.api.call('GET /tickets')).toHaveLength(1);
  });

  test('takes three messages of its user in 15 minutes; the fourth is refused with the time to wait', async () => {
    const { id } = await open();
    const once = { params: { id }, body: { text: 'üçüncü' }, ...key() };
    await write(customer, id);
    await write(customer, id);
    await customer.api.call('POST /tickets/:id/messages', once);
    await customer.api.call('POST /tickets/:id/messages', once);
    const answer = await world.call('POST /tickets/:id/messages', {
      token: customer.token,
      params: { id },
      body: { text: 'dördüncü' },
    });
    expect(answer).toMatchObject({ status: 429, body: { code: 'conversation.too_many_messages' } });
    expect((answer.body as { detail: string }).detail).toMatch(
      /^Mesaj sınırına ulaştın\. \d+ (saniye|dakika|saat) sonra/,
    );
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(880);
  });

  test('can name only an order of its writer', async () => {
    const orderId = await world.takenOrder();
    const about = { ...body, type: 'order', orderId } as const;
    for (const own of [world.customer, world.booster]) {
      const ticket = await own.api.call('POST /tickets', { body: about, ...key() });
      expect(ticket).toMatchObject({ type: 'order', orderId, orderNumber: expect.stringMatching(/\d/) });
    }
    await expect(stranger.api.call('POST /tickets', { body: about, ...key() })).rejects.toMatchObject({
      status: 404,
      code: 'order.not_found',
    });
  });

  test('can name only a card payment of its writer, by which the console finds the ticket', async () => {
    const { customer: payer } = world;
    const { id: topUpId, merchantOid } = await payer.api.call('POST /top-ups', {
      body: { amount: { amount: 150_00, currency: 'TRY' } },
      ...key(),
    });
    const [newest] = await payer.api.call('GET /top-ups');
    expect(newest).toMatchObject({ id: topUpId, merchantOid });
    expect(await stranger.api.call('GET /top-ups')).toEqual([]);
    const about = { ...body, type: 'balance', topUpId } as const;
    const ticket = await payer.api.call('POST /tickets', { body: about, ...key() });
    expect(ticket).toMatchObject({ topUpId, topUpNumber: merchantOid, orderId: null });
    const query = { filter: JSON.stringify({ topUpId }) };
    expect(await staff.api.call('GET /admin/tickets', { query })).toMatchObject([{ id: ticket.id }]);
    await expect(stranger.api.call('POST /tickets', { body: about, ...key() })).rejects.toMatchObject({
      status: 404,
      code: 'payment.top_up_not_found',
    });
  });

  test('shows its pictures to both sides, and accepts each picture once and from its owner only', async () => {
    const { customer: writer } = world;
    const [first, second] = [await world.picture(), await world.picture()];
    const { id, messages } = await writer.api.call('POST /tickets', {
      body: { ...body, pictures: [first.id] },
      ...key(),
    });
    expect(messages[0]?.pictures).toMatchObject([{ id: first.id, width: first.width }]);
    const say = (by: Session, pictures: string[]) =>
      by.api.call('POST /tickets/:id/messages', { params: { id }, body: { text: 'Bak', pictures }, ...key() });
    for (const [by, picture] of [
      [staff, second.id],
      [writer, first.id],
    ] as const)
      await expect(say(by, [picture])).rejects.toMatchObject({ status: 404, code: 'picture.not_found' });
    const said = await say(writer, [second.id]);
    expect(said.pictures).toMatchObject([{ id: second.id }]);
    const seen = (await read(staff, id)).messages.flatMap(({ pictures }) => pictures);
    expect(seen.map((picture) => picture.id)).toEqual([first.id, second.id]);
    expect((await fetch(`${url}${seen[1]?.url}`)).status).toBe(200);
  });

  test.each([
    [{ ...body, pictures: ['x'] }, '/pictures/0'],
    [{ ...body, topUpId: 'BSM1' }, '/topUpId'],
    [{ ...body, subject: '  ' }, '/subject'],
    [{ ...body, text: '' }, '/text'],
    [{ ...body, type: 'dispute' }, '/type'],
    [{ subject: 'Soru', text: 'Metin' }, '/type'],
    [{ ...body, orderId: 'B-1001' }, '/orderId'],
  ])('with wrong fields is refused: %j', async (wrong, pointer) => {
    const answer = await world.call('POST /tickets', { token: customer.token, body: wrong });
    expect(answer).toMatchObject({ status: 422, body: { code: 'request.invalid', errors: [{ pointer }] } });
  });
});

test('the console’s list filters tickets by user, order, status, type, answer and read mark', async () => {
  const { id } = await open();
  await move(customer, id, 'closed');
  const find = (filter: object) =>
    staff.api.call('GET /admin/tickets', { query: { filter: JSON.stringify({ userId: customer.id, ...filter }) } });
  for (const filter of [{}, { status: 'closed' }, { type: 'account' }, { answered: false }, { read: false }])
    expect(await find(filter)).toMatchObject([{ id }]);
  for (const filter of [{ status: 'open' }, { type: ['order', 'other'] }, { answered: true }, { orderId: id }])
    expect(await find(filter)).toEqual([]);
  expect(await staff.api.call('GET /admin/tickets/:id', { params: { id } })).toMatchObject({ id, read: true });
});
