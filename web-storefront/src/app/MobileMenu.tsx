import { playedGames } from '#contract/vocabulary.ts';
import { Contrast } from 'lucide-react';
import { Link } from 'react-router-dom';
import { openModal } from '../features/modals.ts';
import { useUser } from '../features/session/use-session.ts';
import { gameNames } from '../lib/words.ts';
import { GameIcon } from '../ui/GameIcon.tsx';
import { AccountLinks } from './HeaderAccount.tsx';
import { paths } from './paths.ts';
import { toggleTheme } from './theme.ts';

export const MOBILE_MENU = 'menu';

export function MobileMenu() {
  const user = useUser();
  return (
    <nav id={MOBILE_MENU} popover="auto" className="pop pop--menu" aria-label="Menü">
      <ul className="pop__links">
        {playedGames.map((game) => (
          <li key={game}>
            <Link to={paths.eloBoost(game)}>
              <GameIcon game={game} /> {gameNames[game]}
            </Link>
          </li>
        ))}
      </ul>
      {user ? (
        <AccountLinks user={user} />
      ) : (
        <ul className="pop__links">
          <li>
            <button
              type="button"
              popoverTarget={MOBILE_MENU}
              popoverTargetAction="hide"
              onClick={() => openModal('login', {})}
            >
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
    </nav>
  );
}
