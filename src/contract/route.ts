import type * as z from 'zod/mini';
import type { Role, Scope } from '../kernel/vocabulary.ts';
import type { RefusalCode } from '../kernel/refusal.ts';

/**
 * Who may call a route. `staff` routes admit the console's people: staff who hold the scope, and admins, who hold all.
 * The rule is checked before the body is read.
 */
export type Access =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'roles'; readonly roles: readonly Role[] }
  | { readonly kind: 'staff'; readonly scope: Scope };

export const anyone = { kind: 'anyone' } as const satisfies Access;
export const signedIn = { kind: 'signed-in' } as const satisfies Access;
export const only = (...roles: readonly Role[]): Access => ({ kind: 'roles', roles });
export const staff = (scope: Scope): Access => ({ kind: 'staff', scope });

/** Which record a command of the house is about: the audit log writes it down where staff or an admin call it. */
export interface Audited {
  /** The console's resource. */
  readonly resource: string;
  /** Where the record's id stands; in the answer, where the call makes it. */
  readonly id: 'params.id' | `answer.${string}` | `body.${string}`;
  /** What of the body is written nowhere: secrets, and what is kept elsewhere already. */
  readonly hides: readonly string[];
  /** Where the answer has the record as its page answers it, if that is not the whole answer. */
  readonly record?: string;
  /** The record is forgotten by it: what it was is not kept here. */
  readonly forgets?: true;
  /** It may post ledger entries: the log keeps each balance before and after them. */
  readonly movesMoney?: true;
}

/** A command by which money moves. */
export const moving = (audited: Audited) => ({ ...audited, movesMoney: true }) as const;

export const about = (resource: string, id: Audited['id'], ...hides: readonly string[]): Audited => ({
  resource,
  id,
  hides,
});

type Schema = z.ZodMiniType;

/** One row of the route table. What is not declared here is not accepted and not answered. */
export interface Route {
  readonly summary: string;
  readonly access: Access;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The most bytes of a body that is longer than others are: a file's text. */
  readonly bodyBytes?: number;
  /** The one answer of success; `null` has no body. */
  readonly status: 200 | 201 | 202 | 204;
  readonly answer: Schema | null;
  /** Refusals of the use case; those of access, parsing and limits are added for every route. */
  readonly refusals?: readonly RefusalCode[];
  /** A form’s changes of a record: its body may say what they are based on (common.ts, `basedOn`). */
  readonly edits?: true;
  /** Takes an `Idempotency-Key`: makes something or moves money. */
  readonly idempotent?: true;
  /**
   * How often a customer or booster has it done in 15 minutes: to one record, where the path names one. What is refused is
   * not counted.
   */
  readonly perQuarterHour?: number;
  /** Not for programs with an API key, whatever its scopes: what only a person at the console decides. */
  readonly peopleOnly?: true;
  /** Staff call it beside customers and boosters, and so may programs with an API key. */
  readonly forKeys?: true;
  /** Every `staff` route that changes something has it. */
  readonly audit?: Audited;
  /** A simple-rest list: the resource's name in `Content-Range`. */
  readonly list?: string;
  /** A POST that only works something out: nothing is afterwards as it was not before. */
  readonly changesNothing?: true;
  /** A GET that notes that somebody has read it. */
  readonly notesReading?: true;
  /** Only reads, and never from a replica that may be behind: accounts and sessions, what money is decided by, proofs. */
  readonly fromPrimary?: true;
  /** The same for everyone and seldom another: answered with an ETag, and with 304 to whoever has it already. */
  readonly cacheable?: true;
  /** Wire forms that are not JSON: `image-upload` takes a picture's bytes, `image` answers them. */
  readonly wire?: 'form' | 'event-stream' | 'image-upload' | 'image';
}

/** Keeps the literal types of a row, so that handlers and clients are typed from it. */
export const route = <const R extends Route>(row: R): R => row;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type RouteKey = `${Method} /${string}`;
export type RouteTable = Readonly<Record<RouteKey, Route>>;

type In<S> = S extends Schema ? z.input<S> : undefined;
type Out<S> = S extends Schema ? z.output<S> : undefined;

/** What a client sends. */
export type RouteInput<R extends Route> = { params: In<R['params']>; query: In<R['query']>; body: In<R['body']> };
/** What a handler receives, parsed. */
export type RouteParsed<R extends Route> = { params: Out<R['params']>; query: Out<R['query']>; body: Out<R['body']> };
/** What a handler gives and a client receives. */
export type RouteAnswer<R extends Route> = R['answer'] extends Schema ? z.output<R['answer']> : undefined;
