import { Alert } from '../../ui/Alert.tsx';

/** Said before it fails (specification §8). */
export function VpnWarning() {
  return <Alert tone="warn">VPN açıksa kartla ödeme çalışmaz. Devam etmeden önce kapat.</Alert>;
}
