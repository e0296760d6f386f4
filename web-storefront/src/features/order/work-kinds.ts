import type { Order } from './describe.ts';

/** Who reads the order's page. Both see the same, in words of their own. */
export type Reader = 'customer' | 'booster';

/** Work that is measured in points. In other work a match has no points. */
export const countsPoints = ({ unit }: Order['progress']): boolean => ['rung', 'lp', 'kp'].includes(unit);
/** Coaching is counted in hours, and a level can be reached by any play. */
export const playedInMatches = ({ unit }: Order['progress']): boolean => unit !== 'hour' && unit !== 'level';
