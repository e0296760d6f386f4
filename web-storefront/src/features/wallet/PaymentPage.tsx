import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { paths } from '../../config/paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Failed } from '../../ui/Empty.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { openModal } from '../modals.ts';
import type { PaymentView } from './payment-view.ts';

/** The frame of the pages that a payment ends on. */
export const PaymentPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="wrap narrow-page" id="icerik" tabIndex={-1}>
    <PageTitle>{title}</PageTitle>
    <div className="panel panel--nosed stack">
      <h1 className="page-h">{title}</h1>
      {children}
    </div>
  </main>
);

const home = (
  <ButtonLink kind="g" to={paths.home()}>
    Ana sayfa
  </ButtonLink>
);

/** What such a page says where it knows of no payment. */
export function NoPayment({ view, children }: { view: Exclude<PaymentView, { kind: 'known' }>; children?: ReactNode }) {
  switch (view.kind) {
    case 'loading':
      return (
        <PaymentPage title="Ödeme">
          <SkeletonRows rows={3} label="Ödeme yükleniyor" />
        </PaymentPage>
      );
    case 'unreachable':
      return (
        <PaymentPage title="Ödeme">
          <Failed title="Ödemenin durumu öğrenilemedi" retry={view.retry}>
            Sunucuya ulaşılamadı. Ödeme yaptıysan kaybolmaz; onaylanınca bakiyende görünür.
          </Failed>
        </PaymentPage>
      );
    case 'signed-out':
      return (
        <PaymentPage title="Ödeme">
          <Alert>Ödemenin sonucunu görmek için giriş yap.</Alert>
          <div className="row row--wrap">
            <Button kind="p" onClick={() => openModal('login', {})}>
              Giriş yap
            </Button>
            {home}
          </div>
        </PaymentPage>
      );
    case 'none':
    case 'unknown':
      return (
        <PaymentPage title="Ödeme bulunamadı">
          <Alert>
            {view.kind === 'none'
              ? 'Bu sayfa bir ödemeyle açılmadı; bu sayfadan ücret alınmadı.'
              : 'Bu hesapla yapılmış böyle bir ödeme yok.'}
          </Alert>
          <div className="row row--wrap">
            {children}
            {home}
          </div>
        </PaymentPage>
      );
  }
}
