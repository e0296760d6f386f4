import type { Quota } from '#kernel/ports.ts';
import type { Role, Scope } from '#kernel/vocabulary.ts';
import type { Route, RouteAnswer, RouteParsed } from '#contract/route.ts';
import type { Routes } from '#contract/routes.ts';

/** The caller: a person by an access token with a live session, or a program by an API key. */
export interface Caller {
  readonly id: string;
  readonly role: Role;
  /** The scopes of a staff member; an admin has all. */
  readonly scopes: readonly Scope[];
  readonly sessionId: string;
  readonly displayName: string;
  /** The caller must set up a second factor. Until then only few routes are open to them. */
  readonly mustSetSecondFactor: boolean;
  /** Present if a program uses this person's API key; also has the state of the key's limit. */
  readonly key?: { readonly id: string; readonly name: string; readonly quota: Quota };
}

export interface RequestContext<C = Caller | undefined> {
  readonly caller: C;
  readonly requestId: string;
  /** The client's address, as the trusted proxies say. */
  readonly address: string;
  header(name: string): string | undefined;
  /** Sets a response header or cookie before the answer. */
  setHeader(name: string, value: string): void;
}

/** A page of a list with the total. `atLeast`: there are more than the counted rows. */
export interface Page<T> {
  readonly rows: readonly T[];
  /** Position of the first row. */
  readonly from: number;
  readonly total: number;
  readonly atLeast?: boolean;
}

type CallerOf<R extends Route> = R['access']['kind'] extends 'anyone' ? Caller | undefined : Caller;
type AnswerOf<R extends Route> = R extends { readonly list: string }
  ? RouteAnswer<R> extends readonly (infer T)[]
    ? Page<T>
    : never
  : RouteAnswer<R>;

/** A route's handler. The input is parsed already; the contract gives the answer's type. */
export type Handler<K extends keyof Routes> = (
  input: RouteParsed<Routes[K]>,
  context: RequestContext<CallerOf<Routes[K]>>,
) => Promise<AnswerOf<Routes[K]>> | AnswerOf<Routes[K]>;

/** Handlers for some routes. `main` merges those of all modules, and the compiler checks that none is missing. */
export type Handlers<K extends keyof Routes> = { readonly [Key in K]: Handler<Key> };

/** Types each handler by its key. */
export const handlers = <K extends keyof Routes>(byKey: Handlers<K>): Handlers<K> => byKey;

/**
 * A handler whose answer holds a secret. For an idempotency key, only the result of `act` is stored. After the transaction,
 * `show` makes the answer from this result, at the first call and at each repeat.
 */
export const withSecret = <K extends keyof Routes, Kept extends object>(
  act: (input: RouteParsed<Routes[K]>, context: RequestContext<CallerOf<Routes[K]>>) => Promise<Kept>,
  show: (kept: Kept, context: RequestContext<CallerOf<Routes[K]>>) => Promise<AnswerOf<Routes[K]>>,
) => {
  const handler: Handler<K> = async (input, context) => show(await act(input, context), context);
  return Object.assign(handler, { act, show });
};

/** Any handler, as the pipeline calls it. */
export type AnyHandler = (input: object, context: RequestContext) => Promise<unknown>;
/** The parts of a handler made by {@link withSecret}. */
export type Secretive = {
  readonly act?: AnyHandler;
  readonly show?: (kept: object, context: RequestContext) => Promise<unknown>;
};

/**
 * A handler that runs in no transaction, always or for some inputs, because it calls another system, does long work or
 * counts attempts. For an idempotency key, its answer is stored after the work.
 */
export type Outside = { readonly outsideTransaction?: true | ((input: never) => Promise<boolean>) };

/** A handler that calls another system or does long work. No transaction should stay open meanwhile. */
export const outsideTransaction = <H extends object>(
  handler: H,
  when: NonNullable<Outside['outsideTransaction']> = true,
): H & Outside => Object.assign(handler, { outsideTransaction: when });

/** A handler that counts attempts. The attempts must stay counted if the handler refuses. */
export const countsAttempts = <H extends object>(handler: H) => outsideTransaction(handler);

export const isOutside = async ({ outsideTransaction: outside }: Outside, input: object): Promise<boolean> =>
  typeof outside === 'function' ? outside(input as never) : outside === true;
