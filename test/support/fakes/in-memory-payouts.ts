import type { Listed } from '#kernel/lists.ts';
import { Money } from '#kernel/money.ts';
import type { PayoutFigures, Payouts, PayoutsPart } from '#modules/wallet/application/ports.ts';
import type { Payout } from '#modules/wallet/domain/payout.ts';
import { isWithin } from './in-range.ts';

const columns = ['id', 'boosterId', 'state'] as const;

export class InMemoryPayouts implements Payouts, PayoutFigures {
  readonly #byId = new Map<string, Payout>();

  async add(payout: Payout): Promise<void> {
    this.#byId.set(payout.id, payout);
  }

  lock(id: string): Promise<Payout | undefined> {
    return this.find(id);
  }

  async save({ id, state, reason, decidedBy, decidedAt }: Payout): Promise<void> {
    const payout = this.#byId.get(id);
    if (payout) this.#byId.set(id, { ...payout, state, reason, decidedBy, decidedAt });
  }

  async confirm({ id, confirmedAt }: Payout): Promise<void> {
    const payout = this.#byId.get(id);
    if (payout) this.#byId.set(id, { ...payout, confirmedAt });
  }

  async wasPaidTo(boosterId: string, iban: string): Promise<boolean> {
    return this.#of(boosterId, 'paid').some((payout) => payout.iban === iban);
  }

  async find(id: string): Promise<Payout | undefined> {
    return this.#byId.get(id);
  }

  async ibansOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = ids.flatMap((id) => this.#byId.get(id) ?? []);
    return new Map(found.map(({ id, iban }) => [id, iban]));
  }

  async list({ from, limit, by, descending, where, amount, created }: PayoutsPart): Promise<Listed<Payout>> {
    const found = [...this.#byId.values()].filter(
      (payout) =>
        columns.every((name) => where[name]?.includes(payout[name]) ?? true) &&
        isWithin(amount, payout.amount.amount) &&
        isWithin(created, payout.createdAt),
    );
    const of = (payout: Payout) => (by === 'amount' ? payout.amount.amount : payout.createdAt.getTime());
    const rows = found.toSorted((one, other) => of(one) - of(other) || (one.id < other.id ? -1 : 1));
    return {
      rows: (descending ? rows.toReversed() : rows).slice(from, from + limit),
      total: found.length,
      atLeast: false,
    };
  }

  async waitingOf(boosterId: string): Promise<number> {
    return this.#of(boosterId, 'requested').length;
  }

  async requestedOf(boosterId: string) {
    const amounts = this.#of(boosterId, 'requested').map(({ amount }) => amount);
    return { count: amounts.length, sum: Money.sum(amounts) };
  }

  #of(boosterId: string, state: Payout['state']): readonly Payout[] {
    return [...this.#byId.values()].filter((payout) => payout.boosterId === boosterId && payout.state === state);
  }
}
