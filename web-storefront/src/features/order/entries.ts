import type { Order } from './describe.ts';

/**
 * The events that an order contains without another request: the newest ones, and before them the last event of each
 * kind.
 */
export const entriesOf = ({ milestones, timeline }: Pick<Order, 'milestones' | 'timeline'>): Order['timeline'] => [
  ...milestones,
  ...timeline,
];
