import type { AdminApproval } from '#contract/approval.ts';
import { orderEnds, payingDecisions } from '#kernel/approvals.ts';
import type { Clock } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { handProviders, type Role } from '#kernel/vocabulary.ts';
import { type Approval, hindranceOf, standingOf } from '../domain/approval.ts';
import { eyesOf } from './approve.ts';
import type { Approvals, ApprovalsPart, People, Rule } from './ports.ts';

const moneySaidIn = (said: unknown): AdminApproval['refund'] =>
  typeof said === 'object' && said !== null && 'amount' in said && typeof said.amount === 'number'
    ? { amount: said.amount, currency: 'TRY' }
    : null;

interface Reader {
  readonly id: string;
  readonly role: Role;
}

/** Requests as the console reads them: admins all, staff those that they made. */
export class ReadApprovals {
  readonly #approvals: Approvals;
  readonly #people: People;
  readonly #rule: Rule;
  readonly #clock: Clock;

  constructor(approvals: Approvals, people: People, rule: Rule, clock: Clock) {
    this.#approvals = approvals;
    this.#people = people;
    this.#rule = rule;
    this.#clock = clock;
  }

  async page(
    part: Omit<ApprovalsPart, 'now'>,
    reader: Reader,
  ): Promise<{ readonly rows: readonly AdminApproval[]; readonly total: number; readonly atLeast?: boolean }> {
    const own = reader.role === 'admin' ? {} : { askedBy: [reader.id] };
    const { rows, ...counted } = await this.#approvals.list({ ...part, ...own, now: this.#clock.now() });
    return { rows: await this.#viewsOf(rows), ...counted };
  }

  /** @throws DomainError approval.not_found, also for what is somebody else's */
  async one(id: string, reader: Reader): Promise<AdminApproval & { readonly hindrance: DomainError | null }> {
    const found = await this.#approvals.find(id);
    if (!found || (reader.role !== 'admin' && found.askedBy.id !== reader.id))
      throw new DomainError('approval.not_found');
    return { ...(await this.viewOf(found)), hindrance: await this.#hindranceOf(found, reader.id) };
  }

  /** What would be said to the reader if they approved it now. */
  async #hindranceOf(approval: Approval, reader: string): Promise<DomainError | null> {
    const now = this.#clock.now();
    if (standingOf(approval, now) !== 'waiting') return null;
    const eyes = await eyesOf(this.#people, approval, reader);
    return hindranceOf(approval, reader, eyes, now, this.#rule.settlesAfterHours);
  }

  async viewOf(approval: Approval): Promise<AdminApproval> {
    const [view] = await this.#viewsOf([approval]);
    if (!view) throw new Error(`approval ${approval.id} has no view`);
    return view;
  }

  async #viewsOf(approvals: readonly Approval[]): Promise<readonly AdminApproval[]> {
    const ids = approvals.flatMap(({ askedBy, decided, personId }) => [askedBy.id, personId, decided?.by ?? []].flat());
    const names = await this.#people.namesOf([...new Set(ids)]);
    const nameOf = (id: string) => names.get(id) ?? null;
    const now = this.#clock.now();
    return approvals.map((approval) => {
      const { id, asked, amount, personId, askedBy, decided } = approval;
      const said = (name: string) => (typeof asked[name] === 'string' ? asked[name] : null);
      return {
        id,
        command: asked.command,
        state: standingOf(approval, now),
        amount: { amount: amount.amount, currency: amount.currency },
        userId: personId,
        userName: nameOf(personId),
        payoutId: said('payoutId'),
        topUpId: said('topUpId'),
        iban: said('iban'),
        provider: handProviders.find((one) => one === asked['provider']) ?? null,
        reference: said('reference'),
        arrivedOn: said('arrivedOn'),
        sender: said('sender'),
        orderId: said('orderId'),
        orderState: orderEnds.find((one) => one === asked['state']) ?? null,
        earnedPercent: typeof asked['earnedPercent'] === 'number' ? asked['earnedPercent'] : null,
        disputeDecision: payingDecisions.find((one) => one === asked['decision']) ?? null,
        refund: moneySaidIn(asked['refund']),
        reason: asked.reason ?? null,
        askedById: askedBy.id,
        askedByName: nameOf(askedBy.id),
        createdAt: approval.createdAt.toISOString(),
        expiresAt: approval.expiresAt.toISOString(),
        decidedById: decided?.by ?? null,
        decidedByName: decided ? nameOf(decided.by) : null,
        decidedAt: decided?.at.toISOString() ?? null,
        decision: decided?.because ?? null,
        outcomeId: approval.outcomeId,
      };
    });
  }
}
