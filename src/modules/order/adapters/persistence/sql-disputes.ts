import { Money } from '#kernel/money.ts';
import type { Selectable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Disputes } from '../../application/ports.ts';
import type { Dispute } from '../../domain/dispute.ts';
import type { Proposal, ProposedEnd } from '../../domain/dispute-agreement.ts';
import type { OrderTables } from './order-mapping.ts';

export class SqlDisputes implements Disputes {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql() {
    return this.#database.sql<OrderTables>();
  }

  async add(dispute: Dispute): Promise<void> {
    await this.#sql.insertInto('OrderDisputeRow').values(rowOf(dispute)).execute();
  }

  async save(dispute: Dispute): Promise<void> {
    const { id, ...row } = rowOf(dispute);
    await this.#sql.updateTable('OrderDisputeRow').set(row).where('id', '=', id).execute();
  }

  async latestOf(orderId: string): Promise<Dispute | undefined> {
    const row = await this.#sql
      .selectFrom('OrderDisputeRow')
      .selectAll()
      .where('orderId', '=', orderId)
      .orderBy('openedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && disputeOf(row);
  }

  async unanswered(
    due: Date,
    still: 'reminded' | 'lapsed',
    limit: number,
    resting: readonly string[],
  ): Promise<readonly string[]> {
    const rows = await this.#sql
      .selectFrom('OrderDisputeRow')
      .select('orderId')
      .where('outcome', 'is', null)
      .where('answer', 'is', null)
      .where('agreedAt', 'is', null)
      .where('answerDueAt', '<=', due)
      .where(still === 'reminded' ? 'remindedAt' : 'lapsedAt', 'is', null)
      .$if(resting.length > 0, (disputes) => disputes.where('orderId', 'not in', resting))
      .orderBy('answerDueAt')
      .limit(limit)
      .execute();
    return rows.map(({ orderId }) => orderId);
  }
}

const rowOf = ({ answer, proposal, decision, ...said }: Dispute) => ({
  ...said,
  ...columnsOf(proposal),
  answer: answer?.text ?? null,
  answeredAt: answer?.at ?? null,
  outcome: decision?.outcome ?? null,
  decidedBy: decision?.by ?? null,
  reason: decision?.reason ?? null,
  refund: decision?.refund?.amount ?? null,
  decidedAt: decision?.at ?? null,
});

const columnsOf = (proposal: Proposal | null) => ({
  proposalId: proposal?.id ?? null,
  proposedBy: proposal?.by ?? null,
  proposedEnd: proposal?.end.outcome ?? null,
  proposedRefund: proposal?.end.outcome === 'refunded' ? proposal.end.refund.amount : null,
  proposedAt: proposal?.at ?? null,
  agreedAt: proposal?.agreedAt ?? null,
});

const disputeOf = ({
  answer,
  answeredAt,
  proposalId,
  proposedBy,
  proposedEnd,
  proposedRefund,
  proposedAt,
  agreedAt,
  outcome,
  decidedBy,
  reason,
  refund,
  decidedAt,
  ...said
}: Selectable<OrderTables['OrderDisputeRow']>): Dispute => ({
  ...said,
  answer: answer !== null && answeredAt ? { text: answer, at: answeredAt } : null,
  proposal:
    proposalId && proposedBy && proposedEnd && proposedAt
      ? { id: proposalId, by: proposedBy, end: endOf(proposedEnd, proposedRefund), at: proposedAt, agreedAt }
      : null,
  decision:
    outcome && decidedAt
      ? { outcome, by: decidedBy, reason, refund: refund === null ? null : Money.kurus(refund), at: decidedAt }
      : null,
});

/** A check constraint guarantees that a proposed refund has an amount. */
const endOf = (outcome: ProposedEnd['outcome'], refund: number | null): ProposedEnd =>
  outcome === 'refunded' ? { outcome, refund: Money.kurus(refund ?? 0) } : { outcome };
