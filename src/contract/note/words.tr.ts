import type { AuditedKey } from '../routes.ts';
import type { NoteSubject } from '../vocabulary.ts';

export const noteSubjectLabels: Record<NoteSubject, string> = { user: 'Kullanıcı', order: 'Sipariş' };

/** Names of audited calls in the audit log. */
export const noteActions = {
  'POST /admin/user-notes': 'Kullanıcıya not eklendi',
  'POST /admin/user-notes/:id/lift': 'Kullanıcının şüphe işareti kaldırıldı',
  'DELETE /admin/user-notes/:id': 'Kullanıcı notu silindi',
  'POST /admin/order-notes': 'Siparişe not eklendi',
  'POST /admin/order-notes/:id/lift': 'Siparişin şüphe işareti kaldırıldı',
  'DELETE /admin/order-notes/:id': 'Sipariş notu silindi',
} as const satisfies Partial<Record<AuditedKey, string>>;
