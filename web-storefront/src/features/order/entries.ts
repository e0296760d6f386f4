import type { Order } from './describe.ts';

/** What is known of what happened to an order without asking for more: its newest entries, and the last of each kind before them. */
export const entriesOf = ({ milestones, timeline }: Pick<Order, 'milestones' | 'timeline'>): Order['timeline'] => [
  ...milestones,
  ...timeline,
];
