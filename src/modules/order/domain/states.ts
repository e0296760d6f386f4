import { activeStates, type OrderState } from '#kernel/vocabulary.ts';

/** States in which the booster plays. */
export const playedStates = ['started', 'in-game'] as const satisfies readonly OrderState[];
/** States in which an order has a promised time: first for its start, then for its finish. */
export const promisedStates = ['processing', ...activeStates] as const satisfies readonly OrderState[];
/** States of orders that are not finished yet. */
export const unfinishedStates = ['waiting', ...promisedStates] as const satisfies readonly OrderState[];

export const isIn = (states: readonly OrderState[], state: OrderState): boolean => states.includes(state);
