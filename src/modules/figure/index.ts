// The public interface of the figure module.
export { figure } from './figure.tokens.ts';
