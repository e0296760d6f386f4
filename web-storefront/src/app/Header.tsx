import { Contrast, Menu } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { openModal } from '../features/modals.ts';
import { useSessionStatus, useUser } from '../features/session/use-session.ts';
import { Button } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Suspense, useState } from 'react';
import { part } from '../lib/chunks.ts';
import { useLogIn } from './log-in.ts';
import { coaching, headerGames, help, isCurrentGame } from './menu.ts';
import { isInPanel, paths } from '../config/paths.ts';
import { toggleTheme } from './theme.ts';

const MobileMenu = part(() => import('./MobileMenu.tsx'));
const HeaderAccount = part(() => import('./HeaderAccount.tsx'));

/** The site's header. The booster's panel has a lower one: instead of the customers' menu a link to the site. */
export function Header() {
  const { pathname } = useLocation();
  const inPanel = isInPanel(pathname);
  return (
    <header className={inPanel ? 'top top--panel' : 'top'}>
      <div className="wrap">
        <Link className="logo" to={paths.home()} aria-label="Basamak ana sayfa">
          <Logo />
        </Link>
        {inPanel ? <PanelName /> : <SiteMenu pathname={pathname} />}
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
      <Phone />
    </header>
  );
}

const PanelName = () => (
  <>
    <span className="top__panel">Booster paneli</span>
    <Link className="top__site only-d" to={paths.home()}>
      Siteye git
    </Link>
  </>
);

const SiteMenu = ({ pathname }: { pathname: string }) => (
  <nav className="nav" aria-label="Ana menü">
    {headerGames.map(({ game, to, label }) => (
      <Link key={game} to={to} aria-current={isCurrentGame(game, pathname) ? 'page' : undefined}>
        {label}
      </Link>
    ))}
    {[...coaching, help].map(({ to, label }) => (
      <NavLink key={to} to={to}>
        {label}
      </NavLink>
    ))}
  </nav>
);

const MOBILE_MENU = 'menu';

function Phone() {
  const [opened, setOpened] = useState(false);
  return (
    <nav
      id={MOBILE_MENU}
      popover="auto"
      className="pop pop--menu"
      aria-label="Menü"
      onBeforeToggle={(event) => event.newState === 'open' && setOpened(true)}
    >
      {opened && (
        <Suspense>
          <MobileMenu id={MOBILE_MENU} />
        </Suspense>
      )}
    </nav>
  );
}

function Session() {
  const status = useSessionStatus();
  const user = useUser();
  const onLoginPage = useLocation().pathname === paths.login();
  const logIn = useLogIn();
  if (status === 'signed-in') {
    return (
      user && (
        <Suspense>
          <HeaderAccount user={user} />
        </Suspense>
      )
    );
  }
  return (
    <>
      {!onLoginPage && (
        <Button kind="g" size="sm" className="only-d guest" onClick={logIn}>
          Giriş yap
        </Button>
      )}
      <Button size="sm" className="guest" onClick={() => openModal('register', {})}>
        Kayıt ol
      </Button>
    </>
  );
}
