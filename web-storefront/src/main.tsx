import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from './lib/router/index.ts';
import { beginsAsRendered } from './features/draft/beginning.ts';
import { replayEarlyInput } from './app/early-input.ts';
import { idle } from './lib/chunks.ts';
import { readEarlyWriting } from './lib/early-writing.ts';
import { rememberLocale } from './app/locale.ts';
import { createRouter, createRouterOn } from './app/router.tsx';
import { followSession } from './app/session-effects.ts';
import { followTheme } from './app/theme.ts';
import { queryClient } from './lib/query-client.ts';

export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  replayEarlyInput();
  followTheme();
  void idle().then(rememberLocale);
  /** Set by the build for prerendered pages (web-storefront/build/prerender.ts). */
  const standing = 'ahead' in container.dataset ? await createRouterOn(location.pathname) : null;
  const router = standing ?? createRouter();
  followSession(router);
  const app = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
  // Until the router can show its page, the document stays as the server sent it: a frame, or a prerendered page.
  await router.shown;
  delete container.dataset.frame;
  const goesOn = standing !== null && beginsAsRendered(location);
  readEarlyWriting(container, { stays: goesOn });
  // A transition hydrates in pieces, so that the user's input goes first.
  if (goesOn) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
}
