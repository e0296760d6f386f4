import { Navigate, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../ui/PageTitle.tsx';
import { paths } from '../config/paths.ts';
import { openModal } from '../features/modals.ts';
import { ReportPayment } from '../features/ticket/ReportPayment.tsx';
import { OrderInSight } from '../features/order/OrderInSight.tsx';
import { cardOrderOf } from '../features/wallet/card-order.ts';
import { unpaidHeading } from '../features/wallet/payment-view.ts';
import { TryAgain } from '../features/wallet/TryAgain.tsx';
import { isUnknownPayment, useTopUpState } from '../features/wallet/use-top-up-state.ts';
import { VpnWarning } from '../features/wallet/VpnWarning.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Empty, Failed } from '../ui/Empty.tsx';
import { Money } from '../ui/Money.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';

/**
 * What the provider's page and the bank's 3-D Secure page may do in the frame: run scripts with their own origin, send
 * forms, open windows, and leave the frame at the end.
 */
const FRAME_RIGHTS = 'allow-forms allow-scripts allow-same-origin allow-popups allow-top-navigation';

/** The card form is the payment provider's own page in a frame: card data never reach our servers. */
export default function Paytr() {
  const id = useSearchParams()[0].get('odeme');
  const topUp = useTopUpState(id);
  return (
    <main className="wrap pay-page" id="icerik" tabIndex={-1} aria-label="Kartla ödeme">
      <PageTitle>Kartla ödeme</PageTitle>
      <h1 className="page-h">Kartla ödeme</h1>
      {id === null ? <NothingToPay /> : <Payment topUp={topUp} />}
    </main>
  );
}

function NothingToPay() {
  return (
    <Empty
      title="Bekleyen bir ödeme yok"
      action={
        <Button kind="p" onClick={() => openModal('addBalance', {})}>
          Bakiye yükle
        </Button>
      }
    >
      Ödeme, tutarı seçince burada başlar.
    </Empty>
  );
}

function Payment({ topUp: { data, isError, error, refetch } }: { topUp: ReturnType<typeof useTopUpState> }) {
  if (!data) {
    if (isUnknownPayment(error)) return <NothingToPay />;
    return isError ? <Failed title="Ödeme yüklenemedi" of={{ error, refetch }} /> : <SkeletonRows rows={6} />;
  }
  if (data.state === 'paid' || data.state === 'refunded')
    return <Navigate to={paths.paymentSuccess(data.id)} replace />;
  if (data.state !== 'pending' || !data.frameUrl) {
    return (
      <div className="stack pay-page__ended">
        <Alert tone="bad" announce>
          {unpaidHeading(data.state === 'expired' ? 'expired' : 'failed', data.cause)}, ücret alınmadı.{' '}
          {data.failureReason}
        </Alert>
        <div className="row row--wrap">
          <TryAgain topUp={data} />
          <ButtonLink kind="g" to={paths.home()}>
            Ana sayfa
          </ButtonLink>
          <ReportPayment topUpId={data.id} />
        </div>
      </div>
    );
  }
  const order = data.placesOrder ? cardOrderOf(data.id) : null;
  return (
    <div className="stack">
      {order && <OrderInSight order={order} lead="Siparişin:" />}
      <p className="muted">
        {data.lane || data.placesOrder ? 'Karttan ödenecek' : 'Yüklenecek tutar'}: <Money value={data.amount} />.{' '}
        {data.placesOrder && 'Ödeme onaylanınca siparişin verilir. '}Kart bilgilerin ödeme kuruluşuna gider, bize
        ulaşmaz.
      </p>
      {/* whoever loads a balance has read it where the amount was chosen */}
      {(data.lane ?? data.placesOrder) && <VpnWarning />}
      <iframe className="pay-frame" src={data.frameUrl} title="Güvenli kart ödemesi" sandbox={FRAME_RIGHTS} />
      <div>
        <ButtonLink kind="g" to={paths.paymentCancel(data.id)}>
          Vazgeç
        </ButtonLink>
      </div>
    </div>
  );
}
