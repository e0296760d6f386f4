import type { Money } from '#kernel/money.ts';
import type { FineClaim } from './fine-claim.ts';
import type { Payout } from './payout.ts';

/** Wallet events that notices, live events and webhooks are made from (`application/projections.ts`). */
export type WalletEvent =
  | { readonly kind: 'balances-changed'; readonly balances: readonly Balance[] }
  | { readonly kind: 'payout-requested' | 'payout-confirmed' | 'payout-decided'; readonly payout: Payout }
  /** Events of a fine above the balance. `fine-cancelled`: its booster's account was deleted. */
  | { readonly kind: 'fine-claimed' | 'fine-collected' | 'fine-waived' | 'fine-cancelled'; readonly claim: FineClaim };

/** A user's balance after a posting. */
interface Balance {
  readonly userId: string;
  readonly balance: Money;
}
