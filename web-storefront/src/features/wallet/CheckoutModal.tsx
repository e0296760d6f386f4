import { CreditCard } from 'lucide-react';
import { serviceOf, type MoneyJson } from '#contract/vocabulary.ts';
import { formatEstimate } from '#contract/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { hasCode } from '../../lib/api.ts';
import { formatMoney, tryOf } from '../../lib/money.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Money } from '../../ui/Money.tsx';
import { Refused } from '../../ui/Refused.tsx';
import { rememberBegun } from '../draft/begun.ts';
import { isCouponRefusal } from '../draft/use-draft.ts';
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
  const balance = useUser()?.balance;
  const split = splitPayment(price, balance ?? tryOf(0), useCardMinimum());
  const { missing, card } = split;
  const topUp = useTopUp((failure) => {
    if (hasCode(failure, 'order.price_changed')) void queryClient.invalidateQueries(quoteQuery(draft));
  });
  const fromWallet = usePlaceFromBalance();
  // without the balance and the present price nobody knows what the card has to pay
  const ready = balance !== undefined && quote.isSuccess;
  const pay = () => {
    if (!ready) return;
    if (card) topUp.run({ amount: card, order: { draft, price, missing } });
    else fromWallet.run({ draft, price });
  };
  const failure = quote.error ?? topUp.error ?? fromWallet.error;
  return (
    <Modal
      title="Siparişini tamamla"
      close={modals.close}
      opener={modals.opener()}
      footer={
        <Button
          kind="p"
          wide
          busy={topUp.isPending || fromWallet.isPending}
          aria-disabled={!ready || undefined}
          onClick={pay}
        >
          {card && <CreditCard className="ic" aria-hidden="true" />}
          {card ? 'Kartla öde ve siparişi ver' : 'Siparişi ver'}
        </Button>
      }
    >
      <Ordered draft={draft} estimate={quote.data?.estimate} />
      {price.amount !== order.price.amount && (
        <Alert tone="warn" announce>
          Fiyat {formatMoney(order.price)} iken {formatMoney(price)} oldu. Senden henüz bir şey alınmadı.
        </Alert>
      )}
      <dl className="kv">
        <div>
          <dt>Sipariş tutarı</dt>
          <dd>
            <PriceBefore price={price} discount={quote.data?.discount} /> <Money value={price} />
          </dd>
        </div>
        {ready && <Split split={split} />}
      </dl>
      {ready && <Afterwards split={split} />}
      <Refused why={failure} />
      <WayOn order={order} failure={failure} retry={quote.isError ? () => void quote.refetch() : undefined} />
      {ready && card && (
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

type Estimate = Parameters<typeof formatEstimate>[0];

function Ordered({ draft, estimate }: { draft: OrderInSight['draft']; estimate: Estimate | null | undefined }) {
  const { facts } = describe(draft);
  return (
    <div className="checkout__work">
      <Work draft={draft} size={36} />
      <p className="small muted">
        {[...facts, estimate && serviceOf(draft.service).kind !== 'coaching' && formatEstimate(estimate)]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}

type Parts = ReturnType<typeof splitPayment>;

function Split({ split: { fromBalance, card } }: { split: Parts }) {
  return (
    <>
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
    </>
  );
}

/** What the payment does, and what stays in the balance. */
function Afterwards({ split: { card, missing, left } }: { split: Parts }) {
  const because =
    card && (card.amount > missing.amount ? `Karttan en az ${formatMoney(card)} çekilir` : 'Karttan tam lira çekilir');
  return (
    <p className="small muted">
      {card ? 'Ödeme onaylanınca siparişin kendiliğinden verilir.' : 'Tutar bakiyenden ödenir.'}
      {left.amount > 0 && ` ${because ? `${because}: b` : 'B'}akiyende ${formatMoney(left)} kalır.`}
    </p>
  );
}

/** How to go on after a failure: without a refused coupon, or with another try for the price. */
function WayOn({
  order: { draft, price },
  failure,
  retry,
}: {
  order: OrderInSight;
  failure: unknown;
  retry: (() => void) | undefined;
}) {
  const withoutCoupon = { draft: { ...draft, coupon: undefined }, price };
  if (isCouponRefusal(failure))
    return (
      <Button size="sm" onClick={() => openModal('checkout', { order: withoutCoupon })}>
        Kuponsuz devam et
      </Button>
    );
  return (
    retry && (
      <Button size="sm" onClick={retry}>
        Fiyatı yeniden hesapla
      </Button>
    )
  );
}

/** The price without the coupon, struck. */
function PriceBefore({ price, discount = 0 }: { price: MoneyJson; discount: number | undefined }) {
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
