import type { Scope } from './vocabulary.ts';

/**
 * What programs outside of the house can be told of, what the console calls it, and the scope of those who may read such a
 * record. A type's payload, once published, keeps its form: what must change is a new version, with a name of its own such as
 * `order.paid.v2`.
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
  'ticket.opened': { label: 'Bilet açıldı', scope: 'tickets:read' },
  'ticket.answered': { label: 'Bilet yanıtlandı', scope: 'tickets:read' },
  'ticket.closed': { label: 'Bilet kapandı', scope: 'tickets:read' },
  'ticket.reopened': { label: 'Bilet yeniden açıldı', scope: 'tickets:read' },
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
/** The version of its payload: 1 where its name does not say another. */
export const hookVersionOf = (type: HookEventType): number => Number(/\.v(\d+)$/.exec(type)?.[1] ?? 1);

/** What is sent to a receiver for it to try itself by; nobody subscribes to it. */
export const hookTest = 'webhook.test';

/** Something that happened, as programs are told of it. */
export interface HookEvent {
  readonly type: HookEventType;
  /** What it is about: events of one record are delivered one after the other. */
  readonly about: string;
  readonly orderId: string | null;
  /** As the contract's schema of the type says. */
  readonly data: object;
}

/** Tells programs outside of the house; bound to the integration module. */
export interface Hooks {
  /** In the transaction that makes them true: they are delivered if and only if it commits. */
  tell(events: readonly HookEvent[]): Promise<void>;
}
