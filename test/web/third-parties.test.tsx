import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { consent } from '../../web-storefront/src/features/third-parties/consent.ts';
import { openChat } from '../../web-storefront/src/features/third-parties/scripts.ts';
import ThirdParties from '../../web-storefront/src/features/third-parties/ThirdParties.tsx';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

function show(settings: object) {
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(Response.json({ settings })));
  const router = createMemoryRouter([{ id: 'order', path: '*', Component: ThirdParties }], {
    initialEntries: ['/siparisler/0199f000'],
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  document.head.replaceChildren();
  delete window.dataLayer;
  consent.answer(null);
});

describe('what measures visits', () => {
  test('nobody is asked where nothing is configured', async () => {
    show({ analytics: null, tagManager: null, chatWidget: null });
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
    expect(screen.queryByRole('region', { name: 'Ölçüm izni' })).not.toBeInTheDocument();
    expect(scripts()).toEqual([]);
  });

  test('nothing is loaded before there is consent, and nothing after a no, which is kept', async () => {
    const user = userEvent.setup();
    show({ analytics: 'https://no.test/a.js', tagManager: null, chatWidget: null });
    const no = await screen.findByRole('button', { name: 'İzin verme' });
    expect(scripts()).toEqual([]);
    await user.click(no);
    expect(screen.queryByRole('button', { name: 'İzin ver' })).not.toBeInTheDocument();
    expect(scripts()).toEqual([]);
    expect(localStorage.getItem('onay')).toBe('no');
  });

  test('after a yes each script comes once, and hears of routes, not of whose page it is', async () => {
    const user = userEvent.setup();
    show({ analytics: 'https://yes.test/a.js', tagManager: 'https://tags.test/t.js', chatWidget: null });
    await user.click(await screen.findByRole('button', { name: 'İzin ver' }));
    expect(scripts()).toEqual(['https://yes.test/a.js', 'https://tags.test/t.js']);
    expect(window.dataLayer).toContainEqual({ event: 'page_view', page_path: '/siparisler/:id' });
    expect(JSON.stringify(window.dataLayer)).not.toContain('0199f000');
  });
});

test('the chat window is told the name, the address and its hash, as the specification calls them', () => {
  openChat('https://chat.test/w.js', { firstName: 'Elif', lastName: 'Aydın', email: 'e@b.test', emailHmac: 'abc' });
  expect(window.chatSettings).toEqual({ first_name: 'Elif', last_name: 'Aydın', email: 'e@b.test', emailHmac: 'abc' });
  expect(scripts()).toEqual(['https://chat.test/w.js']);
});
