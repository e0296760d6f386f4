// The scrolling and the focus after a navigation, and the page that follows a log-in.
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { useArrival } from '../../web-storefront/src/app/arrival.ts';
import { useLogIn } from '../../web-storefront/src/app/log-in.ts';
import { ModalHost } from '../../web-storefront/src/features/ModalHost.tsx';
import { modals } from '../../web-storefront/src/features/modals.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import { Link, MemoryRouter, useLocation, useSearchParams } from 'react-router-dom';
import { session } from '../../web-storefront/src/lib/session.ts';

beforeEach(async () => {
  cleanup();
  modals.close();
  await session.signOut();
  queryClient.clear();
});
afterAll(() => session.close());

/** A page that reads its link's parameters and removes them from the address, as the order form does. */
function Tidying() {
  const [search, setSearch] = useSearchParams();
  const linked = search.has('taslak');
  useEffect(() => {
    if (linked) setSearch({}, { replace: true });
  }, [linked, setSearch]);
  return (
    <main id="icerik" tabIndex={-1}>
      Sipariş
    </main>
  );
}

function Site() {
  useArrival();
  return useLocation().pathname === '/' ? <Link to="/boost?taslak=x">Siparişe geç</Link> : <Tidying />;
}

/** Follows the link to the other page. */
async function openedPage(): Promise<HTMLElement> {
  render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );
  await userEvent.setup().click(screen.getByRole('link', { name: 'Siparişe geç' }));
  return screen.findByRole('main');
}

test('the focus moves to a new page, even if the page rewrites its own address', async () => {
  const page = await openedPage();
  await waitFor(() => expect(page).toHaveFocus());
});

test.each([
  ['is scrolled to its top', () => undefined, 1],
  [
    'is scrolled although Shift is pressed or Enter is held',
    (page: Element) => {
      fireEvent.keyDown(page, { key: 'Shift' });
      fireEvent.keyDown(page, { key: 'Enter', repeat: true });
    },
    1,
  ],
  [
    'that the user already moves by the keyboard stays where it is',
    (page: Element) => fireEvent.keyDown(page, { key: 'End' }),
    0,
  ],
  ['that the user already presses stays where it is', (page: Element) => fireEvent.pointerDown(page), 0],
  ['that the user already scrolls stays where it is', (page: Element) => fireEvent.wheel(page), 0],
])('a new page %s', async (_, use, scrolled) => {
  const scrollTo = jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  const page = await openedPage();
  use(page);
  await waitFor(() => expect(page).toHaveFocus());
  expect(scrollTo).toHaveBeenCalledTimes(scrolled);
  scrollTo.mockRestore();
});

const token = `h.${btoa(JSON.stringify({ sub: 'ege', exp: Date.now() / 1000 + 900 }))}.s`;

function Header() {
  const logIn = useLogIn();
  return (
    <>
      <button type="button" onClick={logIn}>
        Giriş
      </button>
      <p>{useLocation().pathname}</p>
      <ModalHost />
    </>
  );
}

test.each([
  ['booster', '/booster'],
  ['customer', '/'],
])('a %s who logs in from the header lands on %s', async (role, path) => {
  globalThis.fetch = jest.fn<typeof fetch>((input) => {
    const { pathname } = new URL(input as string, 'http://localhost/');
    const body = pathname.endsWith('authenticate') ? { token, expiresInSeconds: 900 } : { id: 'ege', role };
    return Promise.resolve(Response.json(body));
  });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Header />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Giriş' }));
  await user.type(await screen.findByLabelText('E-posta ya da kullanıcı adı'), 'ege');
  await user.type(screen.getByLabelText('Şifre'), 'basamak-demo{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByText(path)).toBeVisible());
});
