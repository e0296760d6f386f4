import type { Label } from '../../kernel/order-labels.tr.ts';
import type { AuditedKey } from '../routes.ts';

export const deviceStateLabels: Record<'waiting' | 'confirmed' | 'removed', Label> = {
  waiting: { label: 'Onay bekliyor', tone: 'warn' },
  confirmed: { label: 'Onaylı', tone: 'ok' },
  removed: { label: 'Kaldırıldı', tone: 'plain' },
};

export const releaseStateLabels: Record<'requested' | 'opened' | 'expired', Label> = {
  requested: { label: 'İstendi', tone: 'info' },
  opened: { label: 'Verildi', tone: 'ok' },
  expired: { label: 'Açılmadı', tone: 'plain' },
};

/** Names of audited calls in the audit log. */
export const vaultActions = {
  'POST /devices/release': 'Hesap bilgileri cihaza verildi',
  'POST /admin/confirm-device': 'Cihaz onaylandı',
  'POST /admin/remove-device': 'Cihaz kaldırıldı',
} as const satisfies Partial<Record<AuditedKey | 'POST /devices/release', string>>;
