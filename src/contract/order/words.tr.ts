import type { AuditedKey } from '../routes.ts';

export { laneReasonText, reasonText, staffReasonText } from '../../kernel/reason-labels.tr.ts';
export * from '../../kernel/order-labels.tr.ts';
export * from '../../kernel/stream-labels.tr.ts';
export * from '../../kernel/stream-links.ts';
export * from '../../kernel/trouble-labels.tr.ts';
export * from '../../kernel/trouble.ts';

/** Names of audited calls in the audit log. */
export const orderActions = {
  'POST /admin/choose-state': 'Durum değiştirildi',
  'POST /admin/choose-booster': 'Booster atandı',
  'POST /admin/agree-progress': 'Bildirilen ilerleme onaylandı',
  'POST /admin/decide-dispute': 'İtiraz sonuçlandırıldı',
  'POST /admin/decline-booster-request': 'Booster değişikliği reddedildi',
  'POST /admin/decide-account-request': 'Hesap değişikliği sonuçlandırıldı',
  'POST /orders/:id/transitions': 'Sipariş ilerletildi',
  'POST /orders/:id/pause': 'Sipariş duraklatıldı',
  'POST /orders/:id/resume': 'Sipariş sürdürüldü',
  'POST /admin/hide-review': 'Değerlendirme gizlendi',
  'POST /admin/show-review': 'Değerlendirme yeniden gösterildi',
} as const satisfies Partial<Record<AuditedKey, string>>;
