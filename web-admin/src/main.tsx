import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';
import './theme/fonts.css';

// The base path is the router's: react-admin must not be told of it again.
const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: '/admin' });

// A stylesheet that did not come is asked for anew with the file that needs it, instead of being taken for there.
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
