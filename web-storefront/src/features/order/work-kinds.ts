import type { Order } from './describe.ts';

/** Whose page it is: both have the same, and each is told what it means to them. */
export type Reader = 'customer' | 'booster';

/** Work that is won by points; elsewhere a match has none. */
export const countsPoints = ({ unit }: Order['progress']): boolean => ['rung', 'lp', 'kp'].includes(unit);
/** Coaching is done in hours, a level is reached by playing anything. */
export const playedInMatches = ({ unit }: Order['progress']): boolean => unit !== 'hour' && unit !== 'level';
