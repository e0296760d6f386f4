import type { MoneyJson } from '#contract/vocabulary.ts';
import { formatMoney } from '../../lib/money.ts';
import { helperOf } from '../order/helper.ts';
import type { Order } from '../order/describe.ts';
import type { Reader } from '../order/work-kinds.ts';

interface Moves {
  readonly refund: MoneyJson;
  readonly stream: MoneyJson;
  readonly kept: MoneyJson;
  readonly booster?: MoneyJson | undefined;
}

/** What a refund does to the money, as each side reads it. */
export const RefundMoves = ({ moves, reader }: { moves: Moves; reader: Reader }) => (
  <dl className="kv">
    <Row label={reader === 'customer' ? 'Bakiyene döner' : 'Müşteriye döner'} amount={moves.refund} />
    {moves.stream.amount > 0 && <Row label="Canlı yayın iadesi" amount={moves.stream} />}
    {reader === 'customer' && <Row label="Yapılan iş için kalır" amount={moves.kept} />}
    {moves.booster && <Row label="Sana ödenir" amount={moves.booster} />}
  </dl>
);

const Row = ({ label, amount }: { label: string; amount: MoneyJson }) => (
  <div>
    <dt>{label}</dt>
    <dd className="num">{formatMoney(amount)}</dd>
  </div>
);

/** The meaning of reopening the order: no money moves. */
export const reopenText = (order: Order, reader: Reader): string =>
  reader === 'customer'
    ? `Sipariş yeniden açılır, ${helperOf(order).name} kaldığı yerden sürdürür. Şimdi para hareketi olmaz.`
    : `Sipariş sana geri döner, kalanı tamamlarsın. Payın, iş bitip onaylanınca ödenir.`;
