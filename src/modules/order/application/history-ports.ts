import type { Listed, Part } from '#kernel/lists.ts';
import type { Match } from '#contract/order/schemas.ts';
import type { TimelineLine } from '../domain/timeline.ts';

/** An order's events and matches, page by page. */
export interface OrderHistories {
  /** The newest events, and the milestones among the earlier ones. */
  newestEvents(orderId: string, count: number): Promise<NewestEvents>;
  /** When each of these orders entered its present state. */
  inStateSince(orderIds: readonly string[]): Promise<ReadonlyMap<string, Date>>;
  events(
    orderId: string,
    part: HistoryPart & { readonly kinds?: readonly string[] | undefined },
  ): Promise<Listed<TimelineLine>>;
  /**
   * Matches in the order in which they were added. Sorted by sequence number, because the clocks of two processes may
   * differ.
   */
  matches(
    orderId: string,
    part: HistoryPart & { readonly results?: readonly string[] | undefined },
  ): Promise<Listed<Match>>;
}

export interface HistoryPart extends Part {}

export interface NewestEvents {
  readonly events: readonly TimelineLine[];
  readonly total: number;
  /** Among the earlier events, the last one of each kind and target state. The newest comes last. */
  readonly milestones: readonly TimelineLine[];
}
