import type { AdminTicketRow } from '../../lib/records.ts';
import { secondsBetween } from '../../lib/time.ts';

/**
 * The ticket's status. An open ticket is `answered` or `waiting`, which tells whether the user or staff must act next.
 */
export const standingOf = ({ status, answered }: Pick<AdminTicketRow, 'status' | 'answered'>) =>
  status === 'open' ? (answered ? 'answered' : 'waiting') : status;

/** How long the user has waited for staff; null if it is not the staff's turn. */
export const waitedSeconds = ({ waitingSince }: Pick<AdminTicketRow, 'waitingSince'>): number | null =>
  waitingSince === null ? null : secondsBetween(waitingSince, new Date());

/** How long staff took for the first answer. */
export const firstAnswerSeconds = ({ createdAt, firstAnsweredAt }: AdminTicketRow): number | null =>
  firstAnsweredAt === null ? null : secondsBetween(createdAt, firstAnsweredAt);
