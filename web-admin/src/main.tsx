import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';
import './theme/fonts.css';

// Only the router gets the base path: react-admin would add it a second time.
const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: '/admin' });

// Removes a stylesheet that failed to load, so that the next import requests it again instead of finding its link.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  },
  true,
);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
