import type { MoneyJson } from '#contract/vocabulary.ts';
import { placeText } from '#contract/order/progress-sentence.ts';
import { useState } from 'react';
import { api, hasCode, moneyParam } from '../../lib/api.ts';
import { formatMoney, tryOf } from '../../lib/money.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { PictureStrip } from '../../ui/PictureStrip.tsx';
import { openModal } from '../modals.ts';
import { describe, type Order } from '../order/describe.ts';
import { kindOf } from '../order/primary.ts';
import { useOrderCommand } from '../order/use-order-command.ts';
import type { Reader } from '../order/work-kinds.ts';

type Found = NonNullable<Order['rank']>;

/**
 * The rank that the booster found at the start, if it differs from the declared one or has pictures. If the difference
 * changes the price, the customer agrees or cancels (docs/decisions/0077).
 */
export function RankFound({ order, reader }: { order: Order; reader: Reader }) {
  const { rank } = order;
  if (!rank) return null;
  const { game } = describe(order.draft);
  const [declared, found] = [placeText(game, rank.declared), placeText(game, rank.found)];
  if (declared === found && rank.pictures.length === 0) return null;
  return (
    <section className="panel stack-2" aria-label="Başlangıç rankı">
      <h2 className="panel__t">Başlangıç rankı</h2>
      <dl className="kv">
        <div>
          <dt>Siparişte yazan</dt>
          <dd>{declared}</dd>
        </div>
        <div>
          <dt>Hesapta bulunan</dt>
          <dd>{found}</dd>
        </div>
      </dl>
      {rank.pictures.length > 0 && <PictureStrip label="Hesabın rankı" pictures={rank.pictures} />}
      {rank.outcome === 'open' ? (
        <Open order={order} rank={rank} reader={reader} />
      ) : (
        <p>{outcomes[rank.outcome](reader)}</p>
      )}
    </section>
  );
}

const outcomes: Record<Exclude<Found['outcome'], 'open'>, (reader: Reader) => string> = {
  same: () => 'Sipariş bulunan ranktan başladı; ücret değişmedi.',
  agreed: (reader) =>
    `${reader === 'customer' ? 'Yeni fiyatı kabul ettin' : 'Müşteri yeni fiyatı kabul etti'}; sipariş bulunan ranktan oynanır.`,
  'as-ordered': () => 'Destek ekibi siparişi yazıldığı gibi başlattı.',
  cancelled: () => 'Sipariş bu fark yüzünden tam iadeyle iptal edildi.',
};

function Open({ order, rank, reader }: { order: Order; rank: Found; reader: Reader }) {
  if (reader !== 'customer')
    return (
      <Alert tone="warn">
        Müşterinin yanıtını bekliyorsun; bu sürede süren işlemez. Yanlış yazdıysan rankı yeniden bildir, beklemek
        istemezsen siparişi bırak.
      </Alert>
    );
  return (
    <>
      <Alert tone="warn">{meaningOf(rank)}</Alert>
      {order.allowed.agreeRank && rank.difference && <Agree order={order} difference={rank.difference} />}
    </>
  );
}

const meaningOf = ({ difference, reached }: Found): string => {
  if (reached)
    return 'Hesabın hedefe çoktan varmış. Siparişi aşağıdan iptal edebilirsin; ödediğinin tamamı bakiyene döner.';
  if (!difference)
    return 'Bu ranktan başlayan iş için yeni bir fiyat yok. Siparişi aşağıdan iptal edebilirsin; ödediğinin tamamı bakiyene döner.';
  const amount = formatMoney(tryOf(Math.abs(difference.amount)));
  return difference.amount > 0
    ? `Hesabın siparişte yazandan aşağıda. Aradaki yol ${amount} tutar: farkı öde ya da siparişi aşağıdan tam iadeyle iptal et.`
    : `Hesabın siparişte yazandan yukarıda. Yeni fiyatı kabul edersen ${amount} bakiyene döner; istersen siparişi aşağıdan tam iadeyle iptal et.`;
};

function Agree({ order, difference }: { order: Order; difference: MoneyJson }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const agree = useOrderCommand<MoneyJson>(
    order.id,
    'rank.agree',
    (expectedDifference, idempotencyKey) =>
      api.call('POST /orders/:id/rank/agreement', {
        params: { id: order.id },
        body: { expectedDifference },
        idempotencyKey,
      }),
    { said: 'Yeni fiyat kabul edildi', done: close, elsewhere: toppedUp(difference, close) },
  );
  const amount = formatMoney(tryOf(Math.abs(difference.amount)));
  const pays = difference.amount > 0;
  return (
    <div>
      <Button kind={kindOf(order, 'customer', 'agree-rank')} onClick={() => setAsking(true)}>
        {pays ? `Farkı öde: ${amount}` : `Kabul et: ${amount} geri al`}
      </Button>
      {asking && (
        <Confirm
          title={pays ? 'Fark ödensin mi?' : 'Yeni fiyat kabul edilsin mi?'}
          action={pays ? 'Bakiyemden öde' : 'Kabul et'}
          busy={agree.busy}
          error={agree.error}
          onConfirm={() => agree.run(difference)}
          close={close}
        >
          <p>
            Siparişin yeni fiyatı {formatMoney(tryOf(order.price.amount + difference.amount))}. {amount}{' '}
            {pays ? 'bakiyenden alınır' : 'bakiyene döner'}; sonra booster başlar.
          </p>
          {order.draft.coupon && (
            <p className="muted">
              {pays
                ? 'Kuponun bu fark için geçerli değil; kupon yalnız sipariş verilirken sayılır.'
                : 'Kuponun düştüğü pay iade edilmez.'}
            </p>
          )}
        </Confirm>
      )}
    </div>
  );
}

/** Opens the top-up if the balance is too low. */
const toppedUp = (price: MoneyJson, close: () => void) => (failure: Error) => {
  if (!hasCode(failure, 'wallet.insufficient_balance')) return false;
  close();
  openModal('insufficientBalance', { price, missing: moneyParam(failure, 'missing') ?? price });
  return true;
};
