import type { Scope } from './vocabulary.ts';

/**
 * What programs outside of the house can be told of, and the scope of those who may read such a record. A type's payload,
 * once published, keeps its form: what must change is a new version, with a name of its own such as `order.paid.v2`.
 */
export const hookEvents = {
  'order.paid': { version: 1, scope: 'orders:read' },
  'order.payment_failed': { version: 1, scope: 'orders:read' },
  'order.ready': { version: 1, scope: 'orders:read' },
  'order.taken': { version: 1, scope: 'orders:read' },
  'order.returned': { version: 1, scope: 'orders:read' },
  'order.started': { version: 1, scope: 'orders:read' },
  'order.paused': { version: 1, scope: 'orders:read' },
  'order.resumed': { version: 1, scope: 'orders:read' },
  'order.finished': { version: 1, scope: 'orders:read' },
  'order.disputed': { version: 1, scope: 'orders:read' },
  'order.confirmed': { version: 1, scope: 'orders:read' },
  'order.completed': { version: 1, scope: 'orders:read' },
  'order.cancelled': { version: 1, scope: 'orders:read' },
  'dispute.answered': { version: 1, scope: 'orders:read' },
  'dispute.decided': { version: 1, scope: 'orders:read' },
  'ticket.opened': { version: 1, scope: 'tickets:read' },
  'ticket.answered': { version: 1, scope: 'tickets:read' },
  'ticket.closed': { version: 1, scope: 'tickets:read' },
  'ticket.reopened': { version: 1, scope: 'tickets:read' },
  'topup.succeeded': { version: 1, scope: 'wallets:read' },
  'topup.succeeded.v2': { version: 2, scope: 'wallets:read' },
  'topup.failed': { version: 1, scope: 'wallets:read' },
  'topup.refunded': { version: 1, scope: 'wallets:read' },
  'payout.requested': { version: 1, scope: 'payouts:read' },
  'payout.paid': { version: 1, scope: 'payouts:read' },
  'payout.refused': { version: 1, scope: 'payouts:read' },
} as const satisfies Record<string, { readonly version: number; readonly scope: Scope }>;

export type HookEventType = keyof typeof hookEvents;
export const hookEventTypes = Object.keys(hookEvents) as readonly HookEventType[];
export const hookScopeOf = (type: HookEventType): Scope => hookEvents[type].scope;

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
