export type { Approved, Books, HandLimit, Holders, Ledger } from './application/ports.ts';
export type { Income, OrderIncome, WeekIncome } from './application/income.ts';
export type { ProviderBook, ProviderEntry } from './application/provider-book.ts';
export { walletOf } from './domain/account.ts';
export type { Entry } from './domain/entry.ts';
export {
  adjustment,
  lanePayment,
  streamRefund,
  rankPayment,
  rankRefund,
  orderPayment,
  orderRefund,
  partialCancel,
  reportFee,
  settlement,
  stockPurchase,
  stockRestore,
  tip,
  topUp,
  topUpRefund,
  topUpRefundReversal,
} from './domain/entries.ts';
export { parseIban } from './domain/iban.ts';
export { lacking } from './domain/running-balance.ts';
export { wallet } from './wallet.tokens.ts';
