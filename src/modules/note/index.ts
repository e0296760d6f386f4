// The door of the house's notes for other modules.
export { note } from './note.tokens.ts';
export type { Suspicions } from './application/ports.ts';
