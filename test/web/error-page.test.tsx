// The error pages for a missing and for a failed page, and the sentence for an ended session. All are in Turkish. The page
// for a missing page is also in English.
import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SessionExpiredError } from '../../src/contract/browser/session.ts';
import { ErrorPage } from '../../web-storefront/src/app/ErrorPage.tsx';
import { pageNotFound } from '../../web-storefront/src/app/not-found.ts';
import { explain } from '../../web-storefront/src/lib/api.ts';
import { createMemoryRouter, RouterProvider } from '../../web-storefront/src/lib/router/index.ts';

async function open(thrown: Response) {
  const loader = () => Promise.reject(thrown);
  const router = createMemoryRouter([{ path: '*', loader, ErrorBoundary: ErrorPage }], { initialEntries: ['/yok'] });
  await act(() => router.initialized);
  render(<RouterProvider router={router} />);
}

test('an unknown page says so in Turkish, then in the specification’s words (§2), and links to the home page', async () => {
  await open(pageNotFound());
  expect(screen.getByRole('main')).toHaveTextContent(
    '404Bu sayfa bulunamadıAdres yanlış yazılmış ya da sayfa kaldırılmış olabilir.This page could not be foundAna sayfaya dön',
  );
});

test('a failed page shows its status, and no text of the server or of a script', async () => {
  await open(new Response('Unknown middleware', { status: 500, statusText: 'Unknown middleware' }));
  expect(screen.getByRole('main')).toHaveTextContent('500Beklenmeyen bir hata oldu');
  expect(screen.getByRole('main')).not.toHaveTextContent('Unknown');
});

test('a call without a session is explained in Turkish', () => {
  expect(explain(new SessionExpiredError())).toBe('Oturumun sona erdi, yeniden giriş yap.');
});

test('only three files mark text as English', () => {
  const marked = ['web-storefront/src', 'web-admin/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.tsx') && readFileSync(join(folder, name), 'utf8').includes('lang="en"'),
    ),
  );
  expect(marked.toSorted()).toEqual(['app/ErrorPage.tsx', 'app/Notices.tsx', 'features/auth/LoginForm.tsx']);
});
