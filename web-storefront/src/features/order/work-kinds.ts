import type { Order } from './describe.ts';

/** The reader of an order's page. Customer and booster see the same facts, each in different words. */
export type Reader = 'customer' | 'booster';

/** Whether the work is measured in points. In other work a match has no points. */
export const countsPoints = ({ unit }: Order['progress']): boolean => ['rung', 'lp', 'kp'].includes(unit);
/**
 * Whether the work consists of matches. Coaching is counted in hours, and a level can be reached by any kind of play.
 */
export const playedInMatches = ({ unit }: Order['progress']): boolean => unit !== 'hour' && unit !== 'level';
