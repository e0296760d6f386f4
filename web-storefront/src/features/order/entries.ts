import type { Order } from './describe.ts';

/**
 * The events that an order's page carries (docs/decisions/0079): the newest ones, and before them the older milestones.
 */
export const entriesOf = ({ milestones, timeline }: Pick<Order, 'milestones' | 'timeline'>): Order['timeline'] => [
  ...milestones,
  ...timeline,
];
