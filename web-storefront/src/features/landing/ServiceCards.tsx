import { services, type Game, type Service } from '#contract/vocabulary.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { serviceTexts } from '../../content/services.ts';
import { ServicePicture } from '../services/ServicePicture.tsx';
import { PriceFrom } from './PriceFrom.tsx';

export const offered = (game: Game): readonly Service[] => services.filter((service) => service.game === game);

export function ServiceCards({ of }: { of: readonly Service[] }) {
  return (
    <ul className="cards">
      {of.map((service) => (
        <li key={service.id}>
          <Link className="card" to={service.path}>
            <span className="card__p">
              <ServicePicture service={service} />
            </span>
            <b>{service.smallTitle}</b>
            <span className="muted small">{serviceTexts[service.kind]}</span>
            <span className="card__f tiny dim">
              <PriceFrom service={service} />
              <ArrowRight className="ic" aria-hidden="true" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
