// The door of the house's notes for other modules.
export { note } from './note.tokens.ts';
export { suspectedIs } from './adapters/persistence/open-suspicions.ts';
export type { Suspicions } from './application/ports.ts';
