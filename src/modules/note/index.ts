// The public interface of the note module.
export { note } from './note.tokens.ts';
export type { Suspicions } from './application/ports.ts';
