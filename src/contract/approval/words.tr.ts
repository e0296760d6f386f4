import type { ApprovalCommand, ApprovalState } from '../../kernel/approvals.ts';
import type { Label } from '../../kernel/order-labels.tr.ts';
import type { AuditedKey } from '../routes.ts';

export const approvalStateLabels: Record<ApprovalState, Label> = {
  waiting: { label: 'Onay bekliyor', tone: 'warn' },
  approved: { label: 'Onaylandı', tone: 'ok' },
  refused: { label: 'Reddedildi', tone: 'bad' },
  withdrawn: { label: 'Geri çekildi', tone: 'plain' },
  expired: { label: 'Süresi doldu', tone: 'plain' },
};

export const approvalCommandLabels: Record<ApprovalCommand, string> = {
  'add-funds': 'Bakiye düzeltmesi',
  'penalty-booster': 'Ceza',
  'withdraw-booster': 'Para çekme isteği girme',
  'pay-booster': 'Para çekme ödemesi',
  'refund-top-up': 'Yükleme iadesi',
  'enter-top-up': 'Ödeme girişi',
  'end-order': 'Sipariş durumunu değiştirme',
  'decide-dispute': 'İtiraz kararı',
};

/** Names of audited calls in the audit log. */
export const approvalActions = {
  'POST /admin/approvals': 'Onay istendi',
  'POST /admin/approvals/:id/approve': 'İstek onaylandı',
  'POST /admin/approvals/:id/refuse': 'İstek reddedildi',
  'POST /admin/approvals/:id/withdraw': 'İstek geri çekildi',
} as const satisfies Partial<Record<AuditedKey, string>>;
