import { type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { promisedStates } from '../../domain/states.ts';
import type { OrderTables } from './order-mapping.ts';
import { attentionAt } from './order.table.ts';

// Conditions about orders that need attention. One index answers all of them, because each has a condition on its first column.

type Row = ExpressionBuilder<OrderTables, 'OrderRow'>;

const attention = sql.raw<Date | null>(attentionAt);
/** Something of the order waits for staff, whatever the time is. What it is, other columns say. */
export const isFlagged = sql<SqlBool>`${attention} = '-infinity'`;

/** The domain's `isLate` as SQL; a test compares the two. */
export const lateAt = (row: Row, at: Date) => [
  waitingForStaff(at),
  row('dueAt', '<', at),
  row('state', 'in', promisedStates),
  row('pausedAt', 'is', null),
  row('rankDiffersSince', 'is', null),
];

/** The domain's `isUnproven` as SQL. */
export const unprovenIn = (row: Row) => [
  isFlagged,
  row('state', '=', 'finished' as const),
  row('closesAt', 'is', null),
  row('disputed', '=', false),
];

/** The customer has not answered a report of another rank. */
export const rankDiffersIn = (row: Row) => [
  sql<SqlBool>`${attention} in ('-infinity', 'infinity')`,
  row('rankDiffersSince', 'is not', null),
];

/** The domain's `waitsForStaff` as SQL; a test compares the two. */
export const waitingForStaff = (at: Date) => sql<SqlBool>`${attention} < ${at}`;
