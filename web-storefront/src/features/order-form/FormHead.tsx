import { services, serviceOf, type ServiceId } from '#contract/vocabulary.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { paths } from '../../config/paths.ts';
import { serviceTexts } from '../../content/services.ts';
import { gameNames } from '../../lib/words.ts';

const TAB_MARGIN = 24;

/** The breadcrumb. */
export function Whereabouts({ service: id }: { service: ServiceId }) {
  const { game, smallTitle } = serviceOf(id);
  const above =
    game === 'coaching'
      ? { to: paths.boostOverview(), label: 'Hizmetler' }
      : { to: paths.game(game), label: gameNames[game] };
  return <Breadcrumbs trail={[above]} here={smallTitle} />;
}

/** The name of the service, with links to the game's other services. */
export function FormHead({ service: id, variant }: { service: ServiceId; variant: string }) {
  const service = serviceOf(id);
  const siblings = services.filter(({ game }) => game === service.game);
  const tabs = useRef<HTMLElement>(null);
  // On phones the row of services scrolls sideways; this scrolls to the current one. The form is a new component for
  // each service, so the effect runs once.
  useEffect(() => {
    const current = tabs.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) tabs.current?.scrollTo({ left: current.offsetLeft - tabs.current.offsetLeft - TAB_MARGIN });
  }, []);
  return (
    <>
      <h1 className="page-h">
        {service.game !== 'coaching' && <span className="vh">{gameNames[service.game]} </span>}
        {service.smallTitle}
        {variant}
      </h1>
      <p className="form-lead muted">{serviceTexts[service.kind]}</p>
      {siblings.length > 1 && (
        <nav ref={tabs} className="seg form-tabs" aria-label={`${gameNames[service.game]} hizmetleri`}>
          {siblings.map((sibling) => (
            <Link key={sibling.id} to={sibling.path} aria-current={sibling.id === id ? 'page' : undefined}>
              {sibling.smallTitle}
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}
