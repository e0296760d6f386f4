// The messages of the specification (section 8): each has a Turkish sentence and a screen that shows it. Those about an
// order are tested in message-catalogue-orders.test.tsx, those of the console in message-catalogue-console.test.tsx.
// All other messages are tested here. `elsewhere` names messages that have a test of their own.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from '../../web-storefront/src/lib/router/index.ts';
import { fieldMessages, messages } from '../../src/contract/messages.tr.ts';
import { ModalHost } from '../../web-storefront/src/features/ModalHost.tsx';
import { Chat } from '../../web-storefront/src/features/chat/Chat.tsx';
import { modals, openModal } from '../../web-storefront/src/features/modals.ts';
import type { Order } from '../../web-storefront/src/features/order/describe.ts';
import { currentUserQuery } from '../../web-storefront/src/features/session/use-session.ts';
import { DeletionSettings } from '../../web-storefront/src/features/settings/DeletionSettings.tsx';
import { GeneralSettings } from '../../web-storefront/src/features/settings/GeneralSettings.tsx';
import { PasswordForm } from '../../web-storefront/src/features/auth/PasswordForm.tsx';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { session } from '../../web-storefront/src/lib/session.ts';
import PaymentCancel from '../../web-storefront/src/pages/PaymentCancel.tsx';
import ResetPassword from '../../web-storefront/src/pages/ResetPassword.tsx';
import { orderStateLabels } from '../../src/contract/order/words.tr.ts';
import { StatePill } from '../../web-storefront/src/ui/Pill.tsx';
import { Toasts } from '../../web-storefront/src/ui/Toasts.tsx';

const token = `h.${btoa(JSON.stringify({ sub: 'elif', exp: Date.now() / 1000 + 900 }))}.s`;
type Answers = Readonly<Record<string, () => Response>>;
let answers: Answers = {};
/** The messages of the other side. */
let conversation: readonly object[] = [];

const said =
  (code: keyof typeof messages, status = 422, params: object = {}) =>
  () =>
    Response.json(
      { code, detail: messages[code], params },
      { status, headers: { 'content-type': 'application/problem+json' } },
    );
const broken = () => new Response('', { status: 500 });

const elif = {
  id: 'elif',
  firstName: 'Elif',
  lastName: 'Aydın',
  email: 'elif@ornek.com',
  emailVerified: true,
  emailUnreachable: false,
  phone: '+905321234567',
  username: 'elif',
  role: 'customer',
  balance: { amount: 10_000, currency: 'TRY' },
  unread: { notifications: 0, messages: 0, tickets: 0 },
  settings: { marketingMail: false, mutedNotices: [] },
};

beforeEach(async () => {
  cleanup();
  modals.close();
  answers = {};
  conversation = [];
  globalThis.fetch = jest.fn<typeof fetch>((input, init) => {
    const { pathname } = new URL(input as string, 'http://localhost/');
    // the platform's settings are unavailable here, so the defaults apply
    if (pathname === '/api/catalog') return Promise.resolve(new Response(null, { status: 503 }));
    const answer = answers[`${init?.method ?? 'GET'} ${pathname.replace('/api', '')}`];
    return Promise.resolve(
      answer ? answer() : Response.json(/(messages|receipts|unread)$/.test(pathname) ? conversation : elif),
    );
  });
  await session.signOut();
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } });
});
afterAll(() => session.close());

function show(page: ReactNode, address = '/') {
  const Page = () => (
    <>
      {page}
      <ModalHost />
    </>
  );
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const signedIn = () => {
  session.signIn(token);
  queryClient.setQueryData(currentUserQuery.queryKey, elif as never);
};
type User = ReturnType<typeof userEvent.setup>;
const press = (user: User, name: string | RegExp) => screen.findByRole('button', { name }).then((it) => user.click(it));
const type = async (user: User, label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};

const openIt: typeof openModal = (name, payload) => act(() => openModal(name, payload));

const logIn = async (answer: () => Response) => {
  answers = { 'POST /users/authenticate': answer };
  const user = show(null);
  openIt('login', {});
  await type(user, 'E-posta ya da kullanıcı adı', 'elif');
  await type(user, 'Şifre', 'kiraz-agaci{Enter}');
};
const register = async (given: Readonly<Record<string, string>>, extra: Answers = {}) => {
  answers = { 'GET /users/availability': () => Response.json({ available: true }), ...extra };
  const user = show(null);
  openIt('register', {});
  const fields = { 'E-posta': 'elif@ornek.com', Şifre: 'kiraz-agaci', Telefon: '5321234567', 'Ad soyad': 'Elif Aydın' };
  for (const [label, text] of Object.entries({ ...fields, ...given })) {
    if (label === 'Kullanıcı adı') await press(user, 'Kullanıcı adını değiştir');
    if (text) await type(user, label, text);
  }
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Kayıt ol' }));
};
const changePassword = async (answer: () => Response, again = 'erik-agaci') => {
  answers = { 'POST /users/current/password': answer };
  signedIn();
  const user = show(<PasswordForm />);
  await type(user, 'Eski şifre', 'kiraz-agaci');
  await type(user, 'Yeni şifre', 'erik-agaci');
  await type(user, 'Yeni şifre (tekrar)', again);
  await press(user, 'Şifreyi değiştir');
};
const openChat = (given: Answers) => {
  answers = given;
  signedIn();
  const order = {
    id: 'siparis',
    draft: { service: 'kocluk' },
    allowed: { message: true },
    nextStates: [],
    timeline: [],
    customer: { displayName: 'Elif A.' },
    booster: null,
  };
  return show(<Chat order={order as unknown as Order} reader="customer" />);
};
const chat = async (answer: () => Response) => {
  const user = openChat({ 'POST /orders/siparis/messages': answer });
  await type(user, 'Mesaj', 'Merhaba{Enter}');
};
const reportMessage = async (answer: () => Response) => {
  const sender = { id: 'can', role: 'booster', displayName: 'Can B.' };
  const createdAt = '2026-11-20T12:00:00.000Z';
  conversation = [{ id: 'mesaj', orderId: 'siparis', seq: 1, clientId: null, text: 'Kaba bir söz', sender, createdAt }];
  const user = openChat({ 'POST /messages/mesaj/reports': answer });
  await screen.findByText(/Kaba bir söz/);
  await press(user, 'Mesaj bildir');
  await user.click(await screen.findByRole('radio', { name: /Kaba bir söz/ }));
  await type(user, 'Neyi bildiriyorsun?', 'Hakaret ediyor.');
  await press(user, 'Bildir');
};

interface Met {
  readonly sentence: string;
  /** Makes the sentence appear. */
  readonly meet: () => Promise<unknown>;
}
const onScreen: Readonly<Record<string, Met>> = {
  'token expired; request the password reset again': {
    sentence: messages['identity.reset_token_invalid'],
    meet: async () => {
      answers = { 'PUT /users/password-reset': said('identity.reset_token_invalid') };
      const user = show(<ResetPassword />, '/reset-password?token=eski');
      await type(user, 'Yeni şifre', 'erik-agaci');
      await type(user, 'Yeni şifre (tekrar)', 'erik-agaci');
      await press(user, 'Şifreyi yenile');
    },
  },
  'sending the message failed': { sentence: 'Mesaj gönderilemedi.', meet: () => chat(broken) },
  'reporting a chat message failed': { sentence: 'Mesaj bildirilemedi.', meet: () => reportMessage(broken) },
  'only 3 messages per 15 minutes': {
    sentence: '15 dakikada en çok 3 mesaj.',
    meet: async () => {
      await chat(said('conversation.too_many_messages', 429, { retryAfterSeconds: 60 }));
      expect(await screen.findByText(/sonra yazabilirsin/)).toBeVisible();
      expect(screen.getByLabelText('Mesaj')).toBeDisabled();
    },
  },
  'a field is not filled': {
    sentence: 'Şifreni yaz.',
    meet: async () => {
      const user = show(null);
      openIt('login', {});
      await type(user, 'E-posta ya da kullanıcı adı', 'elif{Enter}');
    },
  },
  'empty inputs': {
    sentence: 'E-posta ya da kullanıcı adını yaz.',
    meet: async () => {
      const user = show(null);
      openIt('login', {});
      await press(user, 'Giriş yap');
    },
  },
  'required fields missing': { sentence: 'Adını ve soyadını birlikte yaz', meet: () => register({ 'Ad soyad': '' }) },
  'generic: try again later': { sentence: messages.internal, meet: () => logIn(broken) },
  'contact the admin': {
    sentence: 'Gerekirse yöneticiyle görüş.',
    meet: () => logIn(said('identity.forbidden', 403)),
  },
  'check the fields': { sentence: messages['request.invalid'], meet: () => logIn(said('request.invalid')) },
  'the order is waiting for a booster': {
    sentence: orderStateLabels.processing.label,
    meet: async () => {
      const none = { amount: 0, currency: 'TRY' } as const;
      const service = 'league-of-legends/elo-boost';
      const undisputed = { disputed: false, disputeAnswerDueAt: null };
      show(<StatePill order={{ state: 'processing', service, price: none, refunded: none, ...undisputed }} />);
    },
  },
  'old password incorrect': {
    sentence: 'Eski şifre hatalı.',
    meet: () => changePassword(said('identity.old_password_incorrect')),
  },
  'password update failed': { sentence: 'Şifren güncellenemedi.', meet: () => changePassword(broken) },
  'confirmation password mismatch': {
    sentence: 'Şifreler aynı değil.',
    meet: () => changePassword(broken, 'elma-agaci'),
  },
  'password does not match': {
    sentence: 'Şifre hatalı.',
    meet: async () => {
      answers = { 'POST /users/current/deletion': said('identity.password_incorrect') };
      signedIn();
      const user = show(<DeletionSettings />);
      await press(user, 'Hesabımı sil');
      await type(user, 'Şifre', 'elma{Enter}');
    },
  },
  'own account not removed: what to do follows': {
    sentence: `Hesabın silinemedi. ${messages['identity.deletion_open_payments']}`,
    meet: async () => {
      answers = { 'POST /users/current/deletion': said('identity.deletion_open_payments', 409) };
      signedIn();
      const user = show(<DeletionSettings />);
      await press(user, 'Hesabımı sil');
      await type(user, 'Şifre', 'elma{Enter}');
    },
  },
  'account deleted and unusable': {
    sentence: messages['identity.account_deleted'],
    meet: () => logIn(said('identity.account_deleted', 403)),
  },
  'username availability check failed': {
    sentence: 'Kullanıcı adı kontrol edilemedi.',
    meet: async () => {
      answers = { 'GET /users/availability': broken };
      const user = show(null);
      openIt('register', {});
      await type(user, 'E-posta', 'elif@ornek.com');
      await user.tab();
      await press(user, 'Kullanıcı adını değiştir');
      await user.tab();
    },
  },
  'username allowed characters': {
    sentence: 'En az 3 karakter; yalnız harf ve rakam.',
    meet: () => register({ 'Kullanıcı adı': 'iki kelime' }),
  },
  'username taken': {
    sentence: messages['identity.username_taken'],
    meet: () => register({}, { 'POST /users': said('identity.username_taken', 409) }),
  },
  'password not secure enough': {
    sentence: messages['identity.password_too_common'],
    meet: () => register({}, { 'POST /users': said('identity.password_too_common') }),
  },
  'invalid mail': { sentence: 'Geçerli bir e-posta adresi yaz.', meet: () => register({ 'E-posta': 'elif@' }) },
  'invalid phone': { sentence: 'Geçerli bir telefon numarası yaz.', meet: () => register({ Telefon: '12' }) },
  'the mail could not be sent': {
    sentence: 'E-posta gönderilemedi.',
    meet: async () => {
      answers = { 'POST /users/password-reset': broken };
      const user = show(null);
      openIt('forgotPassword', { email: 'elif@ornek.com' });
      await press(user, 'Bağlantı gönder');
    },
  },
  'insufficient balance to place the order': {
    sentence: 'Bakiyen yetmiyor',
    meet: async () => {
      signedIn();
      show(null);
      const [price, missing] = [45_000, 35_000].map((amount) => ({ amount, currency: 'TRY' as const }));
      if (price && missing) openIt('insufficientBalance', { price, missing });
    },
  },
  'account info update failed': {
    sentence: 'Bilgilerin güncellenemedi.',
    meet: async () => {
      answers = { 'PATCH /users/current': broken };
      signedIn();
      const user = show(<GeneralSettings user={elif as never} />);
      await type(user, 'Ad', 'Ela');
      await press(user, 'Değişiklikleri kaydet');
    },
  },
  'VPN warning': {
    sentence: 'VPN açıksa kartla ödeme çalışmaz.',
    meet: async () => {
      signedIn();
      show(null);
      openIt('addBalance', {});
    },
  },
  'payment cancelled: no charge': {
    sentence: 'Ödeme iptal edildi, ücret alınmadı.',
    meet: async () => {
      answers = { 'GET /top-ups/x': () => Response.json({ id: 'x', state: 'pending' }) };
      signedIn();
      show(<PaymentCancel />, '/payment/cancel?odeme=x');
    },
  },
  'success: password update': {
    sentence: 'Şifren güncellendi',
    meet: () => changePassword(() => new Response(null, { status: 204 })),
  },
  'success: sending': {
    sentence: 'sıfırlama bağlantısını gönderdik',
    meet: async () => {
      answers = { 'POST /users/password-reset': () => new Response(null, { status: 202 }) };
      const user = show(null);
      openIt('forgotPassword', { email: 'elif@ornek.com' });
      await press(user, 'Bağlantı gönder');
    },
  },
  'success: registration': {
    sentence: 'Aramıza hoş geldin',
    meet: () => register({}, { 'POST /users': () => Response.json({ token, expiresInSeconds: 900 }, { status: 201 }) }),
  },
};

describe.each(Object.entries(onScreen))('%s', (_, { sentence, meet }) => {
  test(sentence, async () => {
    await meet();
    const found = await screen.findAllByText((content) => content.includes(sentence));
    expect(found[0]).toBeVisible();
  });
});

/** Messages with a test elsewhere: the sentence is in a source file, and `mark` is in the named test file. */
const elsewhere: Readonly<Record<string, { readonly sentence: string; readonly test: string; readonly mark: string }>> =
  {
    'not implemented': {
      sentence: messages['request.not_implemented'],
      test: 'test/api/contract.test.ts',
      mark: 'request.not_implemented',
    },
    'ticket fields empty': {
      sentence: 'Talebin alanları boş bırakılamaz.',
      test: 'test/web/support-forms.test.tsx',
      mark: 'Talebin alanları boş bırakılamaz',
    },
    'ticket creation failed': {
      sentence: 'Destek talebi oluşturulamadı.',
      test: 'test/web/support-forms.test.tsx',
      mark: 'Destek talebi oluşturulamadı.',
    },
    'success: ticket created': {
      sentence: 'Destek talebi oluşturuldu',
      test: 'test/web/support-forms.test.tsx',
      mark: 'Destek talebi oluşturuldu',
    },
    'success: order placed': { sentence: 'Sipariş alındı', test: 'test/e2e/services.spec.ts', mark: 'Sipariş alındı' },
  };

const sourcesOf = (...folders: readonly string[]): string =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => readFileSync(join(folder, name), 'utf8')),
    )
    .join('\n');

test.each(Object.entries(elsewhere))('%s is tested elsewhere', (_, { sentence, test: file, mark }) => {
  expect(sourcesOf('src/contract', 'web-storefront/src', 'web-admin/src')).toContain(sentence);
  expect(readFileSync(file, 'utf8')).toContain(mark);
});

test('every field error is a Turkish sentence', () => {
  for (const sentence of Object.values(fieldMessages)) expect(sentence).toMatch(/^[A-ZÇĞİÖŞÜ].*\.$/);
});
