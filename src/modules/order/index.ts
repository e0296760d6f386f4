// The public interface of the order module.
export { poolLimits } from './config.ts';
export type { AskedEnd } from './application/staff-ends.ts';
export { orderNumberIn } from './application/order-numbers.ts';
export { order } from './order.tokens.ts';
export { readableDraft, storedDraft } from './adapters/persistence/stored-draft.ts';
