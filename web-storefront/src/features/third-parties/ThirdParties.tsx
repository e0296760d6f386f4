import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useRouteId } from '../../lib/router/index.ts';
import { linkTo, routeTable } from '../../config/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { isOpenedByToken } from '../auth/link-token.ts';
import { useCatalog } from '../catalog.ts';
import { useSessionStatus, useUser } from '../session/use-session.ts';
import { consent } from './consent.ts';
import { closeChat, measureView, openChat, startMeasuring } from './scripts.ts';

/** Loads analytics after consent and the chat widget after log-in, and asks for the consent. */
export default function ThirdParties() {
  const settings = useCatalog().data?.settings;
  const answer = useSyncExternalStore(consent.subscribe, consent.current);
  const id = useRouteId();
  const alone = isOpenedByToken(useLocation());
  const sources = [settings?.analytics, settings?.tagManager].filter((src) => typeof src === 'string');
  const measured = answer === 'yes' && !alone ? sources.join(' ') : '';
  useMeasuring(measured, id);
  useChat(alone ? null : (settings?.chatWidget ?? null));
  if (alone || sources.length === 0 || answer !== null) return null;
  return (
    <section className="consent" aria-label="Ölçüm izni">
      <p className="small">
        Sitenin nasıl kullanıldığını ölçmek istiyoruz. İzin vermezsen hiçbir şey yüklenmez.{' '}
        <Link className="link" to={linkTo('cookiePolicy')}>
          Çerez politikası
        </Link>
      </p>
      <Button size="sm" onClick={() => consent.answer('no')}>
        İzin verme
      </Button>
      <Button size="sm" onClick={() => consent.answer('yes')}>
        İzin ver
      </Button>
    </section>
  );
}

function useMeasuring(sources: string, id: string) {
  useEffect(() => {
    if (sources) startMeasuring(sources.split(' '));
  }, [sources]);
  useEffect(() => {
    if (sources) measureView(id in routeTable ? routeTable[id as keyof typeof routeTable].path : 'unknown');
  }, [sources, id]);
}

function useChat(src: string | null) {
  const user = useUser();
  const status = useSessionStatus();
  const before = useRef(status);
  useEffect(() => {
    if (src !== null && user) openChat(src, user);
  }, [src, user]);
  useEffect(() => {
    // The page is not reloaded when a session expires: unsent input and the notice of the expiry stay.
    if (before.current === 'signed-in' && status === 'signed-out') closeChat();
    before.current = status;
  }, [status]);
}
