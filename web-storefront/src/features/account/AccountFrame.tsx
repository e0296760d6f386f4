import { Bell, LayoutDashboard, Layers, LifeBuoy, Settings, UserRound, Wallet, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { linkTo, paths } from '../../config/paths.ts';
import { useUser, type User } from '../session/use-session.ts';

export interface SideEntry {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** The number of unread items on the entry's page. */
  readonly count?: number | undefined;
}

/** The first entries by role: customers have the profile, boosters the panel. Staff and admins use the console. */
const ownBusiness: Record<User['role'], readonly SideEntry[]> = {
  customer: [
    { to: paths.profile(), label: 'Profilim', Icon: UserRound },
    { to: paths.orders(), label: 'Siparişlerim', Icon: Layers },
    { to: paths.statement(), label: 'Bakiye', Icon: Wallet },
  ],
  booster: [{ to: paths.booster(), label: 'Booster paneli', Icon: LayoutDashboard }],
  staff: [],
  admin: [],
};

const entriesOf = ({ role, unread }: User): readonly SideEntry[] => [
  ...ownBusiness[role],
  ...(role === 'customer' || role === 'booster'
    ? [{ to: linkTo('tickets'), label: 'Destek taleplerim', Icon: LifeBuoy, count: unread.tickets }]
    : []),
  { to: paths.notifications(), label: 'Bildirimler', Icon: Bell, count: unread.notifications },
  { to: paths.settings(), label: 'Ayarlar', Icon: Settings },
];

/** The account's pages beside their menu. A page with sections passes its own entries. */
export function AccountFrame({
  entries,
  current,
  name = 'Profil menüsü',
  children,
}: {
  entries?: readonly SideEntry[];
  /** The current entry, if the address alone does not determine it. */
  current?: string;
  name?: string;
  children: ReactNode;
}) {
  const user = useUser();
  const { pathname, hash } = useLocation();
  const shown = entries ?? (user ? entriesOf(user) : []);
  const here = current ?? (shown.some(({ to }) => to === pathname + hash) ? pathname + hash : pathname);
  const menu = useRef<HTMLElement>(null);
  const filled = shown.length > 0;
  useEffect(() => {
    // on phones the menu is a row that scrolls; the entries arrive with the user
    const entry = filled ? menu.current?.querySelector(`[href="${here}"]`) : null;
    entry?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [here, filled]);
  return (
    <main className="wrap" id="icerik" tabIndex={-1}>
      <div className="dash">
        <nav ref={menu} className="side" aria-label={name}>
          {shown.map(({ to, label, Icon, count = 0 }) => (
            <Link key={to} to={to} aria-current={to === here ? 'page' : undefined}>
              <Icon className="ic" aria-hidden="true" />
              {label}
              {count > 0 && <span className="tag num">{count}</span>}
            </Link>
          ))}
        </nav>
        <div className="account">{children}</div>
      </div>
    </main>
  );
}
