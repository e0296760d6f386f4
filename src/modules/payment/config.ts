/** What the payment module needs to know about the shop and its merchant account (paytr.md). */
export interface PaymentConfig {
  readonly merchantId: string;
  readonly merchantKey: string;
  readonly merchantSalt: string;
  /** The provider, e.g. `https://www.paytr.com`, or the sandbox. */
  readonly baseUrl: string;
  /** Asks the provider for test payments. */
  readonly testMode: boolean;
  /** Real money: test payments are not believed. */
  readonly live: boolean;
  /** The shop as browsers reach it. */
  readonly publicUrl: string;
}
