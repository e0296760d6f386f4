import { Link } from 'react-router-dom';
import { linkTo, paths } from '../../config/paths.ts';
import type { User } from '../session/use-session.ts';

/** Links to answers and to support. Only customers and boosters have tickets. */
export function HelpSettings({ user: { role } }: { user: User }) {
  return (
    <ul className="stack-2 account__list">
      <li>
        <Link className="link" to={paths.faq()}>
          Sık sorulan sorular
        </Link>
      </li>
      {(role === 'customer' || role === 'booster') && (
        <li>
          <Link className="link" to={linkTo('tickets')}>
            Destek taleplerin
          </Link>
        </li>
      )}
      <li>
        <Link className="link" to={linkTo('contact')}>
          İletişim
        </Link>
      </li>
      <li>
        <Link className="link" to={linkTo('policies')}>
          Koşullar ve politikalar
        </Link>
      </li>
    </ul>
  );
}
