import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { key } from '#test/support/calls.ts';
import { register, type Session } from '#test/support/clients.ts';
import { newPerson, World } from '#test/support/world.ts';

jest.setTimeout(60_000);

let world: World;
let staff: Session;
let reader: Session;

beforeAll(async () => {
  world = await World.begin();
  [staff, reader] = await Promise.all([world.staff('tickets:read', 'tickets:write'), world.staff('tickets:read')]);
});
afterAll(() => world.end());

const body = { type: 'balance', subject: 'Yüklemem görünmüyor', text: 'Dün yükledim.' } as const;

test('the desk’s list begins with the longest wait, and shows the time of the first answer by staff', async () => {
  const customer = await register(world.product.url);
  const opened = [];
  for (const subject of ['Birinci', 'İkinci', 'Üçüncü'])
    opened.push((await customer.api.call('POST /tickets', { body: { ...body, subject }, ...key() })).id);
  const [first, second, third] = opened as [string, string, string];
  const write = (by: Session, id: string) =>
    by.api.call('POST /tickets/:id/messages', { params: { id }, body: { text: 'Merhaba' }, ...key() });
  await write(staff, second);
  await write(customer, first);
  await write(staff, third);
  await write(customer, third);
  const list = (filter: object) =>
    reader.api.call('GET /admin/tickets', {
      query: { sort: '["waitingSince","ASC"]', filter: JSON.stringify({ userId: customer.id, ...filter }) },
    });
  const waiting = await list({ waiting: true });
  expect(waiting.map(({ id }) => id)).toEqual([first, third]);
  expect(waiting).toMatchObject([{ firstAnsweredAt: null }, { firstAnsweredAt: expect.any(String) }]);
  expect(waiting[0]!.waitingSince).toBe(waiting[0]!.createdAt);
  expect(await list({ waiting: false })).toMatchObject([{ id: second, waitingSince: null, answered: true }]);
  expect(await list({ q: 'UCUNCU' })).toMatchObject([{ id: third }]);
  expect(await reader.api.call('GET /admin/tickets/:id', { params: { id: third } })).toMatchObject({
    firstAnsweredAt: waiting[1]!.firstAnsweredAt,
    allowed: { message: false },
  });
  const figures = await reader.api.call('GET /admin/ticket-figures');
  expect(figures.waiting.count).toBeGreaterThanOrEqual(2);
  expect(figures.waiting.oldest! <= waiting[0]!.waitingSince!).toBe(true);
  expect(figures.firstAnswers!.count).toBeGreaterThanOrEqual(2);
});

test('a message of the contact form is shown to staff who may read tickets', async () => {
  const { firstName: name, email } = newPerson();
  const text = 'Koçluk dersleri ne zaman başlıyor?';
  await world.call('POST /contact', { body: { name, email, text } });
  const [message] = await reader.api.call('GET /admin/contact-messages', {
    query: { filter: JSON.stringify({ email }) },
  });
  expect(message).toMatchObject({ name, email, text });
  const params = { id: message!.id };
  expect(await reader.api.call('GET /admin/contact-messages/:id', { params })).toEqual(message);
  const elsewhere = await world.staff('messages:read');
  await expect(elsewhere.api.call('GET /admin/contact-messages')).rejects.toMatchObject({ status: 403 });
});

const contactMessage = async () => {
  const { firstName: name, email } = newPerson();
  await world.call('POST /contact', { body: { name, email, text: 'Koçluk dersleri ne zaman başlıyor?' } });
  const [message] = await reader.api.call('GET /admin/contact-messages', {
    query: { filter: JSON.stringify({ email, answered: false }) },
  });
  return { email, params: { id: message!.id } };
};

test('a contact message waits until staff mark it as answered; marking and unmarking are in the audit log', async () => {
  const { email, params } = await contactMessage();
  const mark = (by = staff) => by.api.call('POST /admin/contact-messages/:id/answered', { params, ...key() });
  const unmark = (by = staff) => by.api.call('POST /admin/contact-messages/:id/waiting', { params, ...key() });
  await expect(unmark()).rejects.toMatchObject({ status: 409, code: 'ticket.contact_not_answered' });
  for (const attempt of [mark(reader), unmark(reader)]) await expect(attempt).rejects.toMatchObject({ status: 403 });
  const marked = await mark();
  expect(marked.answered).toMatchObject({ byName: expect.any(String), at: expect.any(String) });
  await expect(mark()).rejects.toMatchObject({ status: 409, code: 'ticket.contact_answered' });
  const listed = (answered: boolean) =>
    reader.api.call('GET /admin/contact-messages', { query: { filter: JSON.stringify({ email, answered }) } });
  expect([await listed(true), await listed(false)]).toEqual([[marked], []]);
  expect(await unmark()).toMatchObject({ answered: null });
  expect(await listed(true)).toEqual([]);

  const events = await world.admin.api.call('GET /admin/audit-events', {
    query: { filter: JSON.stringify({ recordId: params.id }), sort: '["createdAt","ASC"]' },
  });
  expect(events.map(({ action }) => action)).toEqual([
    'POST /admin/contact-messages/:id/answered',
    'POST /admin/contact-messages/:id/waiting',
  ]);
  expect(events.map(({ changes }) => changes.map(({ path }) => path))).toEqual([['/answered'], ['/answered']]);
});

test('if two staff answer a contact message concurrently, one answer is mailed and the other is refused', async () => {
  const { email, params } = await contactMessage();
  const body = { subject: 'Koçluk', text: 'Her gün 10.00 ile 22.00 arasında.' };
  const answer = (by: Session) =>
    by.api.call('POST /admin/contact-messages/:id/answer', { params, body, ...key() }).then(
      () => 'sent',
      ({ code }: { code: string }) => code,
    );
  const second = await world.staff('tickets:read', 'tickets:write');
  expect((await Promise.all([answer(staff), answer(second)])).toSorted()).toEqual(['sent', 'ticket.contact_answered']);
  expect(await answer(reader)).toBe('identity.forbidden');
  expect(await world.mailTo(email, /22\.00/)).toMatchObject({ subject: 'Koçluk' });
  expect(await world.mailsTo(email)).toHaveLength(1);
  const [event] = await world.admin.api.call('GET /admin/audit-events', {
    query: { filter: JSON.stringify({ recordId: params.id }) },
  });
  expect(event).toMatchObject({ action: 'POST /admin/contact-messages/:id/answer', said: { subject: 'Koçluk' } });
  expect(JSON.stringify(event)).not.toContain('22.00');
});

test('a canned answer has a unique title, and is counted, changed and deleted by staff who may answer', async () => {
  const greeting = { title: 'Karşılama', text: 'Merhaba {ad}', type: null };
  const add = (change: Partial<typeof greeting> = {}, by = staff) =>
    by.api.call('POST /admin/canned-answers', { body: { ...greeting, ...change }, ...key() });
  const { id } = await add();
  const params = { id };
  await expect(add({ title: 'KARŞILAMA' })).rejects.toMatchObject({ status: 409, code: 'ticket.canned_title_taken' });
  await expect(add({ title: 'Veda', text: '{soyad}' })).rejects.toMatchObject({
    status: 422,
    code: 'ticket.placeholder_unknown',
    message: '{soyad} doldurulamaz; yalnız “ad” ve “sipariş” yerleri doldurulur.',
  });
  await add({ title: 'Veda' });
  await staff.api.call('POST /admin/canned-answers/:id/uses', { params, ...key() });
  const titles = async () => (await reader.api.call('GET /admin/canned-answers')).map(({ title }) => title);
  expect(await titles()).toEqual(['Karşılama', 'Veda']);
  const change = { params, body: { title: 'Selam' } };
  expect(await staff.api.call('PUT /admin/canned-answers/:id', change)).toMatchObject({
    ...greeting,
    title: 'Selam',
    uses: 1,
  });
  for (const attempt of [
    add({ title: 'Üçüncü' }, reader),
    reader.api.call('PUT /admin/canned-answers/:id', change),
    reader.api.call('DELETE /admin/canned-answers/:id', { params }),
    reader.api.call('POST /admin/canned-answers/:id/uses', { params, ...key() }),
  ])
    await expect(attempt).rejects.toMatchObject({ status: 403 });
  await staff.api.call('DELETE /admin/canned-answers/:id', { params });
  expect(await titles()).toEqual(['Veda']);
});
