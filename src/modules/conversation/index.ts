export type { ReadMessages } from './application/read-messages.ts';
export type { Participants } from './domain/standing.ts';
export { conversation } from './conversation.tokens.ts';
