import type { Label } from '../../kernel/order-labels.tr.ts';
import type { AuditedKey } from '../routes.ts';

/** A ticket's state for the staff; while it is open, whose turn it is. */
export const ticketStandings: Record<'waiting' | 'answered' | 'closed' | 'trash', Label> = {
  waiting: { label: 'Yanıt bekliyor', tone: 'warn' },
  answered: { label: 'Yanıtlandı', tone: 'ok' },
  closed: { label: 'Kapalı', tone: 'plain' },
  trash: { label: 'Çöpte', tone: 'bad' },
};

/** Names of audited calls in the audit log. */
export const ticketActions = {
  'POST /tickets/:id/messages': 'Destek talebine yanıt yazıldı',
  'POST /tickets/:id/state': 'Destek talebinin durumu değiştirildi',
  'POST /admin/contact-messages/:id/answer': 'İletişim mesajı e-postayla yanıtlandı',
  'POST /admin/contact-messages/:id/answered': 'İletişim mesajı yanıtlandı olarak işaretlendi',
  'POST /admin/contact-messages/:id/waiting': 'İletişim mesajının yanıtlandı işareti kaldırıldı',
  'POST /admin/canned-answers': 'Hazır yanıt eklendi',
  'PUT /admin/canned-answers/:id': 'Hazır yanıt değiştirildi',
  'DELETE /admin/canned-answers/:id': 'Hazır yanıt silindi',
} as const satisfies Partial<Record<AuditedKey, string>>;
