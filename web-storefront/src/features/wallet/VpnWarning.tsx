import { Alert } from '../../ui/Alert.tsx';

/** Shown before the payment can fail because of a VPN (specification §8). */
export function VpnWarning() {
  return <Alert tone="warn">VPN açıksa kartla ödeme çalışmaz. Devam etmeden önce kapat.</Alert>;
}
