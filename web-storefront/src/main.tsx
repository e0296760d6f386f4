import './styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { reloadOnceOnMissingChunk } from './app/chunks.ts';
import { rememberLocale } from './app/locale.ts';
import { createRouter } from './app/router.tsx';
import { followSession } from './app/session-effects.ts';
import { followTheme } from './app/theme.ts';
import { queryClient } from './lib/query-client.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

reloadOnceOnMissingChunk();
followTheme();
rememberLocale();
const router = createRouter();
followSession(router);

createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
