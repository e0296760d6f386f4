import { Money } from '#kernel/money.ts';
import type { Clock } from '#kernel/ports.ts';
import { assertHandsApart, assertPayable, handsApartForDays, holdOf, type PayoutHold } from '../domain/payout-hold.ts';
import { walletOf } from '../domain/account.ts';
import type { Payout } from '../domain/payout.ts';
import type { AccessHistory, Books, CardTips, Holders } from './ports.ts';

/** Says whether a payout may be paid now, and what keeps it from that. */
export class ReadPayoutHold {
  readonly #access: AccessHistory;
  readonly #holders: Holders;
  readonly #books: Books;
  readonly #cardTips: CardTips;
  readonly #clock: Clock;
  readonly #settlesAfterHours: number;

  constructor(
    access: AccessHistory,
    holders: Holders,
    books: Books,
    cardTips: CardTips,
    clock: Clock,
    { settlesAfterHours }: { readonly settlesAfterHours: number },
  ) {
    this.#access = access;
    this.#holders = holders;
    this.#books = books;
    this.#cardTips = cardTips;
    this.#clock = clock;
    this.#settlesAfterHours = settlesAfterHours;
  }

  /** By the payout's id; what is decided waits for nothing and is left out. */
  async of(payouts: readonly Payout[]): Promise<ReadonlyMap<string, PayoutHold>> {
    const requested = payouts.filter(({ state }) => state === 'requested');
    if (requested.length === 0) return new Map();
    const boosterIds = [...new Set(requested.map(({ boosterId }) => boosterId))];
    const now = this.#clock.now();
    const since = new Date(now.getTime() - this.#settlesAfterHours * 3600_000);
    const changes = await this.#access.changesOf(boosterIds);
    // the balances first: a tip that comes meanwhile is then among the tips alone, and holds rather than frees
    const balances = await this.#books.balancesOf(boosterIds);
    const tips = await this.#cardTips.to(boosterIds, since);
    return new Map(
      requested.map((payout) => {
        const { boosterId } = payout;
        const known = {
          changes: changes.get(boosterId) ?? [],
          tips: tips.get(boosterId) ?? [],
          balance: balances.get(boosterId) ?? Money.zero,
        };
        return [payout.id, holdOf(payout, known, this.#settlesAfterHours, now)];
      }),
    );
  }

  /** @throws DomainError wallet.payout_unsettled, wallet.payout_tip_unsettled, wallet.payout_unconfirmed */
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
