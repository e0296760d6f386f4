import type { Reached } from '#kernel/progress.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import type { OrderEventKind } from '#kernel/trouble.ts';
import type { Actor } from './order.ts';

/** One line of the timeline: who, when, from, to, why (domain.md §4). */
export interface TimelineLine {
  readonly orderId: string;
  readonly at: Date;
  readonly actor: Actor;
  readonly kind: OrderEventKind;
  readonly from: OrderState | null;
  readonly to: OrderState | null;
  readonly reason: string | null;
  /** The progress before and after a correction or an agreement; absent in lines from before it was stored. */
  readonly progress?: { readonly from: Reached; readonly to: Reached } | undefined;
}

/** A timeline line without a change of state. */
export const timelineLine = (
  orderId: string,
  at: Date,
  kind: OrderEventKind,
  actor: Actor,
  { reason, progress }: { readonly reason?: string; readonly progress?: TimelineLine['progress'] } = {},
): TimelineLine => ({ orderId, at, actor, kind, from: null, to: null, reason: reason ?? null, progress });
