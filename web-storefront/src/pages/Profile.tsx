import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../ui/PageTitle.tsx';
import { later, part } from '../lib/chunks.ts';
import { paths } from '../config/paths.ts';
import { AccountFrame } from '../features/account/AccountFrame.tsx';
import { VerifyBanner } from '../features/account/VerifyBanner.tsx';
import { TicketsPanel } from '../features/profile/TicketsPanel.tsx';
import { RecentOrders } from '../features/profile/RecentOrders.tsx';
import { WalletPanel } from '../features/profile/WalletPanel.tsx';
import { useUser, type User } from '../features/session/use-session.ts';
import { formatMonth } from '../lib/time.ts';
import { initialsOf } from '../lib/words.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';

const Postings = part(async () => ({ default: (await import('../features/wallet/Postings.tsx')).Postings }));
const CoachingPanel = part(async () => ({
  default: (await import('../features/profile/CoachingPanel.tsx')).CoachingPanel,
}));
const Purchases = later(async () => ({ default: (await import('../features/shop/Purchases.tsx')).Purchases }));

/** The customer's own page: balance, newest orders, tickets, lessons and purchases. `#hareketler` shows all postings. */
export default function Profile() {
  const user = useUser();
  const { hash } = useLocation();
  const statement = hash === '#hareketler';
  return (
    <AccountFrame>
      <PageTitle>{statement ? 'Bakiye hareketleri' : 'Profilim'}</PageTitle>
      {!user && <SkeletonRows rows={6} label="Profil yükleniyor" />}
      {user && <Head user={user} />}
      {user && <VerifyBanner />}
      {user && <WalletPanel user={user} />}
      {user && statement && <Statement />}
      {user && !statement && (
        <>
          <RecentOrders />
          <div className="grid2">
            <TicketsPanel />
            <Suspense fallback={<div className="panel" />}>
              <CoachingPanel />
            </Suspense>
          </div>
          <Suspense>
            <Purchases />
          </Suspense>
        </>
      )}
    </AccountFrame>
  );
}

function Head({ user }: { user: User }) {
  return (
    <div className="spread account__h">
      <div className="row account__who">
        <span className="ava ava-lg" aria-hidden="true">
          {initialsOf(user)}
        </span>
        <div>
          <h1>
            {user.firstName} {user.lastName}
          </h1>
          <p className="dim small">
            {user.username} · Üyelik: {formatMonth(user.createdAt)}
          </p>
        </div>
      </div>
      <ButtonLink kind="p" to={paths.home()}>
        <Plus className="ic" aria-hidden="true" /> Yeni sipariş
      </ButtonLink>
    </div>
  );
}

function Statement() {
  return (
    <section id="hareketler" aria-labelledby="hareketler-baslik">
      <h2 className="h-s account__h" id="hareketler-baslik">
        Bakiye hareketleri
      </h2>
      <Suspense fallback={<SkeletonRows rows={8} label="Hareketler yükleniyor" />}>
        <Postings />
      </Suspense>
    </section>
  );
}
