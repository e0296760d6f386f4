import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { ApprovalCommand, ApprovalState } from '#kernel/approvals.ts';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, oneOfEach, pageInOrder } from '#platform/db/lists.ts';
import { forUpdate } from '#platform/db/orm.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { Approvals, ApprovalsPart, Once } from '../../application/ports.ts';
import type { Approval } from '../../domain/approval.ts';
import { ApprovalRow, type ApprovalTables } from './approval.table.ts';

export class MikroApprovals implements Approvals {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(approval: Approval): Promise<void> {
    await this.#database.em.insert(ApprovalRow, rowOf(approval));
  }

  async lock(id: string): Promise<Approval | undefined> {
    const row = await this.#database.em.findOne(ApprovalRow, { id }, forUpdate);
    return row ? approvalOf(row) : undefined;
  }

  async find(id: string): Promise<Approval | undefined> {
    const row = await this.#database.em.findOne(ApprovalRow, { id });
    return row ? approvalOf(row) : undefined;
  }

  async save(approval: Approval): Promise<void> {
    await this.#database.em.nativeUpdate(ApprovalRow, { id: approval.id }, rowOf(approval));
  }

  async list({
    from,
    limit,
    descending,
    ids,
    askedBy,
    asker,
    personIds,
    commands,
    states,
    created,
    now,
  }: ApprovalsPart) {
    let wanted = this.#sql
      .selectFrom('ApprovalRow')
      .where(oneOfEach({ id: ids, askedBy, personId: personIds, command: commands }))
      .where(inRange('createdAt', created));
    if (asker) wanted = wanted.where('askedBy', asker.is ? '=' : '!=', asker.id);
    if (states) wanted = wanted.where((row) => row.or(states.map((state) => standsAs(row, state, now))));
    const [rows, counted] = await Promise.all([
      pageInOrder(wanted.selectAll(), ['createdAt', 'id'], { from, limit, descending }),
      boundedCount(this.#sql, wanted),
    ]);
    return { rows: readableRows('approvals', rows, approvalOf), ...counted };
  }

  async waits(command: ApprovalCommand, once: Once, now: Date): Promise<boolean> {
    await this.#database.advisoryLock(`approval of ${command} ${JSON.stringify(once)}`);
    const found = await this.#sql
      .selectFrom('ApprovalRow')
      .select('id')
      .where((row) => standsAs(row, 'waiting', now))
      .where('command', '=', command)
      .where(sql<boolean>`${sql.ref('asked')} @> ${JSON.stringify(once)}::jsonb`)
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  get #sql() {
    return this.#database.sql<ApprovalTables>();
  }
}

/** The condition for a present state. Expired requests are stored as `waiting`. */
const standsAs = (row: ExpressionBuilder<ApprovalTables, 'ApprovalRow'>, state: ApprovalState, now: Date) => {
  if (state === 'expired') return row.and([row('state', '=', 'waiting'), row('expiresAt', '<=', now)]);
  if (state === 'waiting') return row.and([row('state', '=', 'waiting'), row('expiresAt', '>', now)]);
  return row('state', '=', state);
};

const decisionOf = ({ decided }: Approval) => ({
  decidedBy: decided?.by ?? null,
  decidedAt: decided?.at ?? null,
  because: decided?.because ?? null,
});

export const rowOf = (approval: Approval) => {
  const { asked, amount, askedBy, decided: _, ...rest } = approval;
  return {
    ...rest,
    command: asked.command,
    asked,
    amount: amount.amount,
    askedBy: askedBy.id,
    askedByRole: askedBy.role,
    ...decisionOf(approval),
  };
};

export const approvalOf = ({
  command: _,
  amount,
  askedBy,
  askedByRole,
  decidedBy,
  decidedAt,
  because,
  ...row
}: Selectable<ApprovalTables['ApprovalRow']>): Approval => ({
  ...row,
  amount: Money.kurus(amount),
  askedBy: { id: askedBy, role: askedByRole },
  decided: decidedBy && decidedAt ? { by: decidedBy, at: decidedAt, because } : null,
});
