// What is around React Router's declarative mode here: guards before a page, its code on demand, error pages. Its data
// mode brings the same with forms, fetchers and streaming besides, and makes a page 13 kB heavier (docs/decisions/0090).
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
