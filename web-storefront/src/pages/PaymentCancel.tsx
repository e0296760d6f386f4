import { Navigate, useSearchParams } from 'react-router-dom';
import { useBreakOutOfFrame } from '../app/break-out.ts';
import { PageTitle } from '../app/PageTitle.tsx';
import { paths } from '../app/paths.ts';
import { useUser } from '../features/session/use-session.ts';
import { ReportPayment } from '../features/ticket/ReportPayment.tsx';
import { tryAgain } from '../features/wallet/card-order.ts';
import { useTopUpState } from '../features/wallet/use-top-up-state.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';

/** Where both end: who gave up, and whose card the bank declined. The top-up, if the address names one, says which. */
export default function PaymentCancel() {
  useBreakOutOfFrame();
  const topUp = useTopUpState(useSearchParams()[0].get('odeme')).data;
  const declined = topUp?.state === 'failed';
  const title = declined ? 'Ödeme alınamadı' : 'Ödeme iptal edildi';
  const isCustomer = useUser()?.role === 'customer';
  if (topUp?.state === 'paid') return <Navigate to={paths.paymentSuccess(topUp.id)} replace />;
  return (
    <main className="wrap narrow-page" id="icerik" tabIndex={-1}>
      <PageTitle>{title}</PageTitle>
      <div className="panel panel--nosed stack">
        <h1 className="page-h">{title}</h1>
        <Alert tone="warn">
          {declined ? `${topUp.failureReason ?? ''} Kartından ücret alınmadı.` : 'Ödeme iptal edildi, ücret alınmadı.'}{' '}
          VPN açıksa kapatıp yeniden dene.
        </Alert>
        <div className="row row--wrap">
          {isCustomer && (
            <Button kind="p" onClick={() => tryAgain(topUp)}>
              Yeniden dene
            </Button>
          )}
          <ButtonLink kind="g" to={paths.home()}>
            Ana sayfa
          </ButtonLink>
          <ReportPayment topUpId={topUp?.id} />
        </div>
      </div>
    </main>
  );
}
