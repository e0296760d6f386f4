import type { Mails } from '#kernel/mail.ts';
import type { Clock, Jobs, RateLimit, RateLimits, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { formatMoney } from '#contract/format.ts';
import { confirmed, type Payout } from '../domain/payout.ts';
import type { Payees, PayoutLinks, Payouts } from './ports.ts';

/** What waits in the queue: no secret, for the link's token is made when the mail is. */
export interface ConfirmationRequest {
  readonly payoutId: string;
  readonly requestedAt: string;
}

export const confirmationQueue = 'wallet.payout-confirmation';

/** Puts the mail on its way, in the running transaction if there is one. */
export const requestConfirmation = (jobs: Jobs, { id }: Payout, at: Date): Promise<void> => {
  const requestedAt = at.toISOString();
  const request: ConfirmationRequest = { payoutId: id, requestedAt };
  return jobs.send(confirmationQueue, request, { singletonKey: `${id} ${requestedAt}` });
};

/** Milliseconds for which a link is good. */
const lifetime = 7 * 24 * 3600_000;
const repeats: RateLimit = { attempts: 3, windowSeconds: 3600 };

/** The booster says by the link of a mail that a payout to a new bank account is theirs. */
export class ConfirmPayout {
  readonly #payouts: Payouts;
  readonly #payees: Payees;
  readonly #links: PayoutLinks;
  readonly #mails: Mails;
  readonly #jobs: Jobs;
  readonly #limits: RateLimits;
  readonly #transactions: Transactions;
  readonly #clock: Clock;
  readonly #publicUrl: string;

  constructor(
    payouts: Payouts,
    payees: Payees,
    links: PayoutLinks,
    mails: Mails,
    jobs: Jobs,
    limits: RateLimits,
    transactions: Transactions,
    clock: Clock,
    { publicUrl }: { readonly publicUrl: string },
  ) {
    this.#payouts = payouts;
    this.#payees = payees;
    this.#links = links;
    this.#mails = mails;
    this.#jobs = jobs;
    this.#limits = limits;
    this.#transactions = transactions;
    this.#clock = clock;
    this.#publicUrl = publicUrl;
  }

  /** Mails the link, unless the payout was decided or confirmed meanwhile. */
  async send({ payoutId, requestedAt }: ConfirmationRequest): Promise<void> {
    const payout = await this.#payouts.find(payoutId);
    const expiresAt = new Date(Date.parse(requestedAt) + lifetime);
    if (payout?.state !== 'requested' || !awaits(payout) || expiresAt <= this.#clock.now()) return;
    const payee = await this.#payees.find(payout.boosterId);
    if (!payee) return;
    await this.#mails.deliver({
      key: `payout-confirmation ${payoutId} ${requestedAt}`,
      to: payee.email,
      template: 'payout-confirmation',
      params: {
        firstName: payee.firstName,
        amount: formatMoney(payout.amount),
        iban: payout.iban,
        link: `${this.#publicUrl}/para-cekme-onayi?token=${this.#links.issue(payoutId, payee.email, expiresAt)}`,
      },
    });
  }

  /** Mails it once more. @throws wallet.payout_not_found, wallet.payout_confirmed, wallet.too_many_confirmations */
  async sendAgain(payoutId: string, boosterId: string): Promise<Payout> {
    const payout = await this.#payouts.find(payoutId);
    if (payout?.boosterId !== boosterId) throw new DomainError('wallet.payout_not_found');
    if (payout.state !== 'requested' || !awaits(payout)) throw new DomainError('wallet.payout_confirmed');
    const retryAfterSeconds = await this.#limits.count([{ key: `payout confirmation ${payoutId}`, limit: repeats }]);
    if (retryAfterSeconds > 0) throw new DomainError('wallet.too_many_confirmations', { retryAfterSeconds });
    await requestConfirmation(this.#jobs, payout, this.#clock.now());
    return payout;
  }

  /** Once. @throws wallet.confirmation_invalid, wallet.payout_confirmed, wallet.payout_already_decided */
  async run(token: string): Promise<Payout> {
    const payoutId = this.#links.payoutOf(token);
    if (payoutId === undefined) throw new DomainError('wallet.confirmation_invalid');
    return this.#transactions.run(async () => {
      const payout = await this.#payouts.locked(payoutId);
      const payee = payout && (await this.#payees.find(payout.boosterId));
      const now = this.#clock.now();
      // what was mailed to an address that is no longer theirs confirms nothing
      if (!payout || !payee || !this.#links.vouches(token, payoutId, payee.email, now))
        throw new DomainError('wallet.confirmation_invalid');
      const after = confirmed(payout, now);
      await this.#payouts.confirm(after);
      return after;
    });
  }
}

const awaits = ({ ibanNew, confirmedAt }: Payout): boolean => ibanNew && confirmedAt === null;
