export type { DraftOrder, DraftOrders, Payer, Payers, TopUps } from './application/ports.ts';
export type { PaymentConfig } from './config.ts';
export { paymentNumbersOf } from './domain/payment-search.ts';
export { isRefunding, topUpRange, type TopUp } from './domain/top-up.ts';
export { payment } from './payment.tokens.ts';
