import type { Label } from '../../kernel/order-labels.tr.ts';
import type { AuditedKey } from '../routes.ts';
import type { ApplicationState, languages } from '../vocabulary.ts';

export const applicationStateLabels: Record<ApplicationState, Label> = {
  waiting: { label: 'Karar bekliyor', tone: 'warn' },
  asked: { label: 'Yanıt bekleniyor', tone: 'info' },
  approved: { label: 'Kabul edildi', tone: 'ok' },
  refused: { label: 'Reddedildi', tone: 'plain' },
};

export const languageLabels: Readonly<Record<(typeof languages)[number], string>> = { tr: 'Türkçe', en: 'İngilizce' };

/** Names of audited calls in the audit log. */
export const boosterActions = {
  'PUT /admin/boosters/:id': 'Booster profili değiştirildi',
  'POST /admin/booster-applications/:id/question': 'Başvurana soru soruldu',
  'POST /admin/booster-applications/:id/approval': 'Başvuru kabul edildi',
  'POST /admin/booster-applications/:id/refusal': 'Başvuru reddedildi',
} as const satisfies Partial<Record<AuditedKey, string>>;
