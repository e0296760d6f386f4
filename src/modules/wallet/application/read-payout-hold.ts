import { Money } from '#kernel/money.ts';
import type { Clock } from '#kernel/ports.ts';
import { assertHandsApart, assertPayable, handsApartForDays, holdOf, type PayoutHold } from '../domain/payout-hold.ts';
import { walletOf } from '../domain/account.ts';
import type { Payout } from '../domain/payout.ts';
import type { Needs } from './needs.ts';

/** Whether payouts may be paid now, and why they have to wait. */
export const readPayoutHold = ({
  access,
  holders,
  books,
  cardEarnings,
  clock,
  config: { settlesAfterHours },
}: Needs<'access' | 'holders' | 'books' | 'cardEarnings'> & {
  readonly clock: Clock;
  readonly config: { readonly settlesAfterHours: number };
}) => {
  /** The holds by payout id. Decided payouts are left out. */
  const of = async (payouts: readonly Payout[]): Promise<ReadonlyMap<string, PayoutHold>> => {
    const requested = payouts.filter(({ state }) => state === 'requested');
    if (requested.length === 0) return new Map();
    const boosterIds = [...new Set(requested.map(({ boosterId }) => boosterId))];
    const now = clock.now();
    const since = new Date(now.getTime() - settlesAfterHours * 3600_000);
    const changes = await access.changesOf(boosterIds);
    // reads balances before earnings: an earning that arrives in between is not in the balance, so it can only delay the
    // payout
    const balances = await books.balancesOf(boosterIds);
    const earned = await cardEarnings.of(boosterIds, since);
    return new Map(
      requested.map((payout) => {
        const { boosterId } = payout;
        const known = {
          changes: changes.get(boosterId) ?? [],
          cardEarnings: earned.get(boosterId) ?? [],
          balance: balances.get(boosterId) ?? Money.zero,
        };
        return [payout.id, holdOf(payout, known, settlesAfterHours, now)];
      }),
    );
  };

  return {
    of,
    /**
     * @throws DomainError wallet.payout_unconfirmed, wallet.payout_unsettled, wallet.payout_tip_unsettled,
     * wallet.payout_order_unsettled
     */
    assertPayable: async (payout: Payout): Promise<void> => {
      const hold = (await of([payout])).get(payout.id);
      if (hold) assertPayable(hold, clock.now());
    },
    /** @throws DomainError wallet.payout_own_hand */
    assertHandsApart: async ({ boosterId, requestedBy }: Payout, payer: string): Promise<void> => {
      if ((await holders.lockRole(payer)) === 'admin') return;
      const since = new Date(clock.now().getTime() - handsApartForDays * 86_400_000);
      const [changes, apart, moved] = await Promise.all([
        access.changesOf([boosterId]),
        requestedBy === boosterId || access.areApart(requestedBy, payer),
        books.entries({
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
    },
  };
};
export type ReadPayoutHold = ReturnType<typeof readPayoutHold>;
