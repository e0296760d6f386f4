import type * as z from 'zod/mini';
import type { Role, Scope } from '../kernel/vocabulary.ts';
import type { RefusalCode } from '../kernel/refusal.ts';

/**
 * Who may call a route. `staff` routes admit staff who have the scope, and admins, who have all scopes. The rule is checked
 * before the body is read.
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

/** The record that a command is about. The audit log records the command if staff or an admin call it. */
export interface Audited {
  /** The console's resource. */
  readonly resource: string;
  /** Where the record's id is; in the answer, if the call creates the record. */
  readonly id: 'params.id' | `answer.${string}` | `body.${string}`;
  /** Fields of the body and of the record that are not logged: secrets, and data that are stored elsewhere already. */
  readonly hides: readonly string[];
  /**
   * The record that the command changes, if it is a part of the one that the command is about: the note about a user. Its
   * states before and after are logged instead.
   */
  readonly part?: Pick<Audited, 'resource' | 'id'>;
  /** Neither the state before nor the one after is logged. The row says why. */
  readonly forgets?: true;
  /** The command may post ledger entries: the log records each balance before and after. */
  readonly movesMoney?: true;
}

/** Marks a command that moves money. */
export const moving = (audited: Audited) => ({ ...audited, movesMoney: true }) as const;

export const about = (resource: string, id: Audited['id'], ...hides: readonly string[]): Audited => ({
  resource,
  id,
  hides,
});

/** Marks a command that changes a part of the record that it is about. */
export const changing = (resource: string, id: Audited['id'], audited: Audited): Audited => ({
  ...audited,
  part: { resource, id },
});

type Schema = z.ZodMiniType;

/** A row of the route table. Nothing that is not declared here is accepted or answered. */
export interface Route {
  readonly summary: string;
  readonly access: Access;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The limit for a body that may be longer than the default, in bytes: a file's text. */
  readonly bodyBytes?: number;
  /** The answer of success; `null`: no body. */
  readonly status: 200 | 201 | 202 | 204;
  readonly answer: Schema | null;
  /** Refusals of the use case. Refusals of access, parsing and limits follow from the other fields. */
  readonly refusals?: readonly RefusalCode[];
  /** An edit by a form: its body may contain the values that it is based on (common.ts, `basedOn`). */
  readonly edits?: true;
  /** Takes an `Idempotency-Key`: it creates something or moves money. */
  readonly idempotent?: true;
  /**
   * How often a customer or booster may call the route within 15 minutes, counted per record if the path names a record.
   * Refused calls are not counted.
   */
  readonly perQuarterHour?: number;
  /** Not callable with an API key, whatever its scopes: only a person decides it. */
  readonly peopleOnly?: true;
  /** Staff and API keys may call the route as well as customers and boosters. */
  readonly forKeys?: true;
  /** Required on every `staff` route that changes something. */
  readonly audit?: Audited;
  /** A simple-rest list: the resource's name in `Content-Range`. */
  readonly list?: string;
  /** A POST that only computes something and changes nothing. */
  readonly changesNothing?: true;
  /** A GET that records that it was read. */
  readonly notesReading?: true;
  /**
   * Always read from the primary, because a replica may lag behind: accounts, sessions, data that decide about money, proofs.
   */
  readonly fromPrimary?: true;
  /** The answer is the same for everyone and changes rarely. It has an ETag, and a client that has this version gets 304. */
  readonly cacheable?: true;
  /** Formats other than JSON: `image-upload` takes a picture's bytes, `image` answers them. */
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
/** What a handler returns and a client receives. */
export type RouteAnswer<R extends Route> = R['answer'] extends Schema ? z.output<R['answer']> : undefined;
