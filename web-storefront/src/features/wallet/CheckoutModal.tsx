import { CreditCard } from 'lucide-react';
import type { MoneyJson } from '#contract/vocabulary.ts';
import { formatEstimate } from '#contract/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { formatMoney, tryOf } from '../../lib/money.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Money } from '../../ui/Money.tsx';
import { Refused } from '../../ui/Refused.tsx';
import { rememberBegun } from '../draft/begun.ts';
import { modals, openModal, type ModalPayloads, type OrderInSight } from '../modals.ts';
import { describe } from '../order/describe.ts';
import { place } from '../order/place-order.ts';
import { quoteQuery } from '../order/quote.ts';
import { Work } from '../order/Work.tsx';
import { useUser } from '../session/use-session.ts';
import { useCardMinimum } from './limits.ts';
import { splitPayment } from './split-payment.ts';
import { useTopUp } from './top-up.ts';

/** The checkout of one order: what it is, what it costs, and one button that pays it and places it. */
export default function CheckoutModal({ order }: ModalPayloads['checkout']) {
  const { draft } = order;
  useEffect(() => rememberBegun(order), [order]);
  const quote = useQuery(quoteQuery(draft));
  const price = quote.data?.price ?? order.price;
  const balance = useUser()?.balance ?? tryOf(0);
  const { missing, card, fromBalance, left } = splitPayment(price, balance, useCardMinimum());
  const topUp = useTopUp();
  const fromWallet = usePlaceFromBalance();
  const pay = () =>
    card ? topUp.run({ amount: card, order: { draft, price, missing } }) : fromWallet.run({ draft, price });
  return (
    <Modal
      title="Siparişini tamamla"
      close={modals.close}
      opener={modals.opener()}
      footer={
        <Button kind="p" wide busy={topUp.isPending || fromWallet.isPending} onClick={pay}>
          {card && <CreditCard className="ic" aria-hidden="true" />}
          {card ? 'Kartla öde ve siparişi ver' : 'Siparişi ver'}
        </Button>
      }
    >
      <div className="checkout__work">
        <Work draft={draft} size={36} />
        <p className="small muted">
          {[...describe(draft).facts, quote.data?.estimate && formatEstimate(quote.data.estimate)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {price.amount !== order.price.amount && (
        <Alert tone="warn" announce>
          Fiyat {formatMoney(order.price)} tutarından {formatMoney(price)} tutarına geçti. Senden henüz bir şey
          alınmadı.
        </Alert>
      )}
      <dl className="kv">
        <div>
          <dt>Sipariş tutarı</dt>
          <dd>
            <PriceBefore price={price} discount={quote.data?.discount ?? 0} /> <Money value={price} />
          </dd>
        </div>
        {fromBalance.amount > 0 && (
          <div>
            <dt>Bakiyenden</dt>
            <dd>
              <Money value={fromBalance} />
            </dd>
          </div>
        )}
        {card && (
          <div className="kv__total">
            <dt>Karttan</dt>
            <dd>
              <Money value={card} />
            </dd>
          </div>
        )}
      </dl>
      <Afterwards card={card} left={left} />
      <Refused why={topUp.error ?? fromWallet.error ?? quote.error} />
      {card && (
        <p className="small">
          <button
            type="button"
            className="link"
            onClick={() => openModal('insufficientBalance', { price, missing, draft })}
          >
            Bakiyeye daha fazla yükle
          </button>
        </p>
      )}
    </Modal>
  );
}

/** What the payment does, and what stays in the balance. */
function Afterwards({ card, left }: Pick<ReturnType<typeof splitPayment>, 'card' | 'left'>) {
  return (
    <p className="small muted">
      {card ? 'Ödeme onaylanınca siparişin kendiliğinden verilir.' : 'Tutar bakiyenden ödenir.'}
      {left.amount > 0 && ` ${card ? 'Karttan tam lira çekilir: b' : 'B'}akiyende ${formatMoney(left)} kalır.`}
    </p>
  );
}

/** The price without the coupon, struck. */
function PriceBefore({ price, discount }: { price: MoneyJson; discount: number }) {
  if (discount <= 0) return null;
  return (
    <>
      <span className="vh">Kuponsuz</span> <s className="dim">{formatMoney(tryOf(price.amount + discount))}</s>
    </>
  );
}

/** Places the order when the balance is enough, for example after a top-up in another tab. */
function usePlaceFromBalance() {
  const navigate = useNavigate();
  return useCommand({
    mutationFn: ({ draft, price }: OrderInSight) => place({ draft, expectedPrice: price }),
    onSuccess: (outcome, { draft }) => {
      if (outcome.kind === 'placed') {
        modals.close();
        void navigate(paths.order(outcome.id));
      }
      // the new quote shows the price, or why there is none
      if (outcome.kind === 'price-changed') void queryClient.invalidateQueries(quoteQuery(draft));
      if (outcome.kind === 'coupon-refused') void queryClient.resetQueries(quoteQuery(draft));
    },
  });
}
