import { paths } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';

/** For customers without orders: the first step and what follows. */
export const NoOrders = () => (
  <Empty
    title="Henüz siparişin yok"
    action={
      <ButtonLink size="sm" to={paths.home()}>
        Sipariş oluştur
      </ButtonLink>
    }
  >
    Merdivende hedefini seç, fiyatı gör. Ödedikten sonra oyun hesabını ekle; booster’ın başlayınca her maçını buradan
    izlersin.
  </Empty>
);
