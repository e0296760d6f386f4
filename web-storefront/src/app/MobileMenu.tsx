import { playedGames } from '#contract/vocabulary.ts';
import { Contrast } from 'lucide-react';
import { Link } from 'react-router-dom';
import { openModal } from '../features/modals.ts';
import { useUser } from '../features/session/use-session.ts';
import { gameNames } from '../lib/words.ts';
import { GameIcon } from '../ui/GameIcon.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { paths } from './paths.ts';
import { toggleTheme } from './theme.ts';

/** What the phone's menu holds; it comes when the menu is first opened. */
export default function MobileMenu({ id }: { id: string }) {
  const user = useUser();
  return (
    <>
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
            <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={() => openModal('login', {})}>
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
