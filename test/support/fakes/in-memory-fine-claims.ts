import type { Listed } from '#kernel/lists.ts';
import type { FineClaims, FineClaimsPart } from '#modules/wallet/application/ports.ts';
import type { FineClaim } from '#modules/wallet/domain/fine-claim.ts';
import { isWithin } from './in-range.ts';

const columns = ['id', 'boosterId', 'orderId', 'state'] as const;

export class InMemoryFineClaims implements FineClaims {
  readonly #byId = new Map<string, FineClaim>();

  async lockBoosters(): Promise<void> {}

  async lockOpen(boosterIds: readonly string[], atMost?: number): Promise<readonly FineClaim[]> {
    return this.#oldestFirst()
      .filter(({ boosterId, state }) => boosterIds.includes(boosterId) && state === 'open')
      .slice(0, atMost);
  }

  lock(id: string): Promise<FineClaim | undefined> {
    return this.find(id);
  }

  async add(claim: FineClaim): Promise<void> {
    this.#byId.set(claim.id, claim);
  }

  async save(claim: FineClaim): Promise<void> {
    if (this.#byId.has(claim.id)) this.#byId.set(claim.id, claim);
  }

  async find(id: string): Promise<FineClaim | undefined> {
    return this.#byId.get(id);
  }

  async list({ from, limit, by, descending, where, amount, created }: FineClaimsPart): Promise<Listed<FineClaim>> {
    const found = this.#oldestFirst().filter(
      (claim) =>
        columns.every((name) => where[name]?.includes(claim[name] ?? '') ?? true) &&
        isWithin(amount, claim.amount.amount) &&
        isWithin(created, claim.createdAt),
    );
    const rows = by === 'amount' ? found.toSorted((one, other) => one.amount.amount - other.amount.amount) : found;
    return {
      rows: (descending ? rows.toReversed() : rows).slice(from, from + limit),
      total: found.length,
      atLeast: false,
    };
  }

  #oldestFirst(): readonly FineClaim[] {
    return [...this.#byId.values()].toSorted(
      (one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1),
    );
  }
}
