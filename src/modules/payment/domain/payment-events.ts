import type { DraftCheckout, TopUp } from './top-up.ts';

/** Events of this module. `application/projections.ts` decides who is notified of each. */
export type PaymentEvent =
  | {
      readonly kind:
        | 'top-up-begun'
        /** Credited to the wallet. */
        | 'top-up-paid'
        /** Paid after its customer's account was deleted. */
        | 'top-up-paid-too-late'
        /** Staff entered money that did not come by card. */
        | 'top-up-entered'
        /** Its order was placed, or its change of a lane was made or refused. */
        | 'top-up-used'
        | 'top-up-failed'
        | 'top-up-expired'
        /** The cause of an earlier failure or expiry was replaced by another one. */
        | 'top-up-cause-changed'
        /** A refund was begun, taken up, released or refused. */
        | 'top-up-refund-changed'
        | 'top-up-refunded';
      readonly topUp: TopUp;
    }
  /**
   * A payment for an order was begun and not finished. `work` is the order in words, `form` the path of its form with the
   * same choices.
   */
  | {
      readonly kind: 'top-up-left';
      readonly topUp: TopUp;
      readonly price: DraftCheckout['expectedPrice'];
      readonly work: string;
      readonly form: string;
    }
  | { readonly kind: 'reconciliation-ended'; readonly reconciliationId: string }
  | {
      readonly kind: 'difference-found' | 'difference-gone' | 'difference-ended';
      readonly differenceId: string;
    };
