import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModalHost } from '../../web-storefront/src/features/ModalHost.tsx';
import { modals, openModal } from '../../web-storefront/src/features/modals.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { session } from '../../web-storefront/src/lib/session.ts';

const token = `h.${btoa(JSON.stringify({ sub: 'elif', exp: Date.now() / 1000 + 900 }))}.s`;
let authenticate: () => Response;
const requests: Request[] = [];

beforeEach(async () => {
  modals.close();
  await session.signOut();
  requests.length = 0;
  authenticate = () => Response.json({ token, expiresInSeconds: 900 });
  globalThis.fetch = jest.fn<typeof fetch>((input, init) => {
    const request = new Request(new URL(input as string, 'http://localhost/'), init);
    requests.push(request);
    const { pathname } = new URL(request.url);
    return Promise.resolve(pathname === '/api/users/authenticate' ? authenticate() : Response.json({ id: 'elif' }));
  });
});

afterAll(() => session.close());

function Page({ onSignedIn }: { onSignedIn?: () => void }) {
  return (
    <QueryClientProvider client={queryClient}>
      <button type="button" onClick={() => openModal('login', { onSignedIn })}>
        Siparişi ver
      </button>
      <ModalHost />
    </QueryClientProvider>
  );
}

const open = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Siparişi ver' }));
  return screen.findByRole('dialog', { name: 'Giriş yap' });
};

test('the log-in window focuses its title and returns the focus to the button that opened it', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const dialog = await open(user);
  expect(within(dialog).getByRole('heading', { name: 'Giriş yap' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Siparişi ver' })).toHaveFocus();
});

test('the focus returns to the opening button after several windows in a row', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const dialog = await open(user);
  await user.click(within(dialog).getByRole('button', { name: 'Kayıt ol' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Kayıt ol' })).getByRole('button', { name: 'Kapat' }),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Siparişi ver' })).toHaveFocus());
});

test('the log-in window names missing fields without sending a request', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const dialog = await open(user);
  await user.click(within(dialog).getByRole('button', { name: 'Giriş yap' }));
  expect(await within(dialog).findByText('Şifreni yaz.')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Şifre')).toBeInvalid();
  expect(requests).toHaveLength(0);
});

test('the log-in window shows a refusal and stays open', async () => {
  authenticate = () =>
    Response.json(
      { code: 'identity.bad_credentials', detail: 'Kullanıcı adı ya da şifre hatalı.' },
      { status: 401, headers: { 'content-type': 'application/problem+json' } },
    );
  const user = userEvent.setup();
  render(<Page />);
  const dialog = await open(user);
  await user.type(within(dialog).getByLabelText('E-posta ya da kullanıcı adı'), 'elif');
  await user.type(within(dialog).getByLabelText('Şifre'), 'yanlis{Enter}');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Kullanıcı adı ya da şifre hatalı.');
});

test('a log-in asks for the refresh token as a cookie, closes the window and continues', async () => {
  const onSignedIn = jest.fn();
  const user = userEvent.setup();
  render(<Page onSignedIn={onSignedIn} />);
  const dialog = await open(user);
  await user.type(within(dialog).getByLabelText('E-posta ya da kullanıcı adı'), 'elif@ornek.com');
  await user.type(within(dialog).getByLabelText('Şifre'), 'basamak-demo{Enter}');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(requests[0]?.headers.get('x-session-mode')).toBe('cookie');
  expect(session.status).toBe('signed-in');
});
