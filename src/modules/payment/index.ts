export type { DraftOrder, DraftOrders, Notices, Payer, Payers, TopUps } from './application/ports.ts';
export type { PaymentConfig } from './config.ts';
export { isRefunding, topUpRange, type TopUp } from './domain/top-up.ts';
export { payment } from './payment.tokens.ts';
