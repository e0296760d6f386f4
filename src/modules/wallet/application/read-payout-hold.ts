import type { Clock } from '#kernel/ports.ts';
import { assertHandsApart, assertPayable, handsApartForDays, holdOf, type PayoutHold } from '../domain/payout-hold.ts';
import { walletOf } from '../domain/account.ts';
import type { Payout } from '../domain/payout.ts';
import type { AccessHistory, Books, Holders } from './ports.ts';

/** Says whether a payout may be paid now, and what keeps it from that. */
export class ReadPayoutHold {
  readonly #access: AccessHistory;
  readonly #holders: Holders;
  readonly #books: Books;
  readonly #clock: Clock;
  readonly #settlesAfterHours: number;

  constructor(
    access: AccessHistory,
    holders: Holders,
    books: Books,
    clock: Clock,
    { settlesAfterHours }: { readonly settlesAfterHours: number },
  ) {
    this.#access = access;
    this.#holders = holders;
    this.#books = books;
    this.#clock = clock;
    this.#settlesAfterHours = settlesAfterHours;
  }

  /** By the payout's id; what is decided waits for nothing and is left out. */
  async of(payouts: readonly Payout[]): Promise<ReadonlyMap<string, PayoutHold>> {
    const requested = payouts.filter(({ state }) => state === 'requested');
    const changes = await this.#access.changesOf(requested.map(({ boosterId }) => boosterId));
    const now = this.#clock.now();
    return new Map(
      requested.map((payout) => [
        payout.id,
        holdOf(payout, changes.get(payout.boosterId) ?? [], this.#settlesAfterHours, now),
      ]),
    );
  }

  /** @throws DomainError wallet.payout_unsettled, wallet.payout_unconfirmed */
  async assertPayable(payout: Payout): Promise<void> {
    const hold = (await this.of([payout])).get(payout.id);
    if (hold) assertPayable(hold, this.#clock.now());
  }

  /** @throws DomainError wallet.payout_own_hand */
  async assertHandsApart({ boosterId, requestedBy }: Payout, payer: string): Promise<void> {
    if ((await this.#holders.holdRole(payer)) === 'admin') return;
    const since = new Date(this.#clock.now().getTime() - handsApartForDays * 86_400_000);
    const [changes, apart, moved] = await Promise.all([
      this.#access.changesOf([boosterId]),
      requestedBy === boosterId || this.#access.areApart(requestedBy, payer),
      this.#books.entries({
        from: 0,
        limit: 1,
        descending: true,
        where: { actorId: [payer], wallet: [walletOf(boosterId)], kind: ['adjustment', 'settlement'], after: since },
      }),
    ]);
    assertHandsApart({
      enteredIt: !apart,
      gaveAccess: (changes.get(boosterId) ?? []).some(({ by, at }) => by === payer && at >= since),
      movedMoney: moved.rows.length > 0,
    });
  }
}
