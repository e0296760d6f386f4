import { Navigate, useSearchParams } from 'react-router-dom';
import { useBreakOutOfFrame } from '../lib/break-out.ts';
import { paths } from '../config/paths.ts';
import { useUser } from '../features/session/use-session.ts';
import { ReportPayment } from '../features/ticket/ReportPayment.tsx';
import { TryAgain } from '../features/wallet/TryAgain.tsx';
import { NoPayment } from '../features/wallet/NoPayment.tsx';
import { PanelPage } from '../ui/PanelPage.tsx';
import { type TopUp, unpaidHeading, usePaymentView } from '../features/wallet/payment-view.ts';
import { Alert } from '../ui/Alert.tsx';
import { ButtonLink } from '../ui/Button.tsx';

const VPN = 'VPN açıksa kapatıp yeniden dene.';

/**
 * The page after a failed payment. The state of the top-up tells whether the user cancelled or the bank declined the
 * card.
 */
export default function PaymentCancel() {
  useBreakOutOfFrame();
  const view = usePaymentView(useSearchParams()[0].get('odeme'));
  if (view.kind !== 'known') return <NoPayment view={view} />;
  const { topUp } = view;
  if (topUp.state === 'paid' || topUp.state === 'refunded')
    return <Navigate to={paths.paymentSuccess(topUp.id)} replace />;
  return <NotPaid topUp={topUp} state={topUp.state} />;
}

type Unpaid = Exclude<TopUp['state'], 'paid' | 'refunded'>;

const afterwards = ({ placesOrder, lane }: TopUp): string => {
  if (placesOrder) return 'siparişin verilir';
  return lane ? 'koridor değişir' : 'bakiyene eklenir';
};

const textOf = (topUp: TopUp): string =>
  // the card page stays open until it expires
  topUp.state === 'pending'
    ? `Ödeme iptal edildi, ücret alınmadı. Ödemeyi başka bir sekmede tamamlarsan ${afterwards(topUp)}.`
    : `${topUp.failureReason ?? ''} Kartından ücret alınmadı. ${VPN}`;

function NotPaid({ topUp, state }: { topUp: TopUp; state: Unpaid }) {
  const isCustomer = useUser()?.role === 'customer';
  return (
    <PanelPage title={state === 'pending' ? 'Ödeme iptal edildi' : unpaidHeading(state, topUp.cause)}>
      <Alert tone="warn">{textOf(topUp)}</Alert>
      <div className="row row--wrap">
        {isCustomer && <TryAgain topUp={topUp} />}
        <ButtonLink kind="g" to={paths.home()}>
          Ana sayfa
        </ButtonLink>
        <ReportPayment topUpId={topUp.id} />
      </div>
    </PanelPage>
  );
}
