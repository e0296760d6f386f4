import type { Match } from '#contract/order/schemas.ts';
import type { TimelineLine } from '../domain/timeline.ts';
import type { Listed } from './ports.ts';

/** What happened to an order, and what was played in it, in parts. */
export interface OrderHistories {
  /** The last of its events, and what is to be known of those before. */
  newestEvents(orderId: string, count: number): Promise<NewestEvents>;
  /** When each of these orders came into the state that it is in. */
  inStateSince(orderIds: readonly string[]): Promise<ReadonlyMap<string, Date>>;
  events(
    orderId: string,
    part: HistoryPart & { readonly kinds?: readonly string[] | undefined },
  ): Promise<Listed<TimelineLine>>;
  /** In the order in which they were added: by their numbers, as clocks of two processes differ. */
  matches(
    orderId: string,
    part: HistoryPart & { readonly results?: readonly string[] | undefined },
  ): Promise<Listed<Match>>;
}

export interface HistoryPart {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
}

export interface NewestEvents {
  readonly events: readonly TimelineLine[];
  readonly total: number;
  /** Of the events before those, the last of each kind and into each state; the newest last. */
  readonly milestones: readonly TimelineLine[];
}
