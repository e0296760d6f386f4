export { conversation } from './conversation.tokens.ts';
