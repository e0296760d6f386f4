import { Lock } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { serverName } from '../../lib/words.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { AccountModal } from './AccountModal.tsx';
import { describe, laneText, type Order } from './describe.ts';
import { LaneModal } from './LaneModal.tsx';
import { useOrderCommand } from './use-order-command.ts';

/** The game account and the lane: each can be changed once. */
export function AccountCard({ order }: { order: Order }) {
  const [open, setOpen] = useState<'account' | 'remove' | 'lane' | null>(null);
  const { gameAccount, allowed } = order;
  const needed = describe(order.draft).service.accountNeeded;
  const lane = laneText(order);
  const close = () => setOpen(null);
  const waiting = order.state === 'waiting';
  return (
    <div className={waiting ? 'panel panel--nosed' : 'panel'}>
      <div className="panel__h">
        <h2 className="panel__t">Oyun hesabı</h2>
        {gameAccount?.hasCredentials && (
          <span className="tag">
            <Lock className="ic" aria-hidden="true" /> Şifreli
          </span>
        )}
      </div>
      {waiting && !gameAccount && (
        <Alert tone="warn">Booster aramaya başlamamız için oyun hesabını ekle. Bilgilerin şifrelenir.</Alert>
      )}
      <dl className="kv">
        {gameAccount && (
          <>
            <div>
              <dt>Oyun adı</dt>
              <dd>{gameAccount.inGameName}</dd>
            </div>
            <div>
              <dt>Sunucu</dt>
              <dd>{serverName(gameAccount.server)}</dd>
            </div>
            {gameAccount.hasCredentials && (
              <div>
                <dt>Kullanıcı adı ve şifre</dt>
                <dd>Booster’a gösterilmez</dd>
              </div>
            )}
          </>
        )}
        {!needed && !gameAccount && (
          <div>
            <dt>Hesap</dt>
            <dd>Bu hizmette gerekmez</dd>
          </div>
        )}
        {lane && (
          <div>
            <dt>Koridor</dt>
            <dd>
              {lane}
              {allowed.lane && <span className="dim"> · 1 değişiklik hakkı</span>}
            </dd>
          </div>
        )}
      </dl>
      <div className="row row--wrap panel__actions">
        {allowed.gameAccount && (
          <Button kind={waiting && !gameAccount ? 'p' : 's'} size="sm" onClick={() => setOpen('account')}>
            {gameAccount ? 'Hesabı değiştir' : 'Hesap ekle'}
          </Button>
        )}
        {allowed.removeGameAccount && gameAccount && (
          <Button kind="g" size="sm" onClick={() => setOpen('remove')}>
            Hesabı kaldır
          </Button>
        )}
        {allowed.lane && (
          <Button size="sm" onClick={() => setOpen('lane')}>
            Koridoru değiştir
          </Button>
        )}
      </div>
      {open === 'account' && <AccountModal order={order} close={close} />}
      {open === 'remove' && <RemoveAccount order={order} close={close} />}
      {open === 'lane' && <LaneModal order={order} close={close} />}
    </div>
  );
}

function RemoveAccount({ order, close }: { order: Order; close: () => void }) {
  const remove = useOrderCommand<undefined>(
    order.id,
    'remove-account',
    () => api.call('DELETE /orders/:id/game-account', { params: { id: order.id } }),
    { said: 'Oyun hesabı kaldırıldı', done: close },
  );
  return (
    <Confirm
      title="Oyun hesabı kaldırılsın mı?"
      action="Hesabı kaldır"
      kind="d"
      busy={remove.busy}
      error={remove.error}
      onConfirm={() => remove.run(undefined)}
      close={close}
    >
      <p className="muted">Sipariş yeniden hesap bilgisi bekler; o sırada booster aranmaz.</p>
    </Confirm>
  );
}
