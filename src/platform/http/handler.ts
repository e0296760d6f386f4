import type { Quota } from '#kernel/ports.ts';
import type { Role, Scope } from '#kernel/vocabulary.ts';
import type { Route, RouteAnswer, RouteParsed } from '#contract/route.ts';
import type { Routes } from '#contract/routes.ts';

/** Who calls, as the access token and the live session say. */
export interface Caller {
  readonly id: string;
  readonly role: Role;
  /** What staff hold; an admin holds all. */
  readonly scopes: readonly Scope[];
  readonly sessionId: string;
  readonly displayName: string;
  /** Has to set up a second factor; little else is open. */
  readonly mustSetSecondFactor: boolean;
  /** A program that shows an API key in this person's stead, and how its limit stands. */
  readonly key?: { readonly id: string; readonly name: string; readonly quota: Quota };
}

export interface RequestContext<C = Caller | undefined> {
  readonly caller: C;
  readonly requestId: string;
  /** The client's address, by the trusted proxies. */
  readonly address: string;
  header(name: string): string | undefined;
  /** Sets a response header or cookie before the answer. */
  setHeader(name: string, value: string): void;
  /** Aborts when the client goes away. */
  readonly signal: AbortSignal;
}

/** A part of a list, and how many there are in all (`atLeast`: counting went no further). */
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

/** What a module answers a route with: input already parsed, the answer's type is the contract's. */
export type Handler<K extends keyof Routes> = (
  input: RouteParsed<Routes[K]>,
  context: RequestContext<CallerOf<Routes[K]>>,
) => Promise<AnswerOf<Routes[K]>> | AnswerOf<Routes[K]>;

/** Handlers for some keys of the table; `main` puts all modules' together and the compiler sees that none is missing. */
export type Handlers<K extends keyof Routes> = { readonly [Key in K]: Handler<Key> };

/** Types each handler by its key. */
export const handlers = <K extends keyof Routes>(byKey: Handlers<K>): Handlers<K> => byKey;

/**
 * A handler whose answer holds a secret. Only what `act` gives is kept for repeats by key; `show` makes the answer of it,
 * the first time and each time again, when the transaction is over.
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

/** A handler that talks to another system, for each request or for some: its answer is stored by key after it, not in one transaction with it. */
export type Outside = { readonly outsideTransaction?: true | ((input: never) => Promise<boolean>) };

/** A handler that counts attempts: they stay counted where it refuses, so that it is no one transaction. */
export const countsAttempts = <H extends object>(handler: H): H & { readonly outsideTransaction: true } =>
  Object.assign(handler, { outsideTransaction: true as const });

export const isOutside = async ({ outsideTransaction: outside }: Outside, input: object): Promise<boolean> =>
  typeof outside === 'function' ? outside(input as never) : outside === true;
