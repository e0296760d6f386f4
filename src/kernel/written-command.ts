import type { Json } from './json.ts';
import type { Role } from './vocabulary.ts';

/** A command of the staff for the audit log: its request, and its changes of the record. */
export interface WrittenCommand {
  readonly at: Date;
  readonly actor: { readonly id: string; readonly role: Role };
  /** The route's key. */
  readonly action: string;
  readonly resource: string;
  readonly recordId: string | null;
  readonly reason: string | null;
  /** The body without the fields that the route hides. */
  readonly said: object | null;
  /**
   * The record, or its changed part, before and after the command, as the console reads it. Absent if nothing was compared,
   * for example in an export or a refused command.
   */
  readonly before?: Json;
  readonly after?: Json;
  /** People whom the command concerns, although the record does not name them by id. */
  readonly people?: readonly string[];
  readonly address: string;
  readonly requestId: string;
  readonly begun?: true;
  /** Set if a begun command was refused. */
  readonly refused?: Refused;
}

/** A stored refusal: its code and its parameters. */
export interface Refused {
  readonly code: string;
  readonly params: object;
}
