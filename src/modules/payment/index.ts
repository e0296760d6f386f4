export type { PaymentConfig } from './config.ts';
export { paymentNumbersOf } from './domain/payment-search.ts';
export { isRefunding, topUpRange } from './domain/top-up.ts';
export { payment } from './payment.tokens.ts';
