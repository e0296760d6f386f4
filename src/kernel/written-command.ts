import type { Json } from './json.ts';
import type { Role } from './vocabulary.ts';

/** A command of the house as it is written down: what was asked for, and what it changed of its record. */
export interface WrittenCommand {
  readonly at: Date;
  readonly actor: { readonly id: string; readonly role: Role };
  /** The route's key. */
  readonly action: string;
  readonly resource: string;
  readonly recordId: string | null;
  readonly reason: string | null;
  /** The body without what the route hides. */
  readonly said: object | null;
  /** The record as the console reads it, as JSON; absent where the command answers something else. */
  readonly before?: Json;
  readonly after?: Json;
  readonly address: string;
  readonly requestId: string;
  readonly begun?: true;
  /** What was begun was refused. */
  readonly refused?: Refused;
}

/** A refusal as it is kept: its code, and what its sentence is filled with. */
export interface Refused {
  readonly code: string;
  readonly params: object;
}
