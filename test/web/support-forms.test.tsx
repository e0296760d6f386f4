// The error messages of the forms for support and applications (specification §8). No typed text is lost.
import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { followSession } from '../../web-storefront/src/app/session-effects.ts';
import { ApplicationForm } from '../../web-storefront/src/features/application/ApplicationForm.tsx';
import type { Order } from '../../web-storefront/src/features/order/describe.ts';
import { orderQuery } from '../../web-storefront/src/features/order/queries.ts';
import { currentUserQuery, type User } from '../../web-storefront/src/features/session/use-session.ts';
import { ContactForm } from '../../web-storefront/src/features/support/ContactForm.tsx';
import { Composer } from '../../web-storefront/src/features/ticket/Composer.tsx';
import { linkedTicket, newTicketLink } from '../../web-storefront/src/features/ticket/link.ts';
import { NewTicketForm } from '../../web-storefront/src/features/ticket/NewTicketForm.tsx';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { createMemoryRouter } from '../../web-storefront/src/lib/router/index.ts';
import { session } from '../../web-storefront/src/lib/session.ts';
import { Toasts } from '../../web-storefront/src/ui/Toasts.tsx';
import { aDraft } from '../support/drafts.ts';

const problem = (status: number, code: string, detail: string, params?: object) =>
  Response.json({ status, code, detail, params }, { status, headers: { 'content-type': 'application/problem+json' } });

/** The API's answer to a POST. Lists are empty, except `orders`. */
let answer: () => Response;
let orders: readonly object[] = [];
const sent: { readonly path: string; readonly body: unknown }[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  sent.length = 0;
  orders = [];
  answer = () => new Response(null, { status: 202 });
  globalThis.fetch = jest.fn<typeof fetch>(async (input, init) => {
    const request = new Request(new URL(input as string, 'http://localhost/'), init);
    const { pathname } = new URL(request.url);
    if (request.method !== 'POST') return Response.json(pathname === '/api/orders' ? orders : []);
    sent.push({ path: pathname, body: await request.json() });
    return answer();
  });
});
afterAll(() => session.close());

const show = (form: ReactNode) => {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{form}</MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  return userEvent.setup();
};
const press = (name: string) => screen.getByRole('button', { name });

describe('the contact form', () => {
  const onSent = jest.fn();
  const known = { name: 'Ece Işık', email: 'ece@basamak.test' };

  test('names empty and wrong fields without sending a request', async () => {
    const user = show(<ContactForm known={undefined} onSent={onSent} />);
    await user.type(screen.getByLabelText('E-posta'), 'ece@');
    await user.click(press('Mesajı gönder'));
    for (const text of ['Adını yaz.', 'Geçerli bir e-posta adresi yaz.', 'Mesajını yaz.'])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText(/^Doldurulmayan ya da hatalı alan var/)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('says when the fourth message can be sent, and keeps its text', async () => {
    answer = () =>
      problem(429, 'conversation.too_many_messages', '15 dakikada en çok 3 mesaj.', { retryAfterSeconds: 600 });
    const user = show(<ContactForm known={known} onSent={onSent} />);
    await user.type(screen.getByLabelText('Mesajın'), 'Dersler ne zaman?');
    await user.click(press('Mesajı gönder'));
    expect(await screen.findByText(/^15 dakikada en çok 3 mesaj\. 10 dk sonra/)).toBeInTheDocument();
    expect(screen.getByLabelText('Mesajın')).toHaveValue('Dersler ne zaman?');
    expect(press('Mesajı gönder')).toBeDisabled();
  });

  test('says that sending failed', async () => {
    answer = () => problem(503, 'service.unavailable', 'Şu an yanıt veremiyoruz.');
    const user = show(<ContactForm known={known} onSent={onSent} />);
    await user.type(screen.getByLabelText('Mesajın'), 'Dersler ne zaman?');
    await user.click(press('Mesajı gönder'));
    expect(await screen.findByText('Mesaj gönderilemedi. Şu an yanıt veremiyoruz.')).toBeInTheDocument();
    expect(onSent).not.toHaveBeenCalled();
  });

  test('sends what was typed, without the honeypot field', async () => {
    const user = show(<ContactForm known={known} onSent={onSent} />);
    await user.type(screen.getByLabelText('Mesajın'), 'Dersler ne zaman?');
    await user.click(press('Mesajı gönder'));
    await waitFor(() => expect(onSent).toHaveBeenCalledWith('ece@basamak.test'));
    expect(sent).toEqual([{ path: '/api/contact', body: { ...known, text: 'Dersler ne zaman?' } }]);
  });
});

describe('a new ticket', () => {
  test('requires all its fields', async () => {
    const user = show(<NewTicketForm linked={{}} />);
    await user.click(press('Gönder'));
    for (const text of ['Talebin türünü seç.', 'Konuyu yaz.', 'Mesajını yaz.'])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText(/^Talebin alanları boş bırakılamaz/)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test.each([
    [
      () => problem(500, 'internal', 'Beklenmeyen bir hata oldu.'),
      'Destek talebi oluşturulamadı. Beklenmeyen bir hata oldu.',
    ],
    [
      () => problem(429, 'ticket.too_many_tickets', 'x', { retryAfterSeconds: 1800 }),
      'Destek talebi oluşturulamadı. Kısa sürede çok fazla destek talebi oluşturdun; 30 dk sonra yeniden dene.',
    ],
  ])('names the reason why it could not be created, and keeps the typed text', async (failure, sentence) => {
    answer = failure;
    const user = show(<NewTicketForm linked={{ type: 'account' }} />);
    await user.type(screen.getByLabelText('Konu'), 'Adım yanlış');
    await user.type(screen.getByLabelText('Mesajın'), 'Düzeltir misiniz?');
    await user.click(press('Gönder'));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByLabelText('Mesajın')).toHaveValue('Düzeltir misiniz?');
    expect(sent[0]?.body).toEqual({ type: 'account', subject: 'Adım yanlış', text: 'Düzeltir misiniz?' });
  });

  test('says that it was created', async () => {
    answer = () => Response.json({ id: 'destek talebi', messages: [] }, { status: 201 });
    const user = show(<NewTicketForm linked={{ type: 'account' }} />);
    await user.type(screen.getByLabelText('Konu'), 'Adım yanlış');
    await user.type(screen.getByLabelText('Mesajın'), 'Düzeltir misiniz?');
    await user.click(press('Gönder'));
    expect(await screen.findByText('Destek talebi oluşturuldu')).toBeInTheDocument();
  });

  test('keeps unsent text for a ticket of the same type until it is sent', async () => {
    const text = () => screen.getByLabelText('Mesajın');
    const user = show(<NewTicketForm linked={{ type: 'account' }} />);
    await user.type(screen.getByLabelText('Konu'), 'Adım yanlış');
    await user.type(text(), 'Düzeltir misiniz?');
    cleanup();
    show(<NewTicketForm linked={{ type: 'other' }} />);
    expect(text()).toHaveValue('');
    cleanup();
    answer = () => Response.json({ id: 'destek talebi', messages: [] }, { status: 201 });
    show(<NewTicketForm linked={{ type: 'account' }} />);
    expect(screen.getByLabelText('Konu')).toHaveValue('Adım yanlış');
    expect(text()).toHaveValue('Düzeltir misiniz?');
    await user.click(press('Gönder'));
    expect(await screen.findByText('Destek talebi oluşturuldu')).toBeInTheDocument();
    cleanup();
    show(<NewTicketForm linked={{ type: 'account' }} />);
    expect(text()).toHaveValue('');
  });

  test('is stored only in the tab, and is removed when its writer logs out', async () => {
    followSession(createMemoryRouter([{ path: '*', Component: () => null }]));
    session.signIn(`h.${btoa(JSON.stringify({ sub: 'elif', exp: Date.now() / 1000 + 900 }))}.s`);
    const user = show(<NewTicketForm linked={{}} />);
    await user.type(screen.getByLabelText('Mesajın'), 'Adım yanlış');
    expect(JSON.stringify(Object.entries(sessionStorage))).toContain('Adım yanlış');
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Adım yanlış');
    await act(() => session.signOut());
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Adım yanlış');
  });

  test('keeps the linked order selected until the list is loaded, and lists it once', async () => {
    const order = { id: 'siparis', number: '10002', draft: aDraft(), createdAt: '2026-11-20T12:00:00.000Z' };
    orders = [order];
    queryClient.setQueryData(orderQuery('siparis').queryKey, order as unknown as Order);
    show(<NewTicketForm linked={{ type: 'order', orderId: 'siparis' }} />);
    expect(await screen.findByRole('option', { name: /^10002/ })).toBeVisible();
    expect(screen.getByLabelText('Sipariş')).toHaveValue('siparis');
  });

  test('is linked to by its subject, and ignores other values in a link', () => {
    const orderId = '0199f000-0000-7000-8000-000000000000';
    const link = newTicketLink({ type: 'order', orderId });
    expect(link).toBe(`/biletler/create?tur=siparis&siparis=${orderId}`);
    expect(linkedTicket(new URL(link, 'http://localhost').searchParams)).toEqual({ type: 'order', orderId });
    expect(linkedTicket(new URLSearchParams({ tur: 'toString', siparis: '../x', alan: 'toString' }))).toEqual({});
    const change = newTicketLink({ type: 'account', field: 'valorantRank' });
    expect(change).toBe('/biletler/create?tur=hesap&alan=valorant-rank');
    expect(linkedTicket(new URL(change, 'http://localhost').searchParams)).toEqual({
      type: 'account',
      field: 'valorantRank',
    });
    expect(newTicketLink()).toBe('/biletler/create');
    const transfer = newTicketLink({ type: 'balance', transfer: true });
    expect(transfer).toBe('/biletler/create?tur=bakiye&konu=havale');
    expect(linkedTicket(new URL(transfer, 'http://localhost').searchParams)).toEqual({
      type: 'balance',
      transfer: true,
    });
    const about = newTicketLink({ type: 'balance', topUpId: orderId });
    expect(about).toBe(`/biletler/create?tur=bakiye&odeme=${orderId}`);
    expect(linkedTicket(new URL(about, 'http://localhost').searchParams)).toEqual({
      type: 'balance',
      topUpId: orderId,
    });
  });
});

describe('an answer in a ticket', () => {
  test('says that sending failed, and keeps its text', async () => {
    answer = () => problem(409, 'ticket.closed', 'Bu destek talebi kapalı.');
    const user = show(<Composer ticketId="t1" />);
    await user.click(press('Gönder'));
    expect(screen.getByText('Mesajını yaz.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Mesaj'), 'Merhaba{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Mesaj gönderilemedi. Bu destek talebi kapalı.')).toBeInTheDocument();
    expect(screen.getByLabelText('Mesaj')).toHaveValue('Merhaba');
  });
});

describe('a booster application', () => {
  test('reports a wrong mail, phone, link and number, each at its field', async () => {
    const user = show(<ApplicationForm onSent={jest.fn()} />);
    await user.type(screen.getByLabelText('E-posta'), 'mert');
    await user.type(screen.getByLabelText('Telefon'), '0532');
    await user.type(screen.getByLabelText('Profil bağlantın'), 'op.gg/mert');
    await user.type(screen.getByLabelText('Haftada kaç saat oynarsın?'), '400');
    await user.click(press('Başvuruyu gönder'));
    for (const [label, text] of [
      ['E-posta', 'Geçerli bir e-posta adresi yaz.'],
      ['Telefon', 'Geçerli bir telefon numarası yaz.'],
      ['Profil bağlantın', 'https:// ile başlayan bir bağlantı yaz.'],
      ['Haftada kaç saat oynarsın?', '1 ile 100 arasında bir tam sayı yaz.'],
    ] as const) {
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(screen.getByLabelText(label)).toBeInvalid();
    }
    expect(sent).toEqual([]);
  });

  test('starts with the signed-in user’s data, and does not overwrite typed fields', async () => {
    session.signIn(`h.${btoa(JSON.stringify({ sub: 'elif', exp: Date.now() / 1000 + 900 }))}.s`);
    localStorage.setItem('draft.booster-application', '{"firstName":"Mert"}');
    const elif = {
      id: 'elif',
      firstName: 'Elif',
      lastName: 'Kaya',
      email: 'elif@basamak.test',
      phone: '+905321234567',
    };
    queryClient.setQueryData(currentUserQuery.queryKey, elif as unknown as User);
    show(<ApplicationForm onSent={jest.fn()} />);
    await waitFor(() => expect(screen.getByLabelText('Soyad')).toHaveValue('Kaya'));
    expect(screen.getByLabelText('Ad')).toHaveValue('Mert');
    expect(screen.getByLabelText('E-posta')).toHaveValue('elif@basamak.test');
    expect(screen.getByLabelText('Telefon')).toHaveValue('0 (532) 123 45 67');
    expect(localStorage.getItem('draft.booster-application')).toBe('{"firstName":"Mert"}');
    await act(() => session.signOut());
  });

  test('does not store prefilled data, removes it at log-out and fills in the data of the next user', async () => {
    const signIn = (id: string, firstName: string) => {
      session.signIn(`h.${btoa(JSON.stringify({ sub: id, exp: Date.now() / 1000 + 900 }))}.s`);
      const user = { id, firstName, lastName: 'Kaya', email: `${id}@basamak.test`, phone: '+905321234567' };
      queryClient.setQueryData(currentUserQuery.queryKey, user as unknown as User);
    };
    signIn('elif', 'Elif');
    const user = show(<ApplicationForm onSent={jest.fn()} />);
    await waitFor(() => expect(screen.getByLabelText('E-posta')).toHaveValue('elif@basamak.test'));
    await user.clear(screen.getByLabelText('Ad'));
    await user.type(screen.getByLabelText('Ad'), 'Mert');
    const kept = () => JSON.parse(localStorage.getItem('draft.booster-application') ?? '{}') as Record<string, unknown>;
    const own = { firstName: 'Mert', lastName: '', email: '', phone: '' };
    expect(kept()).toMatchObject(own);
    await act(() => session.signOut());
    for (const label of ['Soyad', 'E-posta', 'Telefon']) expect(screen.getByLabelText(label)).toHaveValue('');
    expect(screen.getByLabelText('Ad')).toHaveValue('Mert');
    act(() => signIn('derya', 'Derya'));
    await waitFor(() => expect(screen.getByLabelText('E-posta')).toHaveValue('derya@basamak.test'));
    expect(screen.getByLabelText('Ad')).toHaveValue('Mert');
    expect(kept()).toMatchObject(own);
    await act(() => session.signOut());
  });

  test('is stored in the browser while it is typed, except the consent', async () => {
    const user = show(<ApplicationForm onSent={jest.fn()} />);
    await user.type(screen.getByLabelText('Ad'), 'Mert');
    await user.click(screen.getByLabelText(/işlenmesini kabul/));
    const kept = JSON.parse(localStorage.getItem('draft.booster-application') ?? '{}') as Record<string, unknown>;
    expect(kept).toMatchObject({ firstName: 'Mert', languages: ['tr'] });
    localStorage.setItem('draft.booster-application', '{"firstName":3}');
    show(<ApplicationForm onSent={jest.fn()} />);
    expect(screen.getAllByLabelText('Ad').at(-1)).toHaveValue('');
    for (const box of screen.getAllByLabelText(/işlenmesini kabul/).slice(1)) expect(box).not.toBeChecked();
  });
});
