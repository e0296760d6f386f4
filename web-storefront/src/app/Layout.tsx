import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { ModalHost } from '../features/ModalHost.tsx';
import { openModal } from '../features/modals.ts';
import { useUser } from '../features/session/use-session.ts';
import { SCROLL_DELAY_MS } from '../lib/constants.ts';
import { prefetchWhenIdle } from './chunks.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LiveUpdates } from './LiveUpdates.tsx';
import { Notices } from './Notices.tsx';
import { useClosedPopovers } from './popover.ts';

const loadToaster = () => import('../ui/Toaster.tsx');
const Toaster = lazy(loadToaster);

export function Layout() {
  const navigation = useNavigation();
  const idle = useWhenIdle();
  useClosedPopovers();
  useScrollToTop();
  useForcedPasswordChange();
  return (
    <>
      <a className="skip" href="#icerik">
        İçeriğe geç
      </a>
      <Header />
      <Notices />
      <div className="page" aria-busy={navigation.state !== 'idle' || undefined}>
        <Outlet />
      </div>
      <Footer />
      <ModalHost />
      <LiveUpdates />
      {idle && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
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

function useWhenIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(
    () =>
      prefetchWhenIdle(async () => {
        await loadToaster();
        setIdle(true);
      }),
    [],
  );
  return idle;
}
