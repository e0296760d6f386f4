/** What the payment module needs to know about the shop and its merchant account (paytr.md). */
export interface PaymentConfig {
  readonly merchantId: string;
  readonly merchantKey: string;
  readonly merchantSalt: string;
  /** The provider's base URL, e.g. `https://www.paytr.com`, or the sandbox. */
  readonly baseUrl: string;
  /** Asks the provider for test payments. */
  readonly testMode: boolean;
  /** Whether money is real. Then test payments are not accepted. */
  readonly live: boolean;
  /** The shop's public URL. */
  readonly publicUrl: string;
}
