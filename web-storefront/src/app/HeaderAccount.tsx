import { Bell as BellIcon, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { part } from '../lib/chunks.ts';
import { openModal } from '../features/modals.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { useForcedSteps } from './forced.ts';
import type { User } from '../features/session/use-session.ts';
import { formatMoney, sayMoney } from '../lib/money.ts';
import { initialsOf } from '../lib/words.ts';
import { paths } from '../config/paths.ts';

const NotificationList = part(() => import('../features/notifications/NotificationList.tsx'));

/** The part of the header for a signed-in user. */
export default function HeaderAccount({ user }: { user: User }) {
  useForcedSteps(user); // here, so that visitors don't load it
  return (
    <>
      <Balance user={user} />
      <Bell user={user} />
      <AccountMenu user={user} />
    </>
  );
}

/** The balance. A customer's press on it opens the top-up, a booster's the postings. Staff and admins see none. */
function Balance({ user }: { user: User }) {
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

function Bell({ user: { role, unread } }: { user: User }) {
  const [opened, setOpened] = useState(false);
  const waiting = [
    ...(unread.notifications > 0 ? [`${unread.notifications} yeni`] : []),
    ...(unread.messages > 0 ? [`${unread.messages} mesaj`] : []),
  ];
  return (
    <>
      <button
        type="button"
        className="btn btn-g btn-i btn-sm bell"
        aria-label={['Bildirimler', ...waiting].join(', ')}
        popoverTarget={BELL}
      >
        <BellIcon className="ic" aria-hidden="true" />
        {waiting.length > 0 && <span className="bell__dot" />}
      </button>
      <div
        id={BELL}
        popover="auto"
        className="pop pop--wide"
        role="region"
        aria-label="Bildirimler"
        onToggle={(event) => setOpened(event.newState === 'open')}
      >
        {unread.messages > 0 && (
          <p className="pop__note small">
            <Link className="link" to={role === 'booster' ? paths.boosterPage('aktif') : paths.orders()}>
              {unread.messages} okunmamış mesajın var
            </Link>
          </p>
        )}
        {opened && (
          <Suspense>
            <NotificationList />
          </Suspense>
        )}
      </div>
    </>
  );
}

const ACCOUNT = 'hesap-menusu';

function AccountMenu({ user }: { user: User }) {
  return (
    <>
      <button
        type="button"
        className="ava ava-sm only-d"
        aria-label={`${initialsOf(user)}, hesap menüsü`}
        popoverTarget={ACCOUNT}
      >
        {initialsOf(user)}
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
