// What is around React Router's declarative mode here: guards before a page, its code on demand, error pages. Its data
// mode brings the same with forms, fetchers and streaming besides, a sixth of what a page may weigh
// (docs/decisions/0033).
export { RouterProvider, useLoading, useRevalidate, useRouteError, useRouteId } from './components.tsx';
export { Link, NavLink, type LinkProps } from './links.tsx';
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
