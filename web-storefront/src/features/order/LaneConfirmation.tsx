import type { RouteInputOf } from '#contract/client.ts';
import { laneLabels, type MoneyJson } from '#contract/vocabulary.ts';
import { CreditCard } from 'lucide-react';
import { api, explain, hasCode } from '../../lib/api.ts';
import { formatMoney, tryOf } from '../../lib/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Refused } from '../../ui/Refused.tsx';
import { useUser } from '../session/use-session.ts';
import { useCardMinimum } from '../wallet/limits.ts';
import { useTopUp } from '../wallet/top-up.ts';
import { VpnWarning } from '../wallet/VpnWarning.tsx';
import type { Order } from './describe.ts';
import { useOrderCommand } from './use-order-command.ts';

type Wish = RouteInputOf<'PUT /orders/:id/lane'>['body'] & { readonly expectedDifference: MoneyJson };

const inWholeLira = (kurus: number): number => Math.ceil(kurus / 100) * 100;

/** The amount that the card is charged: what the balance lacks, or the whole difference if the balance covers it. */
const onCard = (difference: number, balance: number, minimum: number): MoneyJson =>
  tryOf(Math.max(inWholeLira(balance < difference ? difference - balance : difference), minimum));

interface Props {
  order: Order;
  wish: Wish;
  /** The new lane costs less than the current one. */
  cheaper: boolean;
  back: () => void;
  close: () => void;
  /** Called when the price differences have changed. */
  askAgain: () => void;
}

/**
 * Confirms the change of lane with its price. A dearer lane is paid from the balance or by card. After a card payment,
 * the lane changes when the payment is confirmed.
 */
export function LaneConfirmation({ order, wish, cheaper, back, close, askAgain }: Props) {
  const orderId = order.id;
  const { lane, champion, expectedDifference: difference } = wish;
  const balance = useUser()?.balance.amount ?? 0;
  const card = onCard(difference.amount, balance, useCardMinimum().amount);
  const repriced = (failure: Error) => {
    if (hasCode(failure, 'order.lane_price_changed')) askAgain();
  };
  const change = useOrderCommand<Wish>(
    orderId,
    'lane',
    (body) => api.call('PUT /orders/:id/lane', { params: { id: orderId }, body }),
    {
      said: 'Koridor değişti',
      done: close,
      elsewhere: (failure) => {
        repriced(failure);
        return false;
      },
    },
  );
  const topUp = useTopUp(repriced);
  const dearer = difference.amount > 0;
  const covered = balance >= difference.amount;
  const failure = change.error ?? (topUp.error ? explain(topUp.error) : undefined);
  return (
    <Modal
      title={
        champion
          ? `${laneLabels.champion}: ${champion} oynansın mı?`
          : `Koridor ${laneLabels[lane]} olarak değişsin mi?`
      }
      close={close}
      footer={
        <>
          <Button kind="g" onClick={back}>
            Vazgeç
          </Button>
          {dearer && (
            <Button
              kind={covered ? 's' : 'p'}
              busy={topUp.isPending}
              onClick={() => topUp.run({ amount: card, lane: { ...wish, orderId } })}
            >
              <CreditCard className="ic" aria-hidden="true" /> Kartla {formatMoney(card)} öde
            </Button>
          )}
          {covered && (
            <Button kind="p" busy={change.busy} onClick={() => change.run(wish)}>
              {dearer ? 'Bakiyemden öde' : 'Koridoru değiştir'}
            </Button>
          )}
        </>
      }
    >
      {dearer ? (
        <>
          <p>
            Bu koridor daha pahalı. Fark {formatMoney(difference)}; siparişe eklenir. Bakiyen{' '}
            {formatMoney(tryOf(balance))}.
          </p>
          {order.draft.coupon && <p>Kuponun bu fark için geçerli değil; kupon yalnız sipariş verilirken sayılır.</p>}
          <p className="muted">
            Kartla ödersen koridor, ödeme onaylanınca kendiliğinden değişir. Kart tam lira alır; artan bakiyende kalır.
          </p>
          <VpnWarning />
        </>
      ) : (
        <p>Ücret değişmez.{cheaper && ' Bu koridor daha ucuz; fark iade edilmez.'}</p>
      )}
      <p className="muted">Koridoru sipariş başına bir kez değiştirebilirsin.</p>
      <Refused why={failure} />
    </Modal>
  );
}
