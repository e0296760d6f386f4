import type { Reached } from '#kernel/progress.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import type { OrderEventKind } from '#kernel/trouble.ts';
import type { Actor } from './order.ts';

/** One line of the timeline: who, when, from, to, why (domain.md §4). */
export interface OrderEvent {
  readonly orderId: string;
  readonly at: Date;
  readonly actor: Actor;
  readonly kind: OrderEventKind;
  readonly from: OrderState | null;
  readonly to: OrderState | null;
  readonly reason: string | null;
  /** What a correction of the progress made of what; lines from before it was kept don't have it. */
  readonly progress?: { readonly from: Reached; readonly to: Reached } | undefined;
}
