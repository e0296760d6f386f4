export { KeyRing } from './adapters/crypto/key-ring.ts';
export { gameAccountAnswer } from './application/game-account-answer.ts';
export type { OrderVault } from './application/order-vault.ts';
export type { StockCredentials, StockVault } from './application/stock-vault.ts';
export type { ShownAccount } from './domain/game-account.ts';
export { vaultConfig } from './config.ts';
export { vault } from './vault.tokens.ts';
