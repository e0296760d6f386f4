import { Bell, LayoutDashboard, LifeBuoy, LogOut, Package, Settings, UserRound } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { session } from '../lib/session.ts';
import type { User } from '../features/session/use-session.ts';
import { linkTo, paths } from '../config/paths.ts';

/** The entry to the user's own pages. Staff and admins get the console, which is a separate application. */
function OwnPage({ role, unread }: Pick<User, 'role' | 'unread'>) {
  const messages = unread.messages > 0 && <span className="tag">{unread.messages} mesaj</span>;
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
        {messages}
      </Link>
    );
  }
  return (
    <Link to={paths.orders()}>
      <Package className="ic" aria-hidden="true" /> Siparişlerim
      {messages}
    </Link>
  );
}

/** Shared by the account menu and the mobile menu. */
export function AccountLinks({ user }: { user: User }) {
  const navigate = useNavigate();
  return (
    <ul className="pop__links">
      <li>
        <OwnPage role={user.role} unread={user.unread} />
      </li>
      {user.role === 'customer' && (
        <li>
          <Link to={paths.profile()}>
            <UserRound className="ic" aria-hidden="true" /> Profilim
          </Link>
        </li>
      )}
      {(user.role === 'customer' || user.role === 'booster') && (
        <li>
          <Link to={linkTo('tickets')}>
            <LifeBuoy className="ic" aria-hidden="true" /> Destek taleplerim
            {user.unread.tickets > 0 && <span className="tag">{user.unread.tickets} yeni</span>}
          </Link>
        </li>
      )}
      <li>
        <Link to={paths.notifications()}>
          <Bell className="ic" aria-hidden="true" /> Bildirimler
        </Link>
      </li>
      <li>
        <Link to={paths.settings()}>
          <Settings className="ic" aria-hidden="true" /> Ayarlar
        </Link>
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
