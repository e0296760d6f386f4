// What React Router's declarative mode lacks and this app needs: guards, code on demand and error pages. React Router's
// data mode has them too, but also forms, fetchers and streaming, which makes a page 13 kB heavier
// (docs/decisions/0090).
export { RouterProvider, useLoading, useRevalidate, useRouteError, useRouteId } from './components.tsx';
export {
  createBrowserRouter,
  createMemoryRouter,
  loadComponent,
  loadPage,
  redirect,
  type LoaderCall,
  type Prepare,
  type Route,
  type Router,
} from './router.ts';
