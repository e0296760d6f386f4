export { seesBalances } from '../kernel/balances.ts';
