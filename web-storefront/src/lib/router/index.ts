// The storefront's router. Pages need matching, guards before them, code that comes when it is needed, and error pages;
// React Router's data mode brings forms, fetchers and streaming besides, a quarter of what a page may weigh
// (docs/decisions/0033).
export * from './components.tsx';
export { matchPath, type LoaderFunctionArgs, type RouteObject } from './match.ts';
export { createBrowserRouter, createMemoryRouter, loadComponent, loadPage, redirect, type Router } from './router.ts';
