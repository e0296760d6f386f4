// Registration asks for four things that are typed; the user name is proposed from the e-mail address.
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainDraft } from '../support/drafts.ts';
import { ModalHost } from '../../web-storefront/src/features/ModalHost.tsx';
import { modals, openModal } from '../../web-storefront/src/features/modals.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { session } from '../../web-storefront/src/lib/session.ts';

const token = `h.${btoa(JSON.stringify({ sub: 'ayse', exp: Date.now() / 1000 + 900 }))}.s`;
const taken = () =>
  Response.json(
    { code: 'identity.username_taken', detail: 'Bu kullanıcı adı alınmış.' },
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  );

let names: Set<string>;
let registered: Record<string, unknown>[];
let answers: (() => Response)[];

beforeEach(async () => {
  cleanup();
  modals.close();
  names = new Set();
  registered = [];
  answers = [];
  globalThis.fetch = jest.fn<typeof fetch>((input, init) => {
    const { pathname, searchParams } = new URL(input as string, 'http://localhost/');
    if (pathname === '/api/users/availability')
      return Promise.resolve(Response.json({ available: !names.has(searchParams.get('username') ?? '') }));
    if (pathname === '/api/users') {
      registered.push(JSON.parse(init?.body as string) as Record<string, unknown>);
      return Promise.resolve(answers.shift()?.() ?? Response.json({ token, expiresInSeconds: 900 }));
    }
    return Promise.resolve(Response.json({ id: 'ayse' }));
  });
  await session.signOut();
});
afterAll(() => session.close());

const order = {
  draft: { ...plainDraft('league-of-legends/elo-boost'), target: { tier: 'gold', division: 3 } },
  price: { amount: 25_920, currency: 'TRY' },
} as Parameters<typeof openModal<'register'>>[1]['order'];

const open = async (payload: Parameters<typeof openModal<'register'>>[1] = {}) => {
  render(
    <QueryClientProvider client={queryClient}>
      <button type="button" onClick={() => openModal('register', payload)}>
        Siparişi ver
      </button>
      <ModalHost />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Siparişi ver' }));
  await screen.findByRole('dialog', { name: 'Kayıt ol' });
  return user;
};
type User = ReturnType<typeof userEvent.setup>;
const fields = {
  'E-posta': 'Ayse.Yil+oyun@ornek.com',
  Şifre: 'kiraz-agaci',
  Telefon: '5321234567',
  'Ad soyad': 'Ayşe Nur Yılmaz',
};
const fill = async (user: User, given: Partial<typeof fields> = {}) => {
  for (const [label, text] of Object.entries({ ...fields, ...given })) {
    await user.clear(await screen.findByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  }
};
const send = async (user: User) => {
  if (!screen.getByRole<HTMLInputElement>('checkbox').checked) await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Kayıt ol' }));
};
const signedUp = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('four fields register a customer, the name is split at its last space, and the flow goes on', async () => {
  const onSignedIn = jest.fn();
  const user = await open({ onSignedIn });
  expect(within(screen.getByRole('dialog')).queryAllByRole('textbox')).toHaveLength(3); // and the password
  await fill(user);
  await send(user);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(registered).toEqual([
    {
      email: 'Ayse.Yil+oyun@ornek.com',
      password: 'kiraz-agaci',
      phone: '0 (532) 123 45 67',
      firstName: 'Ayşe Nur',
      lastName: 'Yılmaz',
      username: 'ayseyil',
      acceptTerms: true,
    },
  ]);
});

test('the proposed user name has the ASCII letters of the address, and digits when it is taken', async () => {
  names.add('ayseyil');
  const user = await open();
  await fill(user);
  expect(screen.getByRole('dialog')).toHaveTextContent(/Kullanıcı adın: ayseyil\d\d ·/);
});

test('a proposed user name that somebody takes meanwhile is proposed anew without a refusal', async () => {
  answers = [taken];
  const user = await open();
  await fill(user);
  names.add('ayseyil');
  await send(user);
  await signedUp();
  expect(registered.map(({ username }) => username)).toEqual(['ayseyil', expect.stringMatching(/^ayseyil\d\d$/)]);
});

test('“Değiştir” opens the user name’s field with the proposal, and what is typed there is sent', async () => {
  const user = await open();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Kullanıcı adını değiştir' }));
  const field = screen.getByLabelText('Kullanıcı adı');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('ayseyil');
  await user.clear(field);
  await user.type(field, 'ayse27');
  await send(user);
  await signedUp();
  expect(registered[0]).toMatchObject({ username: 'ayse27' });
});

test('a refusal keeps everything that was typed and opens the user name’s field if it concerns it', async () => {
  answers = [taken, taken];
  const user = await open();
  await fill(user);
  await send(user);
  const field = await screen.findByLabelText('Kullanıcı adı');
  expect(field).toBeInvalid();
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getByLabelText('E-posta')).toHaveValue(fields['E-posta']);
  expect(screen.getByLabelText('Şifre')).toHaveValue(fields.Şifre);
  expect(screen.getByLabelText('Ad soyad')).toHaveValue(fields['Ad soyad']);
  expect(screen.getByRole('checkbox')).toBeChecked();
  // a valid name clears the error, and the field stays
  await user.clear(field);
  await user.type(field, 'ayse27');
  expect(screen.getByLabelText('Kullanıcı adı')).toBe(field);
  await send(user);
  await waitFor(() => expect(registered.at(-1)).toMatchObject({ username: 'ayse27' }));
});

test('an address without letters proposes no name of digits alone', async () => {
  const user = await open();
  await fill(user, { 'E-posta': '_.-@ornek.com' });
  expect(screen.getByRole('dialog')).toHaveTextContent(/Kullanıcı adın: uye\d\d ·/);
});

test.each(['Ayşe', '  ', 'Ayşe www.ornek.com'])(
  '“%s” is no first and last name, and the field says so',
  async (name) => {
    const user = await open();
    await fill(user, { 'Ad soyad': name });
    await send(user);
    expect(await screen.findByText(/Adını ve soyadını birlikte yaz/)).toBeVisible();
    expect(screen.getByLabelText('Ad soyad')).toHaveFocus();
    expect(registered).toEqual([]);
  },
);

test('the log-in that is opened from the registration has the typed address', async () => {
  const user = await open();
  await user.type(screen.getByLabelText('E-posta'), 'ayse@ornek.com');
  await user.click(screen.getByRole('button', { name: 'Giriş yap' }));
  expect(await screen.findByLabelText('E-posta ya da kullanıcı adı')).toHaveValue('ayse@ornek.com');
});

test('the order stays in sight while its customer registers, and when they log in instead', async () => {
  const user = await open({ order });
  const inSight = /Siparişin hazır:\s*Gümüş II\s*hedef:\s*Altın III\s*259,20\s₺/;
  expect(screen.getByRole('dialog')).toHaveTextContent(inSight);
  await user.click(screen.getByRole('button', { name: 'Giriş yap' }));
  expect(await screen.findByRole('dialog', { name: 'Giriş yap' })).toHaveTextContent(inSight);
  await user.click(screen.getByRole('button', { name: 'Kayıt ol' }));
  expect(await screen.findByRole('dialog', { name: 'Kayıt ol' })).toHaveTextContent(inSight);
});
