import { loadChunk } from '#contract/browser/chunk.ts';
import type { ComponentType } from 'react';
import { createBrowserRouter, loadPage, type Prepare, type Route, type Router } from '../lib/router/index.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { guardOf, isExpected, signOut } from './guards.ts';
import { Layout } from './Layout.tsx';
import { pageNotFound } from './not-found.ts';
import { routeRows, routeTable, type RouteName } from '../config/paths.ts';

type Load = () => Promise<{ default: ComponentType; prepare?: Prepare }>;

/** The page of every route. Each is a chunk of its own, fetched when it is first opened. */
const pages: Record<Exclude<RouteName, 'signOut'>, Load> = {
  home: () => import('../pages/Home.tsx'),
  login: () => import('../pages/Login.tsx'),
  resetPassword: () => import('../pages/ResetPassword.tsx'),
  verifyEmail: () => import('../pages/VerifyEmail.tsx'),
  emailChange: () => import('../pages/EmailChange.tsx'),
  payoutConfirmation: () => import('../pages/PayoutConfirmation.tsx'),
  unsubscribe: () => import('../pages/Unsubscribe.tsx'),
  profile: () => import('../pages/Profile.tsx'),
  settings: () => import('../pages/Settings.tsx'),
  notifications: () => import('../pages/Notifications.tsx'),
  league: () => import('../pages/games/League.tsx'),
  valorant: () => import('../pages/games/Valorant.tsx'),
  wildrift: () => import('../pages/games/WildRift.tsx'),
  about: () => import('../pages/About.tsx'),
  faq: () => import('../pages/Faq.tsx'),
  policies: () => import('../pages/policies/Policies.tsx'),
  privacyPolicy: () => import('../pages/policies/Privacy.tsx'),
  termsOfUse: () => import('../pages/policies/TermsOfUse.tsx'),
  membershipAgreement: () => import('../pages/policies/Membership.tsx'),
  cookiePolicy: () => import('../pages/policies/Cookies.tsx'),
  refundPolicy: () => import('../pages/policies/Refunds.tsx'),
  orderForm: () => import('../pages/OrderForm.tsx'),
  orderFormVariant: () => import('../pages/OrderForm.tsx'),
  coaching: () => import('../pages/OrderForm.tsx'),
  boostOverview: () => import('../pages/BoostOverview.tsx'),
  paytr: () => import('../pages/Paytr.tsx'),
  paymentSuccess: () => import('../pages/PaymentSuccess.tsx'),
  paymentCancel: () => import('../pages/PaymentCancel.tsx'),
  orders: () => import('../pages/Orders.tsx'),
  order: () => import('../pages/OrderDetail.tsx'),
  receipt: () => import('../pages/Receipt.tsx'),
  unranked: () => import('../pages/UnrankedAccounts.tsx'),
  tickets: () => import('../pages/tickets/Tickets.tsx'),
  newTicket: () => import('../pages/tickets/NewTicket.tsx'),
  ticket: () => import('../pages/tickets/TicketDetail.tsx'),
  contact: () => import('../pages/Contact.tsx'),
  boosterApplication: () => import('../pages/BoosterApplication.tsx'),
  boosterProfile: () => import('../pages/BoosterProfile.tsx'),
  booster: () => import('../pages/booster/Overview.tsx'),
  boosterPage: () => import('../pages/booster/PanelPage.tsx'),
  boosterPageDetail: () => import('../pages/booster/PanelDetail.tsx'),
};

const fetching = (load: Load) => async (to: string) => {
  const { default: Component, prepare } = await loadChunk(load, to);
  return {
    Component,
    prepare: prepare && ((...[params, place]: Parameters<Prepare>) => loadChunk(() => prepare(params), place)),
  };
};

/** The routes of one frame: the whole page, or the booster panel. Paths are case-sensitive, as on the server. */
const routesIn = (frame: 'booster' | undefined): Route[] =>
  routeRows
    .filter(([, row]) => row.frame === frame)
    .map(([name, row]) =>
      name === 'signOut'
        ? { id: name, path: row.path, caseSensitive: true, loader: signOut, Component: () => null }
        : {
            id: name,
            path: row.path,
            caseSensitive: true,
            loader: guardOf(row),
            isExpected: () => isExpected(row),
            code: fetching(pages[name]),
          },
    );

const notFound = () => {
  throw pageNotFound();
};

export const routes: Route[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          ...routesIn(undefined),
          {
            loader: guardOf(routeTable.booster),
            isExpected: () => isExpected(routeTable.booster),
            code: fetching(() => import('../pages/booster/BoosterPanel.tsx')),
            children: routesIn('booster'),
          },
          { path: '*', loader: notFound, Component: () => null },
        ],
      },
    ],
  },
];

/**
 * The router of a prerendered page: it starts with that page shown. Prerendered pages are public, so their guards are
 * not asked. Returns null if the page's code can't be loaded: without it the page could not hydrate, so the plain
 * router starts instead and shows the error.
 */
export async function createRouterOn(pathname: string): Promise<Router | null> {
  try {
    await loadPage(routes, pathname);
  } catch {
    return null;
  }
  return createBrowserRouter(routes, { standing: true });
}

export const createRouter = (): Router => createBrowserRouter(routes);
