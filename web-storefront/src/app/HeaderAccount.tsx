import type { RouteAnswerOf } from '#contract/client.ts';
import { Bell as BellIcon, LayoutDashboard, LogOut, Package, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { openModal } from '../features/modals.ts';
import { formatMoney, sayMoney } from '../lib/money.ts';
import { session } from '../lib/session.ts';
import { paths } from './paths.ts';

export type User = RouteAnswerOf<'GET /users/current'>;

const NotificationList = lazy(() => import('../features/notifications/NotificationList.tsx'));

/** What one has, and the way to more of it: a top-up for customers, the statement for boosters. */
export function Balance({ user }: { user: User }) {
  const amount = <span className="num">{formatMoney(user.balance)}</span>;
  if (user.role === 'customer') {
    return (
      <button
        type="button"
        className="bal"
        aria-label={`Bakiye ${sayMoney(user.balance)}, bakiye yükle`}
        onClick={() => openModal('addBalance', {})}
      >
        {amount}
        <i>
          <Plus className="ic" aria-hidden="true" />
        </i>
      </button>
    );
  }
  if (user.role !== 'booster') return null;
  return (
    <Link className="bal bal--plain" to={paths.boosterPage('bakiye')} aria-label={`Bakiye ${sayMoney(user.balance)}`}>
      {amount}
    </Link>
  );
}

const BELL = 'bildirimler';

export function Bell({ unread }: { unread: number }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-g btn-i btn-sm bell"
        aria-label={unread > 0 ? `Bildirimler, ${unread} yeni` : 'Bildirimler'}
        popoverTarget={BELL}
      >
        <BellIcon className="ic" aria-hidden="true" />
        {unread > 0 && <span className="bell__dot" />}
      </button>
      <div
        id={BELL}
        popover="auto"
        className="pop pop--wide"
        role="region"
        aria-label="Bildirimler"
        onToggle={(event) => setOpened(event.newState === 'open')}
      >
        {opened && (
          <Suspense>
            <NotificationList />
          </Suspense>
        )}
      </div>
    </>
  );
}

const initials = ({ firstName, lastName }: User) =>
  (firstName.slice(0, 1) + lastName.slice(0, 1)).toLocaleUpperCase('tr');

const ACCOUNT = 'hesap-menusu';

export function AccountMenu({ user }: { user: User }) {
  return (
    <>
      <button
        type="button"
        className="ava ava-sm only-d"
        aria-label={`${initials(user)}, hesap menüsü`}
        popoverTarget={ACCOUNT}
      >
        {initials(user)}
      </button>
      <div id={ACCOUNT} popover="auto" className="pop">
        <p className="pop__who">
          <b>
            {user.firstName} {user.lastName}
          </b>
          <span className="tiny dim">{user.username}</span>
        </p>
        <AccountLinks user={user} />
      </div>
    </>
  );
}

/** Where one's own business is; the console is an application of its own. */
function OwnPage({ role }: Pick<User, 'role'>) {
  if (role === 'staff' || role === 'admin') {
    return (
      <a href={paths.console()}>
        <LayoutDashboard className="ic" aria-hidden="true" /> Yönetim paneli
      </a>
    );
  }
  if (role === 'booster') {
    return (
      <Link to={paths.booster()}>
        <LayoutDashboard className="ic" aria-hidden="true" /> Booster paneli
      </Link>
    );
  }
  return (
    <Link to={paths.orders()}>
      <Package className="ic" aria-hidden="true" /> Siparişlerim
    </Link>
  );
}

/** The same in the account's menu and in the phone's. */
export function AccountLinks({ user }: { user: User }) {
  const navigate = useNavigate();
  return (
    <ul className="pop__links">
      <li>
        <OwnPage role={user.role} />
      </li>
      <li>
        <button
          type="button"
          onClick={() => {
            void navigate(paths.home());
            void session.signOut();
          }}
        >
          <LogOut className="ic" aria-hidden="true" /> Çıkış yap
        </button>
      </li>
    </ul>
  );
}
