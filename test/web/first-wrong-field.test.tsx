// Submitting an incomplete form focuses its first wrong field, in the order of the page.
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ApplicationForm } from '../../web-storefront/src/features/application/ApplicationForm.tsx';
import { LoginForm } from '../../web-storefront/src/features/auth/LoginForm.tsx';
import { RegisterForm } from '../../web-storefront/src/features/auth/RegisterForm.tsx';
import { NewTicketForm } from '../../web-storefront/src/features/ticket/NewTicketForm.tsx';
import AddBalanceModal from '../../web-storefront/src/features/wallet/AddBalanceModal.tsx';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { session } from '../../web-storefront/src/lib/session.ts';

let answer: () => Response;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  answer = () => Response.json({ settings: {} });
  globalThis.fetch = jest.fn<typeof fetch>((input) =>
    Promise.resolve((input as string).startsWith('/api/orders') ? Response.json([]) : answer()),
  );
});
afterAll(() => session.close());

const nothing = () => undefined;
const show = (form: ReactNode) => {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{form}</MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
};
type User = ReturnType<typeof userEvent.setup>;
const fill = async (user: User, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) await user.type(await screen.findByLabelText(label), text);
};

test.each([
  {
    what: 'registration',
    form: <RegisterForm onSignedIn={nothing} onLogIn={nothing} />,
    button: 'Kayıt ol',
    first: 'E-posta',
  },
  {
    what: 'registration from the telephone on',
    form: <RegisterForm onSignedIn={nothing} onLogIn={nothing} />,
    fields: { 'E-posta': 'ece@basamak.test', Şifre: 'kiraz-agaci-42' },
    button: 'Kayıt ol',
    first: 'Telefon',
  },
  {
    what: 'log-in',
    form: <LoginForm onSignedIn={nothing} />,
    button: 'Giriş yap',
    first: 'E-posta ya da kullanıcı adı',
  },
  { what: 'application', form: <ApplicationForm onSent={nothing} />, button: 'Başvuruyu gönder', first: 'Ad' },
  { what: 'ticket', form: <NewTicketForm linked={{}} />, button: 'Gönder', first: 'Talep türü' },
  {
    what: 'ticket from its subject on',
    form: <NewTicketForm linked={{ type: 'other' }} />,
    button: 'Gönder',
    first: 'Konu',
  },
  {
    what: 'top-up',
    form: <AddBalanceModal amount={{ amount: 100, currency: 'TRY' }} />,
    button: 'Kartla yükle',
    first: 'Yüklenecek tutar',
  },
])('the first wrong field gets the focus: $what', async ({ form, fields = {}, button, first }) => {
  const user = show(form);
  await fill(user, fields);
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(screen.getByLabelText(first)).toHaveFocus());
  expect(screen.getByLabelText(first)).toBeInvalid();
});

test('the first wrong field gets the focus after a refusal of the server', async () => {
  const user = show(<RegisterForm onSignedIn={nothing} onLogIn={nothing} />);
  await fill(user, {
    'E-posta': 'ece@basamak.test',
    Şifre: 'kiraz-agaci-42',
    Telefon: '5321234567',
    'Ad soyad': 'Ece Işık',
  });
  await user.click(screen.getByRole('checkbox'));
  const wrong = (field: string) => ({ pointer: `/${field}`, code: 'format', detail: 'Biçimi geçersiz.' });
  answer = () =>
    Response.json(
      { status: 422, code: 'request.invalid', detail: 'x', errors: ['email', 'username', 'phone'].map(wrong) },
      { status: 422, headers: { 'content-type': 'application/problem+json' } },
    );
  await user.click(screen.getByRole('button', { name: 'Kayıt ol' }));
  await waitFor(() => expect(screen.getByLabelText('E-posta')).toHaveFocus());
});
