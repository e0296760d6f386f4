import type { Listed } from '#kernel/lists.ts';
import type { Kysely, Selectable } from 'kysely';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, oneOfEach, pageInOrder } from '#platform/db/lists.ts';
import { forUpdate } from '#platform/db/orm.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { Reports, ReportsPart } from '../../application/ports.ts';
import type { Report } from '../../domain/report.ts';
import { type ConversationTables, MessageReportRow } from './conversation.table.ts';

export class MikroReports implements Reports {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<ConversationTables> {
    return this.#database.sql<ConversationTables>();
  }

  async add(report: Report): Promise<boolean> {
    const added = await this.#sql
      .insertInto('MessageReportRow')
      .values(rowOf(report))
      .onConflict((conflict) => conflict.columns(['messageId', 'reporterId']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  }

  async lock(id: string): Promise<Report | undefined> {
    const row = await this.#database.em.findOne(MessageReportRow, { id }, forUpdate);
    return row ? reportOf(row) : undefined;
  }

  async save(report: Report): Promise<void> {
    await this.#database.em.nativeUpdate(MessageReportRow, { id: report.id }, rowOf(report));
  }

  async list({
    from,
    limit,
    descending,
    where,
    created,
  }: ReportsPart): Promise<Listed<Report & { readonly text: string }>> {
    const { id, state, orderId, messageId, senderId, reporterId } = where;
    const wanted = this.#sql
      .selectFrom('MessageReportRow as report')
      .where(
        oneOfEach({
          'report.id': id,
          'report.state': state,
          'report.orderId': orderId,
          'report.messageId': messageId,
          'report.senderId': senderId,
          'report.reporterId': reporterId,
        }),
      )
      .where(inRange('report.createdAt', created));
    // a subquery instead of a join, because for a join PostgreSQL expected a single match and read all messages to find
    // it
    const shown = wanted.selectAll('report').select((row) =>
      row
        .selectFrom('MessageRow as message')
        .select('message.text')
        // the order id selects the partition of the message
        .whereRef('message.orderId', '=', 'report.orderId')
        .whereRef('message.id', '=', 'report.messageId')
        .as('text'),
    );
    const [rows, counted] = await Promise.all([
      pageInOrder(shown, ['report.createdAt', 'report.id'], { from, limit, descending }),
      boundedCount(this.#sql, wanted),
    ]);
    return {
      rows: readableRows('reports', rows, ({ text, ...row }) => ({ ...reportOf(row), text: text ?? '' })),
      ...counted,
    };
  }
}

export const rowOf = ({ sender, reporter, fee, decidedBy, ...report }: Report) => ({
  ...report,
  senderId: sender.id,
  senderRole: sender.role,
  senderName: sender.displayName,
  reporterId: reporter.id,
  reporterRole: reporter.role,
  reporterName: reporter.displayName,
  fee: fee?.amount ?? null,
  decidedBy: decidedBy?.id ?? null,
  decidedByName: decidedBy?.displayName ?? null,
});

export const reportOf = ({
  senderId,
  senderRole,
  senderName,
  reporterId,
  reporterRole,
  reporterName,
  fee,
  decidedBy,
  decidedByName,
  ...row
}: Selectable<ConversationTables['MessageReportRow']>): Report => ({
  ...row,
  sender: { id: senderId, role: senderRole, displayName: senderName },
  reporter: { id: reporterId, role: reporterRole, displayName: reporterName },
  fee: fee === null ? null : Money.kurus(fee),
  decidedBy: decidedBy === null ? null : { id: decidedBy, displayName: decidedByName ?? '' },
});
