import { useQuery } from '@tanstack/react-query';
import { CreditCard, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { formatSigned } from '../../lib/money.ts';
import { formatMoment } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { Price } from '../../ui/Money.tsx';
import { Refused } from '../../ui/Refused.tsx';
import type { User } from '../session/use-session.ts';
import { newTicketLink } from '../ticket/link.ts';
import { AmountField, firstAmount, useAmount } from '../wallet/AmountField.tsx';
import { useTopUpLimits } from '../wallet/limits.ts';
import { postingLabel, postingsQuery } from '../wallet/postings.ts';
import { useTopUp } from '../wallet/top-up.ts';

/** The balance, the newest postings, and the button for a top-up. */
export function WalletPanel({ user }: { user: User }) {
  return (
    <section className="panel wallet" aria-label="Bakiye">
      <div className="stack-2">
        <h2 className="label muted">Bakiyen</h2>
        <p className="price">
          <Price value={user.balance} />
        </p>
        <LastMovement />
        <p>
          <Link className="link small" to={paths.statement()}>
            Tüm hareketler
          </Link>
        </p>
      </div>
      <TopUp />
    </section>
  );
}

function LastMovement() {
  const last = useQuery(postingsQuery(0, 1)).data?.rows[0];
  if (!last) return null;
  const { orderNumber, orderPart, amount, createdAt } = last;
  const label = postingLabel(last);
  return (
    <p className="small dim">
      Son hareket: {orderNumber ? `Sipariş ${orderNumber}${orderPart ? ` · ${label}` : ''}` : label},{' '}
      <span className="num">{formatSigned(amount)}</span>, {formatMoment(createdAt)}
    </p>
  );
}

function TopUp() {
  const amount = useAmount(firstAmount(), useTopUpLimits());
  const topUp = useTopUp();
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (amount.check(event.currentTarget) && amount.amount) topUp.run({ amount: amount.amount });
      }}
    >
      <AmountField
        amount={amount}
        presets={[250, 500, 1000, 2500]}
        action={
          <Button kind="p" type="submit" busy={topUp.isPending}>
            <CreditCard className="ic" aria-hidden="true" /> Kartla yükle
          </Button>
        }
      />
      <Refused why={topUp.error} />
      <p className="hint row">
        <TriangleAlert className="ic" aria-hidden="true" />
        <span>
          VPN açıksa kartla ödeme çalışmaz. Havale ve e-cüzdan için{' '}
          <Link className="link" to={newTicketLink({ type: 'balance', transfer: true })}>
            desteğe yaz
          </Link>
          .
        </span>
      </p>
    </form>
  );
}
