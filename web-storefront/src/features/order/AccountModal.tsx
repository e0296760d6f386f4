import { useQuery } from '@tanstack/react-query';
import { Plus, User } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { serverName } from '../../lib/words.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Failed } from '../../ui/Empty.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { Refused } from '../../ui/Refused.tsx';
import { AccountForm } from './AccountForm.tsx';
import { accountWords } from './account-words.ts';
import type { Order } from './describe.ts';
import { accountNeeds, fits, gameAccountsQuery, type GameAccount } from './game-accounts.ts';
import { givesLogin } from './helper.ts';
import { useOrderCommand } from './use-order-command.ts';

/** Chooses a saved account for an order or creates one (accountSelection and accountCreation, solo and duo). */
export function AccountModal({ order, close }: { order: Order; close: () => void }) {
  const accounts = useQuery(gameAccountsQuery);
  const needs = accountNeeds(order);
  const words = accountWords(order);
  const fitting = (accounts.data ?? []).filter(
    (account) => fits(needs, account) && account.id !== order.gameAccount?.id,
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const [creating, setCreating] = useState(false);
  const replacing = order.gameAccount !== null;
  const asks = order.allowed.accountChange === 'request';
  const give = useOrderCommand<string>(
    order.id,
    'game-account',
    (gameAccountId) => api.call('PUT /orders/:id/game-account', { params: { id: order.id }, body: { gameAccountId } }),
    {
      said: asks ? 'İsteğini aldık' : `${words.name} ${replacing ? 'değişti' : words.given}`,
      done: close,
      failed: `${words.name} ${words.notGiven}, sayfayı yenile.`,
    },
  );
  const action = replacing ? words.change : words.give;
  const form = creating || (accounts.isSuccess && fitting.length === 0);

  return (
    <Modal
      title={replacing ? `${words.name} değişsin mi?` : form ? words.create : words.choose}
      close={close}
      action={
        !form && (
          <Button
            kind="p"
            busy={give.busy}
            aria-disabled={chosen === null || undefined}
            onClick={() => chosen !== null && give.run(chosen)}
          >
            {action}
          </Button>
        )
      }
    >
      {replacing && (
        <Alert tone="warn">
          {words.it} sipariş başına bir kez değiştirebilirsin.
          {asks && ' Sipariş oynandığı için yeni hesaba biz bakarız; karar verene kadar sipariş bekler.'}
        </Alert>
      )}
      <Refused why={give.error} />
      {accounts.isPending && <SkeletonRows rows={2} />}
      {accounts.isError && <Failed title="Hesapların yüklenemedi" of={accounts} />}
      {form && (
        <AccountForm
          needs={needs}
          action={action}
          busy={give.busy}
          onSaved={(account) => give.run(account.id)}
          back={fitting.length > 0 ? () => setCreating(false) : close}
        />
      )}
      {!form && accounts.isSuccess && (
        <Saved accounts={fitting} order={order} chosen={chosen} onChoose={setChosen} onNew={() => setCreating(true)} />
      )}
    </Modal>
  );
}

function Saved({
  accounts,
  order,
  chosen,
  onChoose,
  onNew,
}: {
  accounts: readonly GameAccount[];
  order: Order;
  chosen: string | null;
  onChoose: (id: string) => void;
  onNew: () => void;
}) {
  const words = accountWords(order);
  return (
    <div className="choices" role="radiogroup" aria-label={words.name}>
      {accounts.map((account) => (
        <Choice
          key={account.id}
          group="account"
          icon={<User className="ic" aria-hidden="true" />}
          title={account.inGameName}
          note={serverName(account.server)}
          checked={chosen === account.id}
          onChoose={() => onChoose(account.id)}
        />
      ))}
      <button type="button" className="choice choice--new" onClick={onNew}>
        <Plus className="ic" aria-hidden="true" />
        <b>{words.another}</b>
        <span className="tiny muted">{givesLogin(order) ? 'Bilgilerin şifrelenir' : 'Şifren gerekmez'}</span>
      </button>
    </div>
  );
}
