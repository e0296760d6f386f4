import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBreakOutOfFrame } from '../app/break-out.ts';
import { PageTitle } from '../app/PageTitle.tsx';
import { paths } from '../app/paths.ts';
import { forgetChoices } from '../features/draft/forget.ts';
import type { Order } from '../features/order/describe.ts';
import { giveChosenAccount } from '../features/order/chosen-account.ts';
import { orderQuery } from '../features/order/queries.ts';
import { useUser } from '../features/session/use-session.ts';
import { ReportPayment } from '../features/ticket/ReportPayment.tsx';
import { wayBack } from '../features/wallet/order-form-path.ts';
import { useTopUpState } from '../features/wallet/use-top-up-state.ts';
import { Alert } from '../ui/Alert.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Money } from '../ui/Money.tsx';

/** The provider sends people here; whether the money came is what our server says. */
export default function PaymentSuccess() {
  useBreakOutOfFrame();
  const topUp = useTopUpState(useSearchParams()[0].get('odeme'));
  const balance = useUser()?.balance;
  const orderId = topUp.data?.orderId;
  const order = usePlacedOrder(orderId);
  const back = wayBack();
  return (
    <main className="wrap narrow-page" id="icerik" tabIndex={-1}>
      <PageTitle>Ödeme</PageTitle>
      <div className="panel panel--nosed stack">
        <h1 className="page-h">{headings[topUp.data?.state ?? 'pending']}</h1>
        <Outcome topUp={topUp} order={order} />
        {balance && (
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
            <ButtonLink kind="p" to={back.to}>
              {back.label}
            </ButtonLink>
          )}
          <ButtonLink kind="g" to={paths.orders()}>
            Siparişlerim
          </ButtonLink>
          {topUp.data?.state !== 'paid' && <ReportPayment topUpId={topUp.data?.id} />}
        </div>
      </div>
    </main>
  );
}

const headings = {
  pending: 'Ödemen alındı',
  paid: 'Ödemen onaylandı',
  failed: 'Ödeme alınamadı',
  expired: 'Ödemenin süresi doldu',
  refunded: 'Ödemen iade edildi',
} as const;

/** The order that the payment placed, if it could be; then its draft need not be kept any longer. */
function usePlacedOrder(id: string | undefined): Order | undefined {
  const { data: order } = useQuery({ ...orderQuery(id ?? ''), enabled: id !== undefined });
  const placed = order && order.state !== 'payment-error' ? order.draft.service : null;
  useEffect(() => {
    if (!placed || id === undefined) return;
    giveChosenAccount(id, placed);
    forgetChoices(placed);
  }, [id, placed]);
  return order;
}

function Outcome({ topUp: { data }, order }: { topUp: ReturnType<typeof useTopUpState>; order: Order | undefined }) {
  switch (data?.state) {
    case 'paid':
      return (
        <>
          <Alert tone="ok" announce>
            <Money value={data.amount} /> bakiyene eklendi.
            {order && order.state !== 'payment-error' && ' Siparişin de verildi.'}
          </Alert>
          {order?.state === 'payment-error' && (
            <Alert tone="warn" announce>
              Siparişin verilemedi; paran bakiyende duruyor. Seçimlerin de duruyor, yeniden verebilirsin.
            </Alert>
          )}
        </>
      );
    case 'failed':
    case 'expired':
      return (
        <Alert tone="bad" announce>
          Kartından ücret alınmadı. {data.failureReason}
        </Alert>
      );
    case 'refunded':
      return <Alert>Tutar kartına iade edildi.</Alert>;
    case 'pending':
    case undefined:
      return (
        <Alert>
          Ödeme kuruluşunun onayını bekliyoruz. Onay gelince bakiyene eklenir; genellikle birkaç saniye sürer.
        </Alert>
      );
  }
}
