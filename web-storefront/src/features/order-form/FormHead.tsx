import { services, serviceOf, type ServiceId } from '#contract/vocabulary.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { gameNames } from '../../lib/words.ts';

export function Whereabouts({ service: id }: { service: ServiceId }) {
  return (
    <nav className="crumb" aria-label="Konum">
      <Link to={paths.home()}>Ana sayfa</Link>
      <ChevronRight className="ic" aria-hidden="true" />
      <Link to={paths.boostOverview()}>Hizmetler</Link>
      <ChevronRight className="ic" aria-hidden="true" />
      <span aria-current="page">{serviceOf(id).title}</span>
    </nav>
  );
}

/** The service's name, and the way to the game's other services. */
export function FormHead({ service: id, variant }: { service: ServiceId; variant: string }) {
  const service = serviceOf(id);
  const siblings = services.filter(({ game }) => game === service.game);
  return (
    <>
      <h1 className="page-h">
        {service.game !== 'coaching' && <span className="vh">{gameNames[service.game]} </span>}
        {service.smallTitle}
        {variant}
      </h1>
      {siblings.length > 1 && (
        <nav className="seg form-tabs" aria-label={`${gameNames[service.game]} hizmetleri`}>
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
