import { laneReasonText } from '#contract/order/words.tr.ts';
import { laneLabels, type MoneyJson } from '#contract/vocabulary.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useBreakOutOfFrame } from '../lib/break-out.ts';
import { paths } from '../config/paths.ts';
import { forgetChoices } from '../features/draft/forget.ts';
import type { OrderAnswer } from '../features/order/describe.ts';
import { giveChosenAccount } from '../features/order/chosen-account.ts';
import { orderQuery, refetchOrder } from '../features/order/queries.ts';
import { keys } from '../features/keys.ts';
import { queryClient } from '../lib/query-client.ts';
import { useUser } from '../features/session/use-session.ts';
import { ReportPayment } from '../features/ticket/ReportPayment.tsx';
import { cardOrderOf } from '../features/wallet/card-order.ts';
import { wayBack } from '../features/wallet/order-form-path.ts';
import { NoPayment } from '../features/wallet/NoPayment.tsx';
import { PanelPage } from '../ui/PanelPage.tsx';
import { type TopUp, unpaidHeading, usePaymentView } from '../features/wallet/payment-view.ts';
import { Alert } from '../ui/Alert.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Money } from '../ui/Money.tsx';
import { toast } from '../ui/toast.ts';

/**
 * The provider redirects here. Only our server tells whether the money has arrived. A payment that placed its order leads
 * on to the order's page, where the next step is.
 */
export default function PaymentSuccess() {
  useBreakOutOfFrame();
  const view = usePaymentView(useSearchParams()[0].get('odeme'));
  const back = wayBack();
  if (view.kind === 'known') return <Payment topUp={view.topUp} />;
  return (
    <NoPayment view={view}>
      <ButtonLink kind="p" to={back.to}>
        {back.label}
      </ButtonLink>
    </NoPayment>
  );
}

const headings = {
  pending: 'Ödemenin onayı bekleniyor',
  paid: 'Ödemen onaylandı',
  refunded: 'Ödemen iade edildi',
} as const satisfies Partial<Record<TopUp['state'], string>>;

const headingOf = ({ state, cause }: TopUp): string =>
  state === 'failed' || state === 'expired' ? unpaidHeading(state, cause) : headings[state];

function Payment({ topUp }: { topUp: TopUp }) {
  const balance = useUser()?.balance;
  const { lane, placesOrder } = topUp;
  // the order is placed automatically, so no link leads back to its form
  const comes = placesOrder && topUp.state === 'pending';
  const orderId = lane?.orderId ?? topUp.orderId;
  // an old payment that is looked up again leads nowhere and touches no draft
  const [own] = useState(() => cardOrderOf(topUp.id) !== null);
  const placing = lane ? undefined : orderId;
  const { order, unread } = usePlacedOrder(placing, own && topUp.state === 'paid');
  const isOpening = placing !== undefined && order === undefined;
  const back = wayBack();
  if (own && topUp.state === 'paid' && order && isPlaced(order)) return <Navigate to={paths.order(order.id)} replace />;
  return (
    <PanelPage title={headingOf(topUp)}>
      <Outcome topUp={topUp} order={order} orderId={placing} unread={unread} />
      {lane && <LaneOutcome lane={lane} amount={topUp.amount} />}
      {balance && !isOpening && (
        <p>
          Bakiyen: <Money value={balance} className="strong" />
        </p>
      )}
      <div className="row row--wrap">
        {orderId ? (
          <ButtonLink kind="p" to={paths.order(orderId)}>
            Siparişime git
          </ButtonLink>
        ) : (
          !comes && (
            <ButtonLink kind="p" to={back.to}>
              {back.label}
            </ButtonLink>
          )
        )}
        <ButtonLink kind={comes ? 'p' : 'g'} to={paths.orders()}>
          Siparişlerim
        </ButtonLink>
        {topUp.state !== 'paid' && <ReportPayment topUpId={topUp.id} />}
      </div>
    </PanelPage>
  );
}

/** The outcome of the lane change that was paid for. */
function LaneOutcome({ lane, amount }: { lane: NonNullable<TopUp['lane']>; amount: MoneyJson }) {
  const { outcome, orderId } = lane;
  useEffect(() => {
    if (outcome !== 'waiting') refetchOrder(orderId);
  }, [outcome, orderId]);
  const name = lane.champion ?? laneLabels[lane.lane];
  switch (outcome) {
    case 'changed':
      return (
        <Alert tone="ok" announce>
          Siparişinin koridoru {name} olarak değişti. Fark, <Money value={lane.difference} />, bakiyenden ödendi.
        </Alert>
      );
    case 'refused':
      return (
        <Alert tone="warn" announce>
          Koridor değiştirilemedi. {laneReasonText(lane.refusal ?? '')} Ödediğin <Money value={amount} /> bakiyende
          duruyor.
        </Alert>
      );
    case 'waiting':
      return null;
  }
}

/**
 * The order of the payment, also if it could not be placed (`payment-error`). Once it is placed, it gets the game account
 * that was chosen in the form, and its draft is removed from the browser.
 */
function usePlacedOrder(
  id: string | undefined,
  paid: boolean,
): { readonly order: OrderAnswer | undefined; readonly unread: boolean } {
  const { data: order, isError } = useQuery({ ...orderQuery(id ?? ''), enabled: id !== undefined });
  const placed = order !== undefined && isPlaced(order);
  const service = order?.draft?.service;
  useEffect(() => {
    if (!placed || id === undefined || !paid) return;
    toast('Ödemen onaylandı, siparişin verildi');
    void queryClient.invalidateQueries({ queryKey: keys.orders });
    if (!service) return;
    giveChosenAccount(id, service);
    forgetChoices(service);
  }, [id, placed, paid, service]);
  return { order, unread: isError && order === undefined };
}

const paidFor = (order: OrderAnswer | undefined, unread: boolean): string => {
  if (order) return 'Siparişin verildi.';
  return unread ? 'Siparişini şimdi açamadık. Durumunu siparişinin sayfasında görebilirsin.' : 'Siparişin açılıyor.';
};

const isPlaced = ({ state }: OrderAnswer): boolean => state !== 'payment-error';

/** What happens automatically when the payment is confirmed. */
function onceConfirmed({ amount, lane, placesOrder }: TopUp): ReactNode {
  if (placesOrder) return 'Onay gelince siparişin kendiliğinden verilir, yeniden sipariş verme.';
  if (lane) return 'Onay gelince siparişinin koridoru kendiliğinden değişir.';
  return (
    <>
      Onay gelince <Money value={amount} /> bakiyene eklenir.
    </>
  );
}

function Outcome({
  topUp,
  order,
  orderId,
  unread,
}: {
  topUp: TopUp;
  /** Undefined while it loads. */
  order: OrderAnswer | undefined;
  /** Of the order that the payment was for. */
  orderId: string | undefined;
  /** The order could not be read, so nobody knows here whether it was placed. */
  unread: boolean;
}) {
  switch (topUp.state) {
    case 'paid':
      return (
        <>
          <Alert tone="ok" announce>
            {orderId === undefined || order?.state === 'payment-error' ? (
              <>
                <Money value={topUp.amount} /> bakiyene eklendi.
              </>
            ) : (
              paidFor(order, unread)
            )}
          </Alert>
          {order?.state === 'payment-error' && (
            <Alert tone="warn" announce>
              Siparişin verilemedi; paran bakiyende duruyor. Neyin eksik olduğu ve nasıl devam edeceğin siparişinin
              sayfasında.
            </Alert>
          )}
        </>
      );
    case 'failed':
    case 'expired':
      return (
        <Alert tone="bad" announce>
          Kartından ücret alınmadı. {topUp.failureReason}
        </Alert>
      );
    case 'refunded':
      return (
        <Alert>
          <Money value={topUp.amount} /> ödediğin yere iade edildi.
        </Alert>
      );
    case 'pending':
      return (
        <Alert>
          Ödeme kuruluşunun onayını bekliyoruz; genellikle birkaç saniye sürer. {onceConfirmed(topUp)} Bu sayfa kendini
          günceller.
        </Alert>
      );
  }
}
