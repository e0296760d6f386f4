import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { ModalHost } from '../features/ModalHost.tsx';
import { openModal } from '../features/modals.ts';
import { useUser } from '../features/session/use-session.ts';
import { SCROLL_DELAY_MS } from '../lib/constants.ts';
import { prefetchWhenIdle } from './chunks.ts';
import { Header } from './Header.tsx';
import { LiveUpdates } from './LiveUpdates.tsx';
import { Notices } from './Notices.tsx';
import { useClosedPopovers } from './popover.ts';
import { Toasts } from '../ui/Toasts.tsx';

const Footer = lazy(() => import('./Footer.tsx'));

export function Layout() {
  const navigation = useNavigation();
  useClosedPopovers();
  useScrollToTop();
  usePrefetch();
  useForcedPasswordChange();
  return (
    <>
      <Header />
      <Notices />
      <div className="page" aria-busy={navigation.state !== 'idle' || undefined}>
        <Outlet />
      </div>
      <Suspense>
        <Footer />
      </Suspense>
      <ModalHost />
      <LiveUpdates />
      <Toasts />
    </>
  );
}

/** After a navigation to another page: to its top, smoothly (specification §2), and the keyboard starts there too. */
function useScrollToTop() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const timer = setTimeout(() => scrollTo({ top: 0, behavior: 'smooth' }), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
}

function useForcedPasswordChange() {
  const mustChange = useUser()?.mustChangePassword ?? false;
  useEffect(() => {
    if (mustChange) openModal('changePassword', { forced: true });
  }, [mustChange]);
}

/** The order form and the log-in are what most visitors want next. */
function usePrefetch() {
  useEffect(
    () =>
      prefetchWhenIdle(() => Promise.all([import('../pages/EloBoost.tsx'), import('../features/auth/LoginModal.tsx')])),
    [],
  );
}
