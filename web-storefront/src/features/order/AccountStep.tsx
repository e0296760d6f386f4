import { useQuery } from '@tanstack/react-query';
import { User } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { serverName } from '../../lib/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Failed } from '../../ui/Empty.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { Refused } from '../../ui/Refused.tsx';
import { AccountForm } from './AccountForm.tsx';
import { accountWords } from './account-words.ts';
import type { Order } from './describe.ts';
import { accountNeeds, fits, gameAccountsQuery } from './game-accounts.ts';
import { givesLogin } from './helper.ts';
import { useOrderCommand } from './use-order-command.ts';

/** Shows the order from its top, because the step that had the focus is gone. */
const showTop = () => {
  document.getElementById('icerik')?.focus({ preventScroll: true });
  scrollTo(0, 0);
};

/** The next step of a paid order: its customer gives the account that it is played on. A saved account is one press. */
export default function AccountStep({ order }: { order: Order }) {
  const accounts = useQuery(gameAccountsQuery);
  const needs = accountNeeds(order);
  const words = accountWords(order);
  const [creating, setCreating] = useState(false);
  const give = useOrderCommand<string>(
    order.id,
    'game-account',
    (gameAccountId) => api.call('PUT /orders/:id/game-account', { params: { id: order.id }, body: { gameAccountId } }),
    {
      said: `${words.name} ${words.given}`,
      done: showTop,
      failed: `${words.name} ${words.notGiven}, sayfayı yenile.`,
    },
  );
  const fitting = (accounts.data ?? []).filter((account) => fits(needs, account));
  const form = creating || (accounts.isSuccess && fitting.length === 0);
  return (
    <section className="panel panel--nosed stack account-step" aria-labelledby="hesap-adimi">
      <div className="stack-2">
        <h2 className="h-s" id="hesap-adimi">
          {words.step}
        </h2>
        <p className="muted">
          {givesLogin(order)
            ? 'Son adım: hesabını ekleyince booster aramaya başlarız.'
            : 'Son adım: Riot ID’ni ekleyince booster aramaya başlarız. Şifren gerekmez.'}
        </p>
      </div>
      <Refused why={give.error} />
      {accounts.isPending && <SkeletonRows rows={3} label="Hesapların yükleniyor" />}
      {accounts.isError && <Failed title="Hesapların yüklenemedi" of={accounts} />}
      {form && (
        <AccountForm
          needs={needs}
          action={words.give}
          busy={give.busy}
          onSaved={(account) => give.run(account.id)}
          back={fitting.length > 0 ? () => setCreating(false) : undefined}
        />
      )}
      {!form && accounts.isSuccess && (
        <div className="stack-2">
          {fitting.map((account, index) => (
            <Button
              key={account.id}
              kind={index === 0 ? 'p' : 's'}
              wide
              busy={give.busy}
              onClick={() => give.run(account.id)}
            >
              <User className="ic" aria-hidden="true" /> {account.inGameName} · {serverName(account.server)}
            </Button>
          ))}
          <Button kind="g" wide onClick={() => setCreating(true)}>
            {words.another}
          </Button>
        </div>
      )}
    </section>
  );
}
