import { hookEvents, type HookEventType, hookTest } from '../../kernel/hooks.ts';
import type { Label } from '../../kernel/order-labels.tr.ts';
import type { ApiKeyState, DeliveryFault, DeliveryState, PauseCause, WebhookState } from '../../kernel/vocabulary.ts';
import type { AuditedKey } from '../routes.ts';

export const apiKeyStateLabels: Record<ApiKeyState, Label> = {
  active: { label: 'Geçerli', tone: 'ok' },
  expired: { label: 'Süresi doldu', tone: 'plain' },
  ended: { label: 'Sonlandırıldı', tone: 'bad' },
};

export const webhookStateLabels: Record<WebhookState, Label> = {
  active: { label: 'Çalışıyor', tone: 'ok' },
  paused: { label: 'Duraklatıldı', tone: 'warn' },
};

export const pauseCauseLabels: Record<PauseCause, string> = {
  hand: 'Elle duraklatıldı',
  failing: 'Bir gündür hiçbir gönderi ulaşmadı',
  gone: 'Alıcı “410 Gone” yanıtı verdi',
  owner: 'Sahibinin hesabı artık olayları okuyamıyor',
};

export const deliveryStateLabels: Record<DeliveryState, Label> = {
  waiting: { label: 'Sırada', tone: 'info' },
  delivered: { label: 'Ulaştı', tone: 'ok' },
  'given-up': { label: 'Vazgeçildi', tone: 'bad' },
  withheld: { label: 'Yetki yok', tone: 'plain' },
};

export const deliveryFaultLabels: Record<DeliveryFault, string> = {
  timeout: 'Yanıt 10 saniyede gelmedi',
  unreachable: 'Alıcıya ulaşılamadı',
  address: 'Adres herkese açık değil',
  tls: 'Sertifikası geçersiz',
};

export { type HookEventType, hookEventTypes, hookScopeOf, hookTest } from '../../kernel/hooks.ts';

/** Names of events in the console; programs use their types. */
export const hookEventLabels = Object.fromEntries([
  ...Object.entries(hookEvents).map(([type, { label }]) => [type, label]),
  [hookTest, 'Deneme'],
]) as Readonly<Record<HookEventType | typeof hookTest, string>>;

/** Names of audited calls in the audit log. */
export const integrationActions = {
  'POST /admin/api-keys': 'API anahtarı oluşturuldu',
  'POST /admin/api-keys/:id/rotation': 'API anahtarı yenilendi',
  'POST /admin/api-keys/:id/end': 'API anahtarı sonlandırıldı',
  'POST /admin/webhooks': 'Webhook oluşturuldu',
  'PUT /admin/webhooks/:id': 'Webhook değiştirildi',
  'POST /admin/webhooks/:id/rotation': 'Webhook sırrı yenilendi',
  'POST /admin/webhooks/:id/test': 'Webhook denendi',
  'POST /admin/webhooks/:id/pause': 'Webhook duraklatıldı',
  'POST /admin/webhooks/:id/resume': 'Webhook sürdürüldü',
  'DELETE /admin/webhooks/:id': 'Webhook silindi',
  'POST /admin/deliveries/:id/redeliver': 'Webhook gönderimi tekrarlandı',
} as const satisfies Partial<Record<AuditedKey, string>>;
