// The public interface of the approval module.
export { approval } from './approval.tokens.ts';
