import type { Fees, Messages, Reports, ReportsPart } from '#modules/conversation/application/ports.ts';
import type { Report } from '#modules/conversation/domain/report.ts';

export class InMemoryReports implements Reports {
  readonly #messages: Messages;
  #reports: readonly Report[] = [];

  constructor(messages: Messages) {
    this.#messages = messages;
  }

  get all(): readonly Report[] {
    return this.#reports;
  }

  add(report: Report) {
    const { messageId, reporter } = report;
    const isKnown = this.#reports.some((one) => one.messageId === messageId && one.reporter.id === reporter.id);
    if (!isKnown) this.#reports = [...this.#reports, report];
    return Promise.resolve(!isKnown);
  }

  lock(id: string) {
    return Promise.resolve(this.#reports.find((report) => report.id === id));
  }

  save(report: Report) {
    this.#reports = this.#reports.map((one) => (one.id === report.id ? report : one));
    return Promise.resolve();
  }

  async list({ from, limit, descending, where }: ReportsPart) {
    const { id, state, orderId, messageId, senderId, reporterId } = where;
    const wanted = this.#reports.filter(
      (report) =>
        (!id || id.includes(report.id)) &&
        (!state || state.includes(report.state)) &&
        (!orderId || orderId.includes(report.orderId)) &&
        (!messageId || messageId.includes(report.messageId)) &&
        (!senderId || senderId.includes(report.sender.id)) &&
        (!reporterId || reporterId.includes(report.reporter.id)),
    );
    const ascending = wanted.toSorted(
      (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
    );
    const page = (descending ? ascending.toReversed() : ascending).slice(from, from + limit);
    const ids = page.map((report) => report.messageId);
    const { rows } = await this.#messages.list({ from: 0, limit: 1000, descending: false, ids });
    const texts = new Map(rows.map((message) => [message.id, message.text]));
    const told = page.map((report) => ({ ...report, text: texts.get(report.messageId) ?? '' }));
    return { rows: told, total: wanted.length, atLeast: false };
  }
}

export class RecordingFees implements Fees {
  readonly charged: Parameters<Fees['charge']>[0][] = [];

  charge(of: Parameters<Fees['charge']>[0]) {
    this.charged.push(of);
    return Promise.resolve();
  }
}
