import { formatMoney, tryOf } from '../../lib/money.ts';
import { useUser } from '../session/use-session.ts';

/** The balance, and what is left of it after the order. */
export default function BalanceAfter({ price }: { price: number | null }) {
  const balance = useUser()?.balance;
  if (!balance) return null;
  const after = price === null ? null : balance.amount - price;
  return (
    <dl className="kv small">
      <div>
        <dt>Bakiyen</dt>
        <dd className="num">{formatMoney(balance)}</dd>
      </div>
      {after !== null && (
        <div>
          <dt>Siparişten sonra</dt>
          <dd className={after < 0 ? 'num short' : 'num'}>
            {after < 0 ? 'Bakiye yetersiz' : formatMoney(tryOf(after))}
          </dd>
        </div>
      )}
    </dl>
  );
}
