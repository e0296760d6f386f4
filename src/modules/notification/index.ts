export { notification } from './notification.tokens.ts';
