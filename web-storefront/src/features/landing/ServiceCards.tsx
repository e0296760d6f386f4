import { services, type Game, type Service } from '#contract/vocabulary.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isPage } from '../../app/paths.ts';
import { serviceTexts } from '../../content/games.ts';

/** The services of a game that can be ordered here. */
export const offered = (game: Game): readonly Service[] =>
  services.filter((service) => service.game === game && isPage(service.path));

export function ServiceCards({ of }: { of: readonly Service[] }) {
  return (
    <ul className="cards">
      {of.map(({ id, path, kind, smallTitle, accountNeeded }) => (
        <li key={id}>
          <Link className="card" to={path}>
            <b>{smallTitle}</b>
            <span className="muted small">{serviceTexts[kind]}</span>
            <span className="card__f tiny dim">
              {accountNeeded ? 'Oyun hesabı gerekir' : 'Hesap gerekmez'}
              <ArrowRight className="ic" aria-hidden="true" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
