import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Navigate, NavLink, Outlet, useParams } from 'react-router-dom';
import {
  RouterProvider,
  createMemoryRouter,
  redirect,
  type Route,
  useLoading,
  useRouteError,
} from '../../web-storefront/src/lib/router/index.ts';

const Params = () => <p>{JSON.stringify(useParams())}</p>;
const said = (text: string) => () => <p>{text}</p>;

async function open(routes: Route[], at: string) {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  await act(() => router.initialized);
  render(<RouterProvider router={router} />);
  return router;
}

test.each([
  ['/biletler/create', 'new'],
  ['/biletler/create/', 'new'],
  ['/Biletler/Create', 'new'],
  ['/biletler/7', 'one'],
  ['/biletler/7/8', 'other'],
  ['/', 'other'],
])('%s opens the most specific route', async (path, expected) => {
  const router = await open(
    [
      { id: 'other', path: '*', Component: Params },
      { id: 'one', path: '/biletler/:id', Component: Params },
      { id: 'new', path: '/biletler/create', Component: Params },
    ],
    path,
  );
  expect(router.state.matches.at(-1)?.route.id).toBe(expected);
});

test('a variable part is decoded, or left as it is when it cannot be decoded', async () => {
  const router = await open([{ path: '/biletler/:id', Component: Params }], '/biletler/a%20b');
  expect(screen.getByText('{"id":"a b"}')).toBeVisible();
  await act(() => router.navigate('/biletler/%E0%A4%A'));
  expect(screen.getByText('{"id":"%E0%A4%A"}')).toBeVisible();
});

test('a redirect of a loader is followed, and the page that redirects is never rendered', async () => {
  const Guarded = jest.fn(() => null);
  const router = await open(
    [
      { path: '/guarded', loader: () => Promise.reject(redirect('/login')), Component: Guarded },
      { path: '/out', loader: () => redirect('/login?again#top'), Component: Guarded },
      { path: '/login', Component: said('log in') },
    ],
    '/guarded',
  );
  expect(screen.getByText('log in')).toBeVisible();
  expect(router.state.historyAction).toBe('REPLACE');
  await act(() => router.navigate('/out'));
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '?again', hash: '#top' });
  expect(router.state.historyAction).toBe('PUSH');
  expect(Guarded).not.toHaveBeenCalled();
});

test('when the loaders run again without a new outcome, the page and its frame are not rendered again', async () => {
  const loader = jest.fn(() => Promise.resolve(null));
  const Page = jest.fn(() => <p>page</p>);
  const Frame = jest.fn(() => <Outlet />);
  const router = await open([{ Component: Frame, children: [{ path: '/', loader, Component: Page }] }], '/');
  const rendered = [Frame.mock.calls.length, Page.mock.calls.length];
  await act(() => router.revalidate());
  expect(loader).toHaveBeenCalledTimes(2);
  expect([Frame.mock.calls.length, Page.mock.calls.length]).toEqual(rendered);
});

test('a page stays while the next page loads, and a later navigation replaces an earlier one', async () => {
  const waiting: (() => void)[] = [];
  const slowly = (text: string) => () =>
    new Promise<{ Component: () => React.JSX.Element }>((resolve) => {
      waiting.push(() => resolve({ Component: said(text) }));
    });
  const Frame = () => (
    <div aria-busy={useLoading()}>
      <Outlet />
    </div>
  );
  const children = [
    { path: '/', Component: said('home') },
    { path: '/a', code: slowly('page a') },
    { path: '/b', code: slowly('page b') },
  ];
  const router = await open([{ Component: Frame, children }], '/');
  act(() => void router.navigate('/a'));
  expect(screen.getByText('home').parentElement).toHaveAttribute('aria-busy', 'true');
  act(() => void router.navigate('/b'));
  await act(() => Promise.resolve(waiting.toReversed().forEach((come) => come())));
  expect(await screen.findByText('page b')).toBeVisible();
  expect(router.state.location.pathname).toBe('/b');
  expect(router.state.loading).toBe(false);
});

test('an error is shown in the nearest error boundary, and the next page is shown normally', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Fault = () => {
    const error = useRouteError();
    return <p>{error instanceof Response ? `status ${error.status}` : `error ${(error as Error).message}`}</p>;
  };
  const Frame = () => (
    <>
      <p>frame</p>
      <Outlet />
    </>
  );
  const Broken = () => {
    throw new Error('drawn');
  };
  const children: Route[] = [
    { path: '/fine', Component: said('fine') },
    { path: '/broken', Component: Broken },
    { path: '/missing', loader: () => Promise.reject(new Response(null, { status: 404 })) },
  ];
  const router = await open([{ Component: Frame, children: [{ ErrorBoundary: Fault, children }] }], '/broken');
  expect(screen.getByText('frame')).toBeVisible();
  expect(screen.getByText('error drawn')).toBeVisible();
  await act(() => router.navigate('/fine'));
  expect(screen.getByText('fine')).toBeVisible();
  await act(() => router.navigate('/missing'));
  expect(screen.getByText('status 404')).toBeVisible();
  expect(screen.getByText('frame')).toBeVisible();
});

test('loaders run again on revalidation, but not for an anchor within the same page', async () => {
  const loader = jest.fn(() => null);
  const router = await open([{ path: '/', loader, Component: said('home') }], '/');
  await act(() => router.navigate('/#part'));
  expect(router.state.location.hash).toBe('#part');
  expect(loader).toHaveBeenCalledTimes(1);
  await act(() => router.revalidate());
  expect(loader).toHaveBeenCalledTimes(2);
  expect(router.state.location.hash).toBe('#part');
});

test('a link navigates inside the router, and leaves clicks with modifier keys to the browser', async () => {
  const Page = () => (
    <>
      <Link to="?sayfa=2">next</Link>
      <Link to="/a" onClick={(event) => event.preventDefault()}>
        kept
      </Link>
      <NavLink to="/a">section</NavLink>
      <NavLink to="/a" end>
        exactly
      </NavLink>
    </>
  );
  const router = await open([{ path: '*', Component: Page }], '/a/b');
  const user = userEvent.setup();
  expect(screen.getByRole('link', { name: 'section' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'exactly' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'next' })).toHaveAttribute('href', '/a/b?sayfa=2');
  await user.click(screen.getByRole('link', { name: 'kept' }));
  expect(router.state.location.pathname).toBe('/a/b');
  await user.click(screen.getByRole('link', { name: 'next' }));
  expect(router.state).toMatchObject({ location: { search: '?sayfa=2' }, historyAction: 'PUSH' });
  await user.click(screen.getByRole('link', { name: 'next' }));
  expect(router.state.historyAction).toBe('REPLACE');
  addEventListener('click', (event) => event.preventDefault(), { once: true }); // jsdom opens no tabs
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'section' }));
  expect(router.state.location.pathname).toBe('/a/b');
});

test('a page that only redirects is left at once', async () => {
  const router = await open(
    [
      { path: '/', Component: () => <Navigate to="/there" replace /> },
      { path: '/there', Component: said('there') },
    ],
    '/',
  );
  expect(await screen.findByText('there')).toBeVisible();
  expect(router.state.historyAction).toBe('REPLACE');
});

test('the first page is shown before its loader answers only if the guard expects to let the user in', async () => {
  const shownWhile = async (expected: boolean) => {
    const asked = Promise.withResolvers<null>();
    const router = createMemoryRouter([
      {
        path: '/',
        loader: () => asked.promise,
        isExpected: () => expected,
        code: async () => ({ Component: said('page') }),
      },
    ]);
    await Promise.race([router.shown, new Promise((resolve) => setTimeout(resolve, 50))]);
    const before = router.state.matches.length;
    asked.resolve(null);
    await router.shown;
    await router.initialized;
    return [before, router.state.matches.length];
  };
  expect(await shownWhile(true)).toEqual([1, 1]);
  expect(await shownWhile(false)).toEqual([0, 1]);
});
