import { Lock } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { part } from '../../lib/chunks.ts';
import { serverName } from '../../lib/words.ts';
import { Button } from '../../ui/Button.tsx';
import { accountWords, RIOT_ID } from './account-words.ts';
import { describe, laneText, type Order } from './describe.ts';
import { awaitsAccount } from './helper.ts';

const AccountModal = part(async () => ({ default: (await import('./AccountModal.tsx')).AccountModal }));
const LaneModal = part(async () => ({ default: (await import('./LaneModal.tsx')).LaneModal }));

const RemoveAccount = part(() => import('./RemoveAccount.tsx'));
// this code is needed only for a lane change that is paid by card
const LanePayment = part(() => import('./LanePayment.tsx'));

type Change = 'account' | 'remove' | 'lane';

/** The game account (once it is given; AccountStep asks for it) and the lane, with the changes that the customer may still make. */
export function AccountCard({ order }: { order: Order }) {
  const [open, setOpen] = useState<Change | null>(null);
  const { gameAccount } = order;
  const words = accountWords(order);
  const close = () => setOpen(null);
  return (
    <div className="panel">
      <div className="panel__h">
        <h2 className="panel__t">{awaitsAccount(order) ? 'Koridor' : words.name}</h2>
        {gameAccount?.hasCredentials && (
          <span className="tag">
            <Lock className="ic" aria-hidden="true" /> Şifreli
          </span>
        )}
      </div>
      <Suspense>{order.allowed.lane && <LanePayment orderId={order.id} />}</Suspense>
      <Facts order={order} />
      <Actions order={order} open={setOpen} />
      <Suspense>
        {open === 'account' && <AccountModal order={order} close={close} />}
        {open === 'remove' && <RemoveAccount order={order} close={close} />}
        {open === 'lane' && <LaneModal order={order} close={close} />}
      </Suspense>
    </div>
  );
}

function Actions({ order, open }: { order: Order; open: (change: Change) => void }) {
  const { gameAccount, allowed } = order;
  const words = accountWords(order);
  return (
    <div className="row row--wrap panel__actions">
      {allowed.gameAccount && !awaitsAccount(order) && (
        <Button size="sm" onClick={() => open('account')}>
          {gameAccount ? words.change : words.add}
        </Button>
      )}
      {allowed.removeGameAccount && gameAccount && (
        <Button kind="g" size="sm" onClick={() => open('remove')}>
          {words.remove}
        </Button>
      )}
      {allowed.lane && (
        <Button size="sm" onClick={() => open('lane')}>
          Koridoru değiştir
        </Button>
      )}
    </div>
  );
}

function Facts({ order }: { order: Order }) {
  const { gameAccount, allowed } = order;
  const needed = describe(order.draft).service.accountNeeded;
  const lane = laneText(order);
  return (
    <dl className="kv">
      {gameAccount && (
        <>
          <Fact name={RIOT_ID}>{gameAccount.inGameName}</Fact>
          <Fact name="Sunucu">{serverName(gameAccount.server)}</Fact>
        </>
      )}
      {gameAccount?.hasCredentials && <Fact name="Kullanıcı adı ve şifre">Booster’a gösterilmez</Fact>}
      {!needed && !gameAccount && <Fact name="Hesap">Bu hizmette gerekmez</Fact>}
      {lane && (
        <Fact name="Koridor">
          {lane}
          {allowed.lane && <span className="dim"> · 1 değişiklik hakkı</span>}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
