import type { Money } from '#kernel/money.ts';
import type { FineClaim } from './fine-claim.ts';
import type { Payout } from './payout.ts';

/** What happens in this module that others are told of (`application/projections.ts`). */
export type WalletEvent =
  | { readonly kind: 'balances-changed'; readonly balances: readonly Balance[] }
  | { readonly kind: 'payout-requested' | 'payout-confirmed' | 'payout-decided'; readonly payout: Payout }
  /** Of a fine above the balance; `fine-cancelled` because its booster has left. */
  | { readonly kind: 'fine-claimed' | 'fine-collected' | 'fine-waived' | 'fine-cancelled'; readonly claim: FineClaim };

/** Of a user, after a posting. */
interface Balance {
  readonly userId: string;
  readonly balance: Money;
}
