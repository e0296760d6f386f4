import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { api, hasCode, moneyParam } from '../../lib/api.ts';
import { formatMoney, formatWholeLira, parseLira, tryOf } from '../../lib/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { openModal } from '../modals.ts';
import { usePriceTerms } from '../wallet/limits.ts';
import type { Order } from './describe.ts';
import { helperOf } from './helper.ts';
import { useOrderCommand } from './use-order-command.ts';

const presets = ['50', '100', '250'] as const;
const OTHER = 'other';

/** A tip from the customer's balance. The booster gets all of it. */
export function TipCard({ order }: { order: Order }) {
  const [choice, setChoice] = useState<string>('100');
  const [typed, setTyped] = useState('');
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const kurus = choice === OTHER ? parseLira(typed) : Number(choice) * 100;
  const { minimumTip } = usePriceTerms();
  const valid = kurus !== null && kurus >= minimumTip.amount;
  const wrong =
    kurus === null || kurus <= 0 ? 'Tutarı rakamla yaz.' : `En az ${formatMoney(minimumTip)} bırakabilirsin.`;
  const tip = useOrderCommand<number>(
    order.id,
    'tip',
    (amount, idempotencyKey) =>
      api.call('POST /orders/:id/tip', { params: { id: order.id }, body: { amount: tryOf(amount) }, idempotencyKey }),
    {
      said: 'Bahşiş gönderildi',
      done: close,
      elsewhere: (failure, amount) => {
        if (!hasCode(failure, 'wallet.insufficient_balance')) return false;
        close();
        const missing = moneyParam(failure, 'missing') ?? tryOf(amount);
        openModal('insufficientBalance', { price: tryOf(amount), missing, what: 'tip' });
        return true;
      },
    },
  );
  return (
    <section className="panel stack-2">
      <div className="spread">
        <h2 className="panel__t">Bahşiş bırak</h2>
        <HandCoins className="ic" aria-hidden="true" />
      </div>
      <p className="small muted">
        Tamamı {helperOf(order).to} gider, bakiyenden düşer.
        {order.tipped.amount > 0 && ` Şimdiye kadar: ${formatMoney(order.tipped)}.`}
      </p>
      <Segmented
        name="Bahşiş"
        wide
        numeric
        value={choice}
        onChange={setChoice}
        options={[
          ...presets
            .filter((lira) => Number(lira) * 100 >= minimumTip.amount)
            .map((lira) => ({ value: lira, label: formatWholeLira(Number(lira)) })),
          { value: OTHER, label: 'Diğer' },
        ]}
      />
      {choice === OTHER && (
        <TextField
          label="Bahşiş tutarı"
          inputMode="decimal"
          className="num"
          affix="₺"
          value={typed}
          error={typed !== '' && !valid ? wrong : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <Button wide aria-disabled={!valid || undefined} onClick={() => valid && setAsking(true)}>
        {valid ? `${formatMoney(tryOf(kurus))} gönder` : 'Gönder'}
      </Button>
      {asking && valid && (
        <Confirm
          title="Bahşiş gönderilsin mi?"
          action={`${formatMoney(tryOf(kurus))} bahşiş ver`}
          busy={tip.busy}
          error={tip.error}
          onConfirm={() => tip.run(kurus)}
          close={close}
        >
          <p className="muted">
            {formatMoney(tryOf(kurus))} bakiyenden düşer, tamamı {helperOf(order).toYours} gider. Geri alınamaz.
          </p>
        </Confirm>
      )}
    </section>
  );
}
