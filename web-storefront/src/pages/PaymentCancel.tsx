import { useBreakOutOfFrame } from '../app/break-out.ts';
import { PageTitle } from '../app/PageTitle.tsx';
import { paths } from '../app/paths.ts';
import { openModal } from '../features/modals.ts';
import { useUser } from '../features/session/use-session.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';

export default function PaymentCancel() {
  useBreakOutOfFrame();
  const isCustomer = useUser()?.role === 'customer';
  return (
    <main className="wrap narrow-page" id="icerik" tabIndex={-1}>
      <PageTitle>Ödeme iptal edildi</PageTitle>
      <div className="panel panel--nosed stack">
        <h1 className="page-h">Ödeme iptal edildi</h1>
        <Alert tone="warn">Ödeme iptal edildi, ücret alınmadı. VPN açıksa kapatıp yeniden dene.</Alert>
        <div className="row row--wrap">
          {isCustomer && (
            <Button kind="p" onClick={() => openModal('addBalance', {})}>
              Yeniden dene
            </Button>
          )}
          <ButtonLink kind="g" to={paths.home()}>
            Ana sayfa
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}
