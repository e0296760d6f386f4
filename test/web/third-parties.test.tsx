import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '../../web-storefront/src/lib/router/index.ts';
import { consent } from '../../web-storefront/src/features/third-parties/consent.ts';
import { closeChat, openChat } from '../../web-storefront/src/features/third-parties/scripts.ts';
import ThirdParties from '../../web-storefront/src/features/third-parties/ThirdParties.tsx';
import { useLinkToken } from '../../web-storefront/src/features/auth/link-token.ts';
import { session } from '../../web-storefront/src/lib/session.ts';

interface Shown {
  readonly id?: string;
  readonly user?: object;
  readonly at?: string;
  readonly Page?: () => ReactNode;
}

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

function show(
  settings: object,
  { id = 'order', user = {}, at = '/siparisler/0199f000', Page = ThirdParties }: Shown = {},
) {
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(Response.json({ settings, ...user })));
  const router = createMemoryRouter([{ id, path: '*', Component: Page }], { initialEntries: [at] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

beforeEach(() => {
  document.head.replaceChildren();
  delete window.dataLayer;
  consent.answer(null);
});

afterAll(() => session.close());

describe('visit measurement', () => {
  test('asks for no consent if no service is configured', async () => {
    show({ analytics: null, tagManager: null, chatWidget: null });
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
    expect(screen.queryByRole('region', { name: 'Ölçüm izni' })).not.toBeInTheDocument();
    expect(scripts()).toEqual([]);
  });

  test('loads nothing before consent or after a refusal, and stores the refusal', async () => {
    const user = userEvent.setup();
    show({ analytics: 'https://no.test/a.js', tagManager: null, chatWidget: null });
    const no = await screen.findByRole('button', { name: 'İzin verme' });
    expect(scripts()).toEqual([]);
    await user.click(no);
    expect(screen.queryByRole('button', { name: 'İzin ver' })).not.toBeInTheDocument();
    expect(scripts()).toEqual([]);
    expect(localStorage.getItem('onay')).toBe('no');
  });

  test('loads each script once after consent, and sends route patterns instead of ids', async () => {
    const user = userEvent.setup();
    show({ analytics: 'https://yes.test/a.js', tagManager: 'https://tags.test/t.js', chatWidget: null });
    await user.click(await screen.findByRole('button', { name: 'İzin ver' }));
    expect(scripts()).toEqual(['https://yes.test/a.js', 'https://tags.test/t.js']);
    expect(window.dataLayer).toContainEqual({ event: 'page_view', page_path: '/siparisler/:id' });
    expect(JSON.stringify(window.dataLayer)).not.toContain('0199f000');
  });
});

describe('a page with a token in its link', () => {
  test.each(['/reset-password', '/eposta-dogrulama', '/eposta-degisikligi', '/bildirim-kapat', '/booster-basvuru'])(
    'loads no third-party script, even after the token has left the address: %s',
    async (path) => {
      consent.answer('yes');
      const Page = () => {
        useLinkToken();
        return <ThirdParties />;
      };
      const router = show(
        { analytics: `https://beside.test${path}.js`, tagManager: null, chatWidget: null },
        { at: `${path}?token=gizli`, Page },
      );
      await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
      await waitFor(() => expect(router.state.location.search).toBe(''));
      await act(() => Promise.resolve());
      expect(scripts()).toEqual([]);
      expect(window.dataLayer).toBeUndefined();
      await act(() => router.navigate('/sss'));
      expect(scripts()).toEqual([`https://beside.test${path}.js`]);
    },
  );

  test('removes the token from the address and the history, and keeps using it', async () => {
    const Page = () => <p>{useLinkToken()}</p>;
    const router = createMemoryRouter([{ path: '*', Component: Page }], {
      initialEntries: ['/reset-password?token=gizli&dil=tr'],
    });
    render(<RouterProvider router={router} />);
    await waitFor(() => expect(router.state.location.search).toBe('?dil=tr'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.getByText('gizli')).toBeInTheDocument();
  });
});

test('the chat widget reloads the page when its user changes or it is closed, but not when only the data changes', () => {
  const reload = jest.fn();
  const elif = { id: 'elif', firstName: 'Elif', lastName: 'Aydın', email: 'e@b.test', emailHmac: 'abc' };
  openChat('https://chat.test/x.js', elif, { reload });
  openChat('https://chat.test/x.js', { ...elif, email: 'yeni@b.test' }, { reload });
  expect(reload).not.toHaveBeenCalled();
  openChat('https://chat.test/x.js', { ...elif, id: 'mert' }, { reload });
  expect(reload).toHaveBeenCalledTimes(1);
  openChat('https://chat.test/x.js', elif, { reload });
  closeChat({ reload });
  closeChat({ reload });
  expect(reload).toHaveBeenCalledTimes(2);
});

test('an expired session leaves the chat widget unchanged', async () => {
  const user = { id: 'elif', firstName: 'Elif' };
  show({ analytics: null, tagManager: null, chatWidget: 'https://chat.test/y.js' }, { user });
  act(() => session.signIn(`h.${btoa(JSON.stringify({ sub: 'elif', exp: Date.now() / 1000 - 1 }))}.s`));
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 401 })));
  openChat('https://chat.test/y.js', { id: 'elif', firstName: 'Elif', lastName: '', email: '', emailHmac: '' });
  await act(async () => void (await session.ready()));
  expect(session.status).toBe('expired');
  act(() => session.acknowledge());
  expect(window.chatSettings).toMatchObject({ first_name: 'Elif' });
  closeChat({ reload: () => undefined });
});

test('the chat widget gets the name, the address and its hash under the specification’s names', () => {
  openChat('https://chat.test/w.js', {
    id: 'elif',
    firstName: 'Elif',
    lastName: 'Aydın',
    email: 'e@b.test',
    emailHmac: 'abc',
  });
  expect(window.chatSettings).toEqual({ first_name: 'Elif', last_name: 'Aydın', email: 'e@b.test', emailHmac: 'abc' });
  expect(scripts()).toEqual(['https://chat.test/w.js']);
});
