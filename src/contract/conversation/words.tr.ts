import type { Label } from '../../kernel/order-labels.tr.ts';
import type { AuditedKey } from '../routes.ts';
import type { ContactKind, ReportState } from '../vocabulary.ts';

export const reportStateLabels: Record<ReportState, Label> = {
  open: { label: 'Karar bekliyor', tone: 'warn' },
  upheld: { label: 'Haklı bulundu', tone: 'bad' },
  rejected: { label: 'Reddedildi', tone: 'plain' },
};

export const contactLabels: Record<ContactKind, string> = {
  phone: 'Telefon',
  email: 'E-posta',
  link: 'Bağlantı',
  handle: 'Discord adı',
};

/** Names of audited calls in the audit log. */
export const conversationActions = {
  'POST /orders/:id/messages': 'Siparişe mesaj yazıldı',
  'POST /admin/decide-report': 'Şikâyet sonuçlandırıldı',
} as const satisfies Partial<Record<AuditedKey, string>>;
