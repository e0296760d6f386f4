import { Link } from 'react-router-dom';
import { linkTo, paths } from '../../app/paths.ts';

/** Where questions are answered. */
export function HelpSettings() {
  return (
    <ul className="stack-2 account__list">
      <li>
        <Link className="link" to={paths.faq()}>
          Sık sorulan sorular
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
