import type { OrderState } from '#kernel/vocabulary.ts';

/** Who makes a transition. `system` is a job, or another use case on behalf of its caller. */
export type Walker = 'customer' | 'booster' | 'staff' | 'system';

/**
 * Which money a transition moves out of the escrow, after what earlier boosters earned:
 * refund — all of it goes back to the customer;
 * split — the booster gets what they earned, the customer a refund;
 * settle — the booster gets the share, Basamak the rest.
 */
export type MoneyMove = 'none' | 'refund' | 'split' | 'settle';

export interface Arrow {
  readonly from: OrderState;
  readonly to: OrderState;
  /**
   * Who may make the transition by choosing the state. Transitions that only `system` makes follow from other acts,
   * such as taking an order or giving an account.
   */
  readonly by: readonly Walker[];
  readonly money: MoneyMove;
}

const arrow = (from: OrderState, to: OrderState, by: readonly Walker[], money: MoneyMove = 'none'): Arrow => ({
  from,
  to,
  by,
  money,
});

/** The state table of domain.md §4: every transition, who may make it, and which money moves. */
export const arrows: readonly Arrow[] = [
  arrow('waiting', 'processing', ['system']),
  arrow('waiting', 'cancelled', ['customer', 'staff'], 'refund'),

  arrow('processing', 'starting', ['system']),
  arrow('processing', 'waiting', ['system']),
  arrow('processing', 'cancelled', ['customer', 'staff'], 'refund'),

  arrow('starting', 'started', ['booster', 'staff']),
  arrow('starting', 'processing', ['booster', 'staff', 'system']),
  arrow('starting', 'cancelled', ['staff'], 'split'),

  arrow('started', 'in-game', ['booster', 'staff']),
  arrow('started', 'finished', ['booster', 'staff']),
  arrow('started', 'processing', ['staff', 'system']),
  arrow('started', 'cancelled', ['staff'], 'split'),

  arrow('in-game', 'started', ['booster', 'staff']),
  arrow('in-game', 'finished', ['booster', 'staff']),
  arrow('in-game', 'processing', ['staff', 'system']),
  arrow('in-game', 'cancelled', ['staff'], 'split'),

  arrow('finished', 'closed', ['customer', 'staff', 'system']),
  arrow('finished', 'started', ['staff']),
  arrow('finished', 'cancelled', ['staff'], 'split'),

  arrow('closed', 'completed', ['staff', 'system'], 'settle'),
];

export const arrowOf = (from: OrderState, to: OrderState): Arrow | undefined =>
  arrows.find((candidate) => candidate.from === from && candidate.to === to);

/** The states that this walker may choose by the table alone. */
export const nextStates = (from: OrderState, walker: Walker): OrderState[] =>
  arrows.filter((candidate) => candidate.from === from && candidate.by.includes(walker)).map(({ to }) => to);
