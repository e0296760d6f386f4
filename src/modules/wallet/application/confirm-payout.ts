import type { Jobs, RateLimit } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { formatMoney } from '#contract/format.ts';
import { confirmed, type Payout } from '../domain/payout.ts';
import type { Needs } from './needs.ts';

/** The job's data. It holds no secret, because the link's token is made only when the mail is written. */
export interface ConfirmationRequest {
  readonly payoutId: string;
  readonly requestedAt: string;
}

export const confirmationQueue = 'wallet.payout-confirmation';

/** Queues the mail, in the running transaction if there is one. */
export const requestConfirmation = (jobs: Jobs, { id }: Payout, at: Date): Promise<void> => {
  const requestedAt = at.toISOString();
  const request: ConfirmationRequest = { payoutId: id, requestedAt };
  return jobs.send(confirmationQueue, request, { singletonKey: `${id} ${requestedAt}` });
};

/** Milliseconds for which a link is valid. */
const lifetime = 7 * 24 * 3600_000;
const repeats: RateLimit = { attempts: 3, windowSeconds: 3600 };

/**
 * The booster confirms a payout to a new bank account by the link in a mail.
 * Many needs: the link is issued, mailed, rate-limited and checked here.
 */
export const confirmPayout = ({
  payouts,
  payees,
  links,
  mails,
  jobs,
  limits,
  config: { publicUrl },
  work,
}: Needs<'payouts' | 'payees' | 'links' | 'mails' | 'jobs' | 'limits' | 'work'> & {
  readonly config: { readonly publicUrl: string };
}) => ({
  /** Mails the link, unless the payout was decided or confirmed in the meantime. */
  send: async ({ payoutId, requestedAt }: ConfirmationRequest): Promise<void> => {
    const payout = await payouts.find(payoutId);
    const expiresAt = new Date(Date.parse(requestedAt) + lifetime);
    if (payout?.state !== 'requested' || !awaits(payout) || expiresAt <= work.now()) return;
    const payee = await payees.find(payout.boosterId);
    if (!payee) return;
    await mails.deliver({
      key: `payout-confirmation ${payoutId} ${requestedAt}`,
      to: payee.email,
      template: 'payout-confirmation',
      params: {
        firstName: payee.firstName,
        amount: formatMoney(payout.amount),
        iban: payout.iban,
        link: `${publicUrl}/para-cekme-onayi?token=${links.sign(payoutId, payee.email, expiresAt)}`,
      },
    });
  },
  /** Mails the link again. @throws wallet.payout_not_found, wallet.payout_confirmed, wallet.too_many_confirmations */
  sendAgain: async (payoutId: string, boosterId: string): Promise<Payout> => {
    const payout = await payouts.find(payoutId);
    if (payout?.boosterId !== boosterId) throw new DomainError('wallet.payout_not_found');
    if (payout.state !== 'requested' || !awaits(payout)) throw new DomainError('wallet.payout_confirmed');
    const retryAfterSeconds = await limits.count([{ key: `payout confirmation ${payoutId}`, limit: repeats }]);
    if (retryAfterSeconds > 0) throw new DomainError('wallet.too_many_confirmations', { retryAfterSeconds });
    await requestConfirmation(jobs, payout, work.now());
    return payout;
  },
  /**
   * Confirms the payout, once.
   * @throws wallet.confirmation_invalid, wallet.payout_confirmed, wallet.payout_already_decided
   */
  run: async (token: string): Promise<Payout> => {
    const payoutId = links.idOf(token);
    if (payoutId === undefined) throw new DomainError('wallet.confirmation_invalid');
    return work.run(async () => {
      const payout = await payouts.lock(payoutId);
      const payee = payout && (await payees.find(payout.boosterId));
      const now = work.now();
      // the token contains the e-mail address: a link mailed to an old address is invalid
      if (!payout || !payee || links.read(token, payee.email, now) === undefined)
        throw new DomainError('wallet.confirmation_invalid');
      const after = confirmed(payout, now);
      await payouts.confirm(after);
      work.record({ kind: 'payout-confirmed', payout: after });
      return after;
    });
  },
});
export type ConfirmPayout = ReturnType<typeof confirmPayout>;

const awaits = ({ ibanNew, confirmedAt }: Payout): boolean => ibanNew && confirmedAt === null;
