import { DomainError } from '#kernel/refusal.ts';
import type { PaymentWord } from '../domain/statement.ts';
import { expire, hasExpired, type TopUp, wasPaid } from '../domain/top-up.ts';
import type { SettleTopUp } from './settle-top-up.ts';
import type { Needs } from './needs.ts';

/**
 * Asks the provider about one payment. A successful payment is credited once; an unpaid one whose page has expired is
 * marked as expired. Returns the provider's answer; undefined if the provider knows of no successful payment. If money
 * is real, the answer about a test card is returned, but nothing is credited. A payment that was credited before stays
 * as it is.
 * @throws DomainError payment.paid_too_little, payment.provider_unavailable
 */
export const askProvider = ({
  topUps,
  providers,
  settle,
  config: { live },
  work,
}: Needs<'topUps' | 'providers' | 'work'> & {
  readonly settle: SettleTopUp;
  readonly config: { readonly live: boolean };
}) => {
  const credit = async ({ merchantOid, amount }: TopUp, { total }: PaymentWord): Promise<void> => {
    if (total.isLessThan(amount)) throw new DomainError('payment.paid_too_little', { total, amount });
    await settle({ merchantOid, outcome: 'success', total });
  };

  const leave = async (topUp: TopUp, askedAt: Date): Promise<void> => {
    const { id } = topUp;
    await topUps.notPaid(id, askedAt);
    if (!hasExpired(topUp, work.now())) return;
    await work.run(async () => {
      const current = await topUps.lock(id);
      const now = work.now();
      if (!current || !hasExpired(current, now)) return;
      const expired = expire(current, now);
      await topUps.save(expired);
      work.record({ kind: 'top-up-expired', topUp: expired });
    });
  };

  return async (topUp: TopUp): Promise<PaymentWord | undefined> => {
    const askedAt = work.now();
    const word = await providers.of(topUp.provider).status(topUp.merchantOid);
    if (wasPaid(topUp)) return word;
    if (word && !(live && word.test)) await credit(topUp, word);
    else await leave(topUp, askedAt);
    return word;
  };
};
export type AskProvider = ReturnType<typeof askProvider>;
