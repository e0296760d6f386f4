import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { adjustment, penalty } from '../domain/entries.ts';
import type { Entry } from '../domain/entry.ts';
import { assertFinable, type Fine } from './fine.ts';
import type { Approved, RecordedEntry } from './ports.ts';
import type { Needs } from './needs.ts';

/** Changes of a balance by hand, always with a reason. */
export const correctBalance = ({
  ledger,
  books,
  holders,
  playedOrders,
  limit,
  work,
}: Needs<'ledger' | 'books' | 'holders' | 'playedOrders' | 'limit' | 'work'>) => {
  const post = async (entry: Entry): Promise<RecordedEntry> => {
    await ledger.post(entry);
    const recorded = await books.entryByKey(entry.key);
    if (!recorded) throw new Error(`entry ${entry.key} was posted but cannot be read`);
    return recorded;
  };

  return {
    /** A fine up to the balance. A higher one is refused as a whole; see {@link ClaimFine}. */
    penalise: (of: Fine, { approved }: Approved = {}): Promise<RecordedEntry> => {
      const { orderId, by, ...rest } = of;
      const { boosterId: personId, amount } = of;
      return work.run(async () => {
        await assertFinable(holders, playedOrders, of);
        if (!approved) await limit.count({ actorId: by, personId, command: 'penalty-booster', amount });
        return post(
          penalty({ penaltyId: work.newId(), ...rest, actorId: by, ...(orderId === undefined ? {} : { orderId }) }),
        );
      });
    },
    /** @param of.amount what the user gets; negative takes money away. */
    adjust: (
      of: { userId: string; amount: Money; reason: string; by: string },
      { approved }: Approved = {},
    ): Promise<RecordedEntry> => {
      const { by, ...rest } = of;
      const amount = of.amount.isNegative ? of.amount.negated() : of.amount;
      return work.run(async () => {
        const role = await holders.lockRole(of.userId);
        if (role === undefined) throw new DomainError('identity.user_not_found');
        if (role !== 'customer' && role !== 'booster') throw new DomainError('identity.role_not_allowed');
        if (!approved) await limit.count({ actorId: by, personId: of.userId, command: 'add-funds', amount });
        return post(adjustment({ adjustmentId: work.newId(), ...rest, actorId: by }));
      });
    },
  };
};
export type CorrectBalance = ReturnType<typeof correctBalance>;
