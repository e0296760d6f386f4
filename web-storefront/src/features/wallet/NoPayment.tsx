import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { explain } from '../../lib/api.ts';
import { Failed } from '../../ui/Empty.tsx';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { openModal } from '../modals.ts';
import type { PaymentView } from './payment-view.ts';

const home = (
  <ButtonLink kind="g" to={paths.home()}>
    Ana sayfa
  </ButtonLink>
);

/** The content of a payment's page when there is no payment to show, and why. */
export function NoPayment({ view, children }: { view: Exclude<PaymentView, { kind: 'known' }>; children?: ReactNode }) {
  switch (view.kind) {
    case 'loading':
      return (
        <PanelPage title="Ödeme">
          <SkeletonRows rows={3} label="Ödeme yükleniyor" />
        </PanelPage>
      );
    case 'unreachable':
      return (
        <PanelPage title="Ödeme">
          <Failed title="Ödemenin durumu öğrenilemedi" of={view}>
            {explain(view.error)} Ödeme yaptıysan kaybolmaz; onaylanınca bakiyende görünür.
          </Failed>
        </PanelPage>
      );
    case 'signed-out':
      return (
        <PanelPage title="Ödeme">
          <Alert>Ödemenin sonucunu görmek için giriş yap.</Alert>
          <div className="row row--wrap">
            <Button kind="p" onClick={() => openModal('login', {})}>
              Giriş yap
            </Button>
            {home}
          </div>
        </PanelPage>
      );
    case 'none':
    case 'unknown':
      return (
        <PanelPage title="Ödeme bulunamadı">
          <Alert>
            {view.kind === 'none'
              ? 'Bu sayfa bir ödemeyle açılmadı; bu sayfadan ücret alınmadı.'
              : 'Bu hesapla yapılmış böyle bir ödeme yok.'}
          </Alert>
          <div className="row row--wrap">
            {children}
            {home}
          </div>
        </PanelPage>
      );
  }
}
