import { playedGames } from '#contract/vocabulary.ts';
import { Contrast, Menu } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { openModal } from '../features/modals.ts';
import { useSessionStatus, useUser } from '../features/session/use-session.ts';
import { gameNames, shortGameNames } from '../lib/words.ts';
import { Button } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import { AccountMenu, Bell, Balance } from './HeaderAccount.tsx';
import { MobileMenu, MOBILE_MENU } from './MobileMenu.tsx';
import { paths, patterns } from './paths.ts';
import { toggleTheme } from './theme.ts';

export function Header() {
  return (
    <header className="top">
      <div className="wrap">
        <Link className="logo" to={paths.home()} aria-label="Basamak ana sayfa">
          <Logo />
        </Link>
        <nav className="nav" aria-label="Ana menü">
          {playedGames.map((game) => (
            <NavLink key={game} to={paths.eloBoost(game)}>
              {game === 'tft' ? shortGameNames.tft : gameNames[game]}
            </NavLink>
          ))}
        </nav>
        <Button kind="g" size="sm" icon className="only-d" aria-label="Açık ya da koyu tema" onClick={toggleTheme}>
          <Contrast className="ic" aria-hidden="true" />
        </Button>
        <Session />
        <button
          type="button"
          className="btn btn-g btn-i btn-sm only-m"
          aria-label="Menüyü aç"
          popoverTarget={MOBILE_MENU}
        >
          <Menu className="ic" aria-hidden="true" />
        </button>
      </div>
      <MobileMenu />
    </header>
  );
}

function Session() {
  const status = useSessionStatus();
  const user = useUser();
  const onLoginPage = useLocation().pathname === patterns.login;
  if (status === 'signed-in') {
    return (
      user && (
        <>
          <Balance user={user} />
          <Bell unread={user.unread.notifications} />
          <AccountMenu user={user} />
        </>
      )
    );
  }
  return (
    <>
      {!onLoginPage && (
        <Button kind="g" size="sm" className="only-d" onClick={() => openModal('login', {})}>
          Giriş yap
        </Button>
      )}
      <Button size="sm" onClick={() => openModal('register', {})}>
        Kayıt ol
      </Button>
    </>
  );
}
