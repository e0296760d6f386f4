// The door of the daily figures for other modules.
export { figure } from './figure.tokens.ts';
