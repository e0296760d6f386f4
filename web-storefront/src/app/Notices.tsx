import { WifiOff } from 'lucide-react';
import { connection } from '#contract/browser/connection.ts';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { openModal } from '../features/modals.ts';
import { useSessionStatus } from '../features/session/use-session.ts';
import { SESSION_EXPIRED_MESSAGE, session } from '../lib/session.ts';
import { Button } from '../ui/Button.tsx';
import { paths } from '../config/paths.ts';

function subscribeToConnection(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  const leave = connection.subscribe(listener);
  return () => {
    leave();
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Tells styles how high the notices are: what else stays in view while scrolling stays below them. */
function measured(notices: HTMLDivElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--notices', `${notices.offsetHeight}px`));
  observer.observe(notices);
  return () => observer.disconnect();
}

/** The notices of every page: no connection, and a session that has expired. */
export function Notices() {
  const online = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine && !connection.isAwaited(),
    () => true,
  );
  const expired = useSessionStatus() === 'expired';
  const onLoginPage = useLocation().pathname === paths.login();
  return (
    <div className="notices" role="status" ref={measured}>
      {!online && (
        <div className="notice notice--stays">
          <span className="row">
            <WifiOff className="ic" aria-hidden="true" />
            <span>Bağlantı yok. Gördüklerin güncel olmayabilir; bağlantı gelince devam ederiz.</span>
          </span>
        </div>
      )}
      {expired && !onLoginPage && (
        <div className="notice warn">
          <span>
            {session.endedBecause ?? 'Oturumun sona erdi.'}{' '}
            <span className="tiny" lang="en">
              {SESSION_EXPIRED_MESSAGE}
            </span>
          </span>
          <Button size="sm" onClick={() => openModal('login', {})}>
            Yeniden giriş yap
          </Button>
          <Button kind="g" size="sm" onClick={() => session.acknowledge()}>
            Kapat
          </Button>
        </div>
      )}
    </div>
  );
}
