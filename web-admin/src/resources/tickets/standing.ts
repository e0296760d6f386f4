import type { AdminTicketRow } from '../../lib/records.ts';
import { secondsBetween } from '../../lib/time.ts';

/** Where a ticket stands; while it is open, whose turn it is. */
export const standingOf = ({ status, answered }: Pick<AdminTicketRow, 'status' | 'answered'>) =>
  status === 'open' ? (answered ? 'answered' : 'waiting') : status;

/** How long its user has waited for the house; null where it is not the house's turn. */
export const waitedSeconds = ({ waitingSince }: Pick<AdminTicketRow, 'waitingSince'>): number | null =>
  waitingSince === null ? null : secondsBetween(waitingSince, new Date());

/** How long the house took for its first answer. */
export const firstAnswerSeconds = ({ createdAt, firstAnsweredAt }: AdminTicketRow): number | null =>
  firstAnsweredAt === null ? null : secondsBetween(createdAt, firstAnsweredAt);
