import type { Label } from '../../kernel/order-labels.tr.ts';
import type { AuditedKey } from '../routes.ts';

/** Where a ticket stands, as the desk sees it: whose turn it is while it is open. */
export const ticketStandings: Record<'waiting' | 'answered' | 'closed' | 'trash', Label> = {
  waiting: { label: 'Yanıt bekliyor', tone: 'warn' },
  answered: { label: 'Yanıtlandı', tone: 'ok' },
  closed: { label: 'Kapalı', tone: 'plain' },
  trash: { label: 'Çöpte', tone: 'bad' },
};

/** What the audit log calls the calls that it writes. */
export const ticketActions = {
  'POST /tickets/:id/messages': 'Bilete yanıt yazıldı',
  'POST /tickets/:id/state': 'Biletin durumu değiştirildi',
  'POST /admin/contact-messages/:id/answer': 'İletişim mesajı e-postayla yanıtlandı',
  'POST /admin/contact-messages/:id/answered': 'İletişim mesajı yanıtlandı olarak işaretlendi',
  'POST /admin/contact-messages/:id/waiting': 'İletişim mesajının yanıtlandı işareti kaldırıldı',
  'POST /admin/canned-answers': 'Hazır yanıt eklendi',
  'PUT /admin/canned-answers/:id': 'Hazır yanıt değiştirildi',
  'DELETE /admin/canned-answers/:id': 'Hazır yanıt silindi',
} as const satisfies Partial<Record<AuditedKey, string>>;
