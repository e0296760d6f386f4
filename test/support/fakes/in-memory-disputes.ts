import type { Disputes } from '#modules/order/application/ports.ts';
import type { Dispute } from '#modules/order/domain/dispute.ts';

export class InMemoryDisputes implements Disputes {
  readonly #byId = new Map<string, Dispute>();

  async add(dispute: Dispute): Promise<void> {
    const isOpen = [...this.#byId.values()].some((one) => one.orderId === dispute.orderId && !one.decision);
    if (isOpen) throw new Error('unique violation: order_dispute_open');
    this.#byId.set(dispute.id, dispute);
  }

  async save(dispute: Dispute): Promise<void> {
    this.#byId.set(dispute.id, dispute);
  }

  async latestOf(orderId: string): Promise<Dispute | undefined> {
    return [...this.#byId.values()]
      .filter((dispute) => dispute.orderId === orderId)
      .toSorted((a, b) => a.openedAt.getTime() - b.openedAt.getTime())
      .at(-1);
  }

  async unanswered(
    due: Date,
    still: 'reminded' | 'lapsed',
    limit: number,
    resting: readonly string[],
  ): Promise<readonly string[]> {
    return [...this.#byId.values()]
      .filter(({ answer, proposal, decision }) => !answer && !proposal?.agreedAt && !decision)
      .filter(({ answerDueAt }) => answerDueAt <= due)
      .filter(({ remindedAt, lapsedAt }) => (still === 'reminded' ? remindedAt : lapsedAt) === null)
      .filter(({ orderId }) => !resting.includes(orderId))
      .toSorted((a, b) => a.answerDueAt.getTime() - b.answerDueAt.getTime())
      .slice(0, limit)
      .map(({ orderId }) => orderId);
  }
}
