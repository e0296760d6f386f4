import type { Scope } from './vocabulary.ts';

/**
 * Events that webhooks can send, with the console's label and the scope that may read such a record. The payload of a published
 * type keeps its shape. A changed payload is a new version with its own name, such as `order.paid.v2`.
 */
export const hookEvents = {
  'order.paid': { label: 'Sipariş ödendi', scope: 'orders:read' },
  'order.payment_failed': { label: 'Sipariş oluşturulamadı', scope: 'orders:read' },
  'order.ready': { label: 'Sipariş alınmaya hazır', scope: 'orders:read' },
  'order.taken': { label: 'Booster siparişi aldı', scope: 'orders:read' },
  'order.returned': { label: 'Booster siparişi bıraktı', scope: 'orders:read' },
  'order.started': { label: 'Sipariş başladı', scope: 'orders:read' },
  'order.paused': { label: 'Sipariş duraklatıldı', scope: 'orders:read' },
  'order.resumed': { label: 'Sipariş sürdürüldü', scope: 'orders:read' },
  'order.finished': { label: 'Sipariş bitti', scope: 'orders:read' },
  'order.disputed': { label: 'Siparişe itiraz edildi', scope: 'orders:read' },
  'order.confirmed': { label: 'Sipariş onaylandı', scope: 'orders:read' },
  'order.completed': { label: 'Sipariş tamamlandı', scope: 'orders:read' },
  'order.cancelled': { label: 'Sipariş iptal edildi', scope: 'orders:read' },
  'dispute.answered': { label: 'İtiraz yanıtlandı', scope: 'orders:read' },
  'dispute.decided': { label: 'İtiraz sonuçlandı', scope: 'orders:read' },
  'ticket.opened': { label: 'Destek talebi açıldı', scope: 'tickets:read' },
  'ticket.answered': { label: 'Destek talebi yanıtlandı', scope: 'tickets:read' },
  'ticket.closed': { label: 'Destek talebi kapandı', scope: 'tickets:read' },
  'ticket.reopened': { label: 'Destek talebi yeniden açıldı', scope: 'tickets:read' },
  'topup.succeeded': { label: 'Bakiye yüklendi', scope: 'wallets:read' },
  'topup.succeeded.v2': { label: 'Bakiye yüklendi (ödeme yolu da yazılı)', scope: 'wallets:read' },
  'topup.failed': { label: 'Bakiye yüklenemedi', scope: 'wallets:read' },
  'topup.refunded': { label: 'Yükleme iade edildi', scope: 'wallets:read' },
  'payout.requested': { label: 'Para çekme istendi', scope: 'payouts:read' },
  'payout.paid': { label: 'Para çekme isteği ödendi', scope: 'payouts:read' },
  'payout.refused': { label: 'Para çekme isteği reddedildi', scope: 'payouts:read' },
} as const satisfies Record<string, { readonly label: string; readonly scope: Scope }>;

export type HookEventType = keyof typeof hookEvents;
export const hookEventTypes = Object.keys(hookEvents) as readonly HookEventType[];
export const hookScopeOf = (type: HookEventType): Scope => hookEvents[type].scope;
/** The version of its payload: 1 unless the name says another. */
export const hookVersionOf = (type: HookEventType): number => Number(/\.v(\d+)$/.exec(type)?.[1] ?? 1);

/** The event of a test delivery; nobody subscribes to it. */
export const hookTest = 'webhook.test';

/** An event for webhooks. */
export interface HookEvent {
  readonly type: HookEventType;
  /** The record that it is about: events of one record are delivered in order. */
  readonly about: string;
  readonly orderId: string | null;
  /** By the contract's schema of the type. */
  readonly data: object;
}

/** Sends events to webhooks; bound to the integration module. */
export interface Hooks {
  /** Call it in the transaction that causes the events: they are delivered if and only if it commits. */
  tell(events: readonly HookEvent[]): Promise<void>;
}
