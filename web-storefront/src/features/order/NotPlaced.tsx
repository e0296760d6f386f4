import { createIntent } from '#contract/browser/intent.ts';
import { reasonText } from '#contract/order/words.tr.ts';
import { serviceOf } from '#contract/vocabulary.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { api, explain, hasCode } from '../../lib/api.ts';
import { formatMoney, tryOf } from '../../lib/money.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { toast } from '../../ui/toast.ts';
import { Refused } from '../../ui/Refused.tsx';
import type { Draft } from '../draft/choices.ts';
import { forgetChoices } from '../draft/forget.ts';
import { keys } from '../keys.ts';
import { openModal } from '../modals.ts';
import { currentUserQuery, useUser } from '../session/use-session.ts';
import { giveChosenAccount } from './chosen-account.ts';
import { quoteAgain } from './quote-again.ts';
import type { Order } from './describe.ts';

const attempt = createIntent('order-again');
const attemptAlone = createIntent('order-again-alone');

/** Why the order could not be placed. */
const reasonOf = ({ timeline }: Order): string | undefined => timeline.find(({ kind }) => kind === 'placed')?.reason;

/** The draft to order again, without a refused coupon. */
const draftAgain = (order: Order): Draft => {
  const refused = reasonOf(order)?.startsWith('pricing.coupon_');
  return refused ? { ...order.draft, coupon: undefined } : order.draft;
};

/**
 * An order that could not be placed although the card was charged: what was paid, what is missing, and how to go on.
 */
export default function NotPlaced({ order }: { order: Order }) {
  const balance = useUser()?.balance;
  const quote = useQuery({
    queryKey: [...keys.order(order.id), 'again'],
    queryFn: ({ signal }) => quoteAgain(draftAgain(order), signal),
    retry: false,
    staleTime: 60_000,
  });
  const placing = usePlaceAgain(order);
  const reason = reasonOf(order);
  const again = placing.alone && quote.data ? withoutBooster(quote.data) : quote.data;
  const missing = again && balance ? Math.max(0, again.price.amount - balance.amount) : 0;
  return (
    <section className="stack" aria-label="Verilemeyen sipariş">
      <Alert tone="bad">
        Sipariş verilemedi. {reason !== undefined && reasonText(reason)}{' '}
        {order.paidByCard && `Kartından çekilen ${formatMoney(order.paidByCard)} bakiyene eklendi.`}
      </Alert>
      <div className="panel stack">
        <dl className="kv">
          {order.paidByCard && (
            <div>
              <dt>Kartla ödenen</dt>
              <dd>
                <Money value={order.paidByCard} />
              </dd>
            </div>
          )}
          <div>
            <dt>Siparişin bugünkü fiyatı</dt>
            <dd>{again ? <Money value={again.price} /> : <span aria-busy={quote.isPending}>…</span>}</dd>
          </div>
          {balance && (
            <div>
              <dt>Bakiyen</dt>
              <dd>
                <Money value={balance} />
              </dd>
            </div>
          )}
          {missing > 0 && (
            <div className="kv__total">
              <dt>Eksik tutar</dt>
              <dd>
                <Money value={tryOf(missing)} />
              </dd>
            </div>
          )}
        </dl>
        {quote.isError && (
          <Alert tone="warn" announce>
            {explain(quote.error)}
          </Alert>
        )}
        <Refused why={placing.error} />
        <div className="row row--wrap">
          {again && balance && (
            <Button
              kind="p"
              busy={placing.busy}
              onClick={() => (missing > 0 ? payTheRest(again) : placing.place(again))}
            >
              {missing > 0
                ? 'Eksik tutarı kartla öde'
                : `${placing.alone ? 'Onsuz' : 'Bakiyemle'} sipariş ver · ${formatMoney(again.price)}`}
            </Button>
          )}
          <ButtonLink kind={quote.isError ? 'p' : 'g'} to={serviceOf(order.service).path}>
            Seçimleri değiştir
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

type Again = Awaited<ReturnType<typeof quoteAgain>>;

/** The price does not depend on the booster whom the customer prefers. */
const withoutBooster = ({ draft, ...again }: Again): Again => ({ ...again, draft: { ...draft, booster: undefined } });

const payTheRest = (order: Again) => openModal('checkout', { order });

/** Places the same order from the balance at the shown price. */
function usePlaceAgain(order: Order) {
  const navigate = useNavigate();
  const [alone, setAlone] = useState(false);
  const command = useCommand({
    mutationFn: ({ draft, price }: Again) => {
      const body = { draft, expectedPrice: price };
      const send = 'booster' in draft && draft.booster ? attempt : attemptAlone;
      return send(body, (idempotencyKey) => api.call('POST /orders', { body, idempotencyKey }));
    },
    onSuccess: ({ id }, { draft: { service } }) => {
      giveChosenAccount(id, service);
      forgetChoices(service);
      void queryClient.invalidateQueries({ queryKey: keys.orders });
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      toast('Sipariş alındı');
      void navigate(paths.order(id));
    },
    onError: (error, again: Again) => {
      if (hasCode(error, 'order.booster_unavailable')) setAlone(true);
      if (hasCode(error, 'wallet.insufficient_balance')) payTheRest(again);
      if (hasCode(error, 'order.price_changed'))
        void queryClient.invalidateQueries({ queryKey: [...keys.order(order.id), 'again'] });
    },
  });
  return {
    place: command.run,
    /**
     * The booster whom the draft names can't take it, so each further press places it without them. A press whose answer
     * was lost is then repeated with the same body, and so with the same key.
     */
    alone,
    busy: command.isPending,
    error: command.isError && !hasCode(command.error, 'wallet.insufficient_balance') ? explain(command.error) : null,
  };
}
