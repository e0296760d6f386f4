import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, HttpError, Notification, ResourceContextProvider } from 'react-admin';
import { store } from '../../web-admin/src/layout/store.ts';
import type { AdminTicket, CannedAnswer } from '../../web-admin/src/lib/records.ts';
import { formatSpan } from '../../web-admin/src/lib/time.ts';
import { answerAddress } from '../../web-admin/src/resources/contact-messages/answer-address.ts';
import { AnswerBox } from '../../web-admin/src/resources/tickets/AnswerBox.tsx';
import { filledIn, fittingFirst, unfilled } from '../../web-admin/src/resources/tickets/fill-in.ts';
import { MoveButtons, useMoves } from '../../web-admin/src/resources/tickets/MoveTicket.tsx';
import { withRun } from './support/with-run.ts';

const time = '2026-11-20T12:00:00.000Z';
const ticket: AdminTicket = {
  id: '0199c000-0000-7000-8000-000000000001',
  type: 'order',
  subject: 'Booster gelmedi',
  status: 'open',
  answered: false,
  read: true,
  user: { id: '0199c000-0000-7000-8000-000000000002', role: 'customer', displayName: 'Ada Nur Y.' },
  orderId: '0199c000-0000-7000-8000-000000000003',
  orderNumber: '1042',
  topUpId: null,
  topUpNumber: null,
  createdAt: time,
  updatedAt: time,
  waitingSince: time,
  firstAnsweredAt: null,
  messages: [],
  history: [],
  nextStatuses: ['closed', 'trash'],
  allowed: { message: true },
};
const canned = (title: string, text: string, type: CannedAnswer['type'] = null): CannedAnswer => ({
  id: `0199c000-0000-7000-8000-0000000000${title.length}0`,
  title,
  text,
  type,
  uses: 0,
  createdAt: time,
});
const greeting = canned('Karşılama', 'Merhaba {ad}, {siparis} numaralı siparişine bakıyoruz.');
const waiting = canned('Süre', 'Üç gün sürer.', 'balance');

const provider = {
  getList: jest.fn(() => Promise.resolve({ data: [waiting, greeting], total: 2 })),
  'POST /tickets/:id/messages': jest.fn<(input: { id: string; text: string }) => Promise<object>>(),
  'POST /admin/canned-answers/:id/uses': jest.fn<(input: { id: string }) => Promise<undefined>>(() =>
    Promise.resolve(undefined),
  ),
  uploadPicture: jest.fn<(file: Blob, key: string) => Promise<{ id: string }>>(() => Promise.resolve({ id: 'resim' })),
  'POST /tickets/:id/state': jest.fn<() => Promise<object>>(() => Promise.resolve({})),
};

beforeEach(() => {
  localStorage.clear();
  for (const call of Object.values(provider)) call.mockClear();
  provider['POST /tickets/:id/messages'].mockImplementation(() => Promise.resolve({}));
});
afterEach(cleanup);

function Moves() {
  const { shown, move } = useMoves(ticket);
  return (
    <>
      <p>{shown.status}</p>
      <MoveButtons ticket={shown} move={move} />
    </>
  );
}

const show = (content = <AnswerBox ticket={ticket} />) => {
  render(
    <AdminContext dataProvider={withRun(provider) as never} store={store}>
      <ResourceContextProvider value="tickets">{content}</ResourceContextProvider>
      <Notification />
    </AdminContext>,
  );
  return userEvent.setup();
};
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Yanıt' });

test('a canned answer is filled in for its ticket, and a placeholder without a value stays visible', () => {
  expect(filledIn(greeting, ticket)).toBe('Merhaba Ada Nur, 1042 numaralı siparişine bakıyoruz.');
  const left = filledIn(greeting, { ...ticket, orderNumber: null });
  expect(left).toContain('{siparis}');
  expect(unfilled(`${left} {siparis} {ad} {x}`)).toEqual(['{siparis}', '{ad}']);
});

test('a placeholder is filled in with or without Turkish letters, and in capitals', () => {
  const written = { text: '{AD}: {sipariş}, {SİPARİŞ}, {siparis}' };
  expect(filledIn(written, ticket)).toBe('Ada Nur: 1042, 1042, 1042');
  expect(unfilled('Kalan: {Sipariş} {tutar}')).toEqual(['{Sipariş}']);
});

test('canned answers of the ticket’s own type come first, those of other types last', () => {
  const [any, own, other] = [canned('a', ''), canned('bb', '', 'order'), canned('ccc', '', 'other')];
  expect(fittingFirst([other, any, own], 'order')).toEqual([own, any, other]);
});

test('a slash after a space opens the canned answers, and Enter inserts the one that was found', async () => {
  const user = show();
  const box = await field();
  await user.type(box, 've/veya ');
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.type(box, '/');
  const search = await screen.findByRole('combobox', { name: 'Hazır yanıt ara' });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  await user.type(search, 'numaralı');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(box).toHaveValue('ve/veya Merhaba Ada Nur, 1042 numaralı siparişine bakıyoruz.'));
  expect(provider['POST /admin/canned-answers/:id/uses']).toHaveBeenCalledWith({ id: greeting.id });
  await waitFor(() => expect(box).toHaveFocus());
});

test('an unsent answer stays, also after a failure, until it is sent or its writer logs out', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // react-admin logs each failed call
  provider['POST /tickets/:id/messages'].mockImplementation(() =>
    Promise.reject(new HttpError('Sunucuya ulaşılamadı.', 0)),
  );
  const user = show();
  await user.type(await field(), 'Bakıyoruz');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Yanıt gönderilemedi. Sunucuya ulaşılamadı.');
  cleanup();
  jest.restoreAllMocks();
  provider['POST /tickets/:id/messages'].mockImplementation(() => Promise.resolve({}));
  const again = show();
  expect(await field()).toHaveValue('Bakıyoruz');
  await again.click(screen.getByRole('button', { name: 'Yanıtla' }));
  await waitFor(async () => expect(await field()).toHaveValue(''));
  expect(provider['POST /tickets/:id/messages']).toHaveBeenLastCalledWith({ id: ticket.id, text: 'Bakıyoruz' });

  await again.type(await field(), 'Bir de');
  cleanup();
  store.reset();
  show();
  expect(await field()).toHaveValue('');
});

test('a picture is sent with the answer, and a failed upload is repeated under the same key', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // react-admin logs each failed call
  provider.uploadPicture.mockImplementationOnce(() => Promise.reject(new HttpError('Sunucuya ulaşılamadı.', 0)));
  const user = show();
  await user.type(await field(), 'Buradan');
  await user.upload(screen.getByLabelText('Resimler'), new File(['x'], 'ekran.png', { type: 'image/png' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('ekran.png: Sunucuya ulaşılamadı.');
  await user.click(screen.getByRole('button', { name: 'ekran.png: yüklenemedi' }));
  await screen.findByText('ekran.png: eklendi');
  const keys = provider.uploadPicture.mock.calls.map(([, key]) => key);
  expect(new Set(keys).size).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Yanıtla' }));
  await waitFor(() => expect(screen.queryByText('ekran.png: eklendi')).toBeNull());
  const sent = { id: ticket.id, text: 'Buradan', pictures: ['resim'] };
  expect(provider['POST /tickets/:id/messages']).toHaveBeenLastCalledWith(sent);
  jest.restoreAllMocks();
});

test('an answer with a placeholder that is not filled in is refused', async () => {
  const user = show();
  await user.type(await field(), 'Merhaba {{ad}');
  await user.click(screen.getByRole('button', { name: 'Yanıtla' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Doldurulmamış yer var: {ad}.');
  expect(provider['POST /tickets/:id/messages']).not.toHaveBeenCalled();
});

test('undoing the closing of a ticket shows it as open again, and no command is sent', async () => {
  const user = show(<Moves />);
  await user.click(await screen.findByRole('button', { name: 'Kapat' }));
  expect(screen.getByText('closed')).toBeVisible();
  const toast = await screen.findByText('Destek talebi kapatıldı');
  await user.click(within(toast.parentElement!).getByRole('button'));
  await waitFor(() => expect(screen.getByText('open')).toBeVisible());
  await waitFor(() => expect(screen.queryByText('Destek talebi kapatıldı')).toBeNull());
  expect(provider['POST /tickets/:id/state']).not.toHaveBeenCalled();
});

test.each([
  [-3, '0 sn'],
  [40, '40 sn'],
  [12 * 60 + 59, '12 dk'],
  [3 * 3600 + 20 * 60, '3 sa 20 dk'],
  [3 * 3600 + 20, '3 sa'],
  [52 * 3600, '2 gün 4 sa'],
])('%d seconds are written as %s', (seconds, words) => {
  expect(formatSpan(seconds)).toBe(words);
});

test('the mailto link that answers a contact message has the sender’s address and a quote of limited length', () => {
  const address = answerAddress({ name: 'Ece', email: 'ece+a@basamak.test', text: `Bir\n${'x'.repeat(5000)}` });
  expect(address).toMatch(/^mailto:ece%2Ba%40basamak\.test\?subject=/);
  expect(decodeURIComponent(address)).toContain('> Bir\r\n> xxx');
  expect(address.length).toBeLessThan(2000);
});
