import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { loadChunk } from './chunks.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { guestOnly, knownGame, knownPage, signedIn, signOut } from './guards.ts';
import { Layout } from './Layout.tsx';
import { pageNotFound } from './not-found.ts';
import { patterns } from './paths.ts';

const page = (load: () => Promise<{ default: ComponentType }>) => async () => {
  const { default: Component } = await loadChunk(load);
  return { Component };
};
const notFound = () => {
  throw pageNotFound();
};

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          { path: patterns.home, lazy: page(() => import('../pages/Home.tsx')) },
          { path: patterns.login, loader: guestOnly, lazy: page(() => import('../pages/Login.tsx')) },
          { path: patterns.signOut, loader: signOut, Component: () => null },
          { path: patterns.resetPassword, lazy: page(() => import('../pages/ResetPassword.tsx')) },
          { path: patterns.orderForm, loader: knownGame, lazy: page(() => import('../pages/EloBoost.tsx')) },
          { path: patterns.paytr, loader: signedIn('customer'), lazy: page(() => import('../pages/Paytr.tsx')) },
          { path: patterns.paymentSuccess, lazy: page(() => import('../pages/PaymentSuccess.tsx')) },
          { path: patterns.paymentCancel, lazy: page(() => import('../pages/PaymentCancel.tsx')) },
          { path: patterns.orders, loader: signedIn('customer'), lazy: page(() => import('../pages/Orders.tsx')) },
          { path: patterns.order, loader: signedIn('customer'), lazy: page(() => import('../pages/OrderDetail.tsx')) },
          {
            path: patterns.booster,
            loader: signedIn('booster'),
            lazy: page(() => import('../pages/booster/BoosterPanel.tsx')),
            children: [
              { index: true, lazy: page(() => import('../pages/booster/Overview.tsx')) },
              {
                path: patterns.boosterPage,
                loader: knownPage,
                lazy: page(() => import('../pages/booster/PanelPage.tsx')),
              },
              {
                path: patterns.boosterPageDetail,
                loader: knownPage,
                lazy: page(() => import('../pages/booster/PanelDetail.tsx')),
              },
            ],
          },
          { path: '*', loader: notFound, Component: () => null },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
