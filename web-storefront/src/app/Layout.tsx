import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useLoading } from '../lib/router/index.ts';
import { ModalHost } from '../features/ModalHost.tsx';
import { useModalLinks } from '../features/modal-links.ts';
import { later, prefetchWhenIdle } from '../lib/chunks.ts';
import { Header } from './Header.tsx';
import { isInPanel } from '../config/paths.ts';
import { LiveUpdates } from './LiveUpdates.tsx';
import { Notices } from './Notices.tsx';
import { useArrival } from './arrival.ts';
import { useClosedPopovers } from './popover.ts';
import { Toasts } from '../ui/Toasts.tsx';

/** Loaded late: the footer is not visible at first. */
const Footer = later(() => import('./Footer.tsx'));
const ThirdParties = later(() => import('../features/third-parties/ThirdParties.tsx'));

/** Rendered only once: a second rendering, before the footer is hydrated, would remove the footer's text. */
export function Layout() {
  return (
    <>
      <Effects />
      <Header />
      <Notices />
      <PageArea>
        <Outlet />
      </PageArea>
      <SiteFooter />
      <ModalHost />
      <LiveUpdates />
      <Toasts />
      <WhenIdle />
    </>
  );
}

/** One element for all renderings, so that a navigation does not render the footer before it is hydrated. */
const footer = (
  <Suspense>
    <Footer />
  </Suspense>
);

/** The footer sells, so the booster's panel has none. */
const SiteFooter = () => (isInPanel(useLocation().pathname) ? null : footer);

function PageArea({ children }: { children: ReactNode }) {
  return (
    <div className="page" aria-busy={useLoading() || undefined}>
      {children}
    </div>
  );
}

/** What happens on every page beside what is shown. */
function Effects() {
  useClosedPopovers();
  useArrival();
  usePrefetch();
  useModalLinks();
  return null;
}

/** Renders parts that are not urgent, as soon as the browser is idle. */
function WhenIdle() {
  const [idle, setIdle] = useState(false);
  useEffect(() => prefetchWhenIdle(() => Promise.resolve(setIdle(true))), []);
  return (
    idle && (
      <Suspense>
        <ThirdParties />
      </Suspense>
    )
  );
}

/**
 * Fetches the code of the order form and of what its button opens, because most visitors go there next. Boosters in
 * their panel don't.
 */
function usePrefetch() {
  const inPanel = isInPanel(useLocation().pathname);
  useEffect(
    () =>
      inPanel
        ? undefined
        : prefetchWhenIdle(
            () => import('../pages/OrderForm.tsx'),
            () => import('../features/order-form/LadderBlock.tsx'),
            () => import('../features/auth/RegisterModal.tsx'),
            () => import('../features/order/place-order.ts'),
            () => import('../ui/ModalWindow.tsx'),
          ),
    [inPanel],
  );
}
