import { type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { remindedAfter, remindedWithin } from '../../domain/account-wait.ts';
import type { OrderTables } from './order-mapping.ts';

/**
 * The domain's `dueReminder` as SQL; a test compares the two. The index of states finds the waiting orders of the last
 * weeks, because an order that is too old for a reminder is left out.
 */
export const awaitsAccountIn = (row: ExpressionBuilder<OrderTables, 'OrderRow'>, now: Date) => {
  const due = remindedAfter.map((after) => {
    const at = sql`coalesce(account_removed_at, created_at) + ${after} * interval '1 millisecond'`;
    return sql`${at} <= ${now} and (account_reminded_at is null or account_reminded_at < ${at})`;
  });
  return [
    row('state', '=', 'waiting' as const),
    row('createdAt', '>', new Date(now.getTime() - remindedWithin)),
    sql<SqlBool>`(${sql.join(due, sql` or `)})`,
  ];
};
