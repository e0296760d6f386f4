import { CircleQuestionMark, Contrast, House } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { isInPanel, paths } from '../config/paths.ts';
import { useUser } from '../features/session/use-session.ts';
import { GameIcon } from '../ui/GameIcon.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { useLogIn } from './log-in.ts';
import { coaching, games, help } from './menu.ts';
import { toggleTheme } from './theme.ts';

/** The content of the mobile menu, loaded when the menu is first opened. */
export default function MobileMenu({ id }: { id: string }) {
  const user = useUser();
  const logIn = useLogIn();
  return (
    <>
      {isInPanel(useLocation().pathname) ? <ToSite /> : <SiteLinks />}
      {user ? (
        <AccountLinks user={user} />
      ) : (
        <ul className="pop__links">
          <li>
            <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={logIn}>
              Giriş yap
            </button>
          </li>
        </ul>
      )}
      <ul className="pop__links">
        <li>
          <button type="button" onClick={toggleTheme}>
            <Contrast className="ic" aria-hidden="true" /> Temayı değiştir
          </button>
        </li>
      </ul>
    </>
  );
}

const ToSite = () => (
  <ul className="pop__links">
    <li>
      <Link to={paths.home()}>
        <House className="ic" aria-hidden="true" /> Siteye git
      </Link>
    </li>
  </ul>
);

const SiteLinks = () => (
  <ul className="pop__links">
    {games.map(({ game, to, label }) => (
      <li key={game}>
        <Link to={to}>
          <GameIcon game={game} /> {label}
        </Link>
      </li>
    ))}
    {coaching.map(({ to, label }) => (
      <li key={to}>
        <Link to={to}>
          <GameIcon game="coaching" /> {label}
        </Link>
      </li>
    ))}
    <li>
      <Link to={help.to}>
        <CircleQuestionMark className="ic" aria-hidden="true" /> {help.label}
      </Link>
    </li>
  </ul>
);
