import type { Request, Response } from 'express';
import type { Source } from '../db/replicas.ts';
import type { Caller, RequestContext } from './handler.ts';
import { plainAddress } from './rate-limits.ts';

/** A request's input, parsed by the route's schemas. */
export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** One request in the pipeline. Earlier steps set the values that later steps read. */
export class Call {
  readonly request: Request;
  readonly response: Response;
  readonly requestId: string;
  /** Undefined on routes that are open to anyone. */
  caller: Caller | undefined;
  input: Input = { params: undefined, query: undefined, body: undefined };
  /** The values of an edit's fields as its author saw them (`basedOn`), for optimistic concurrency. */
  expected: Readonly<Record<string, unknown>> | undefined;
  idempotencyKey: string | undefined;
  /** The source for all reads of the request: the primary or one replica. */
  source: Source | undefined;
  /** The handler runs in no transaction (see `Outside`). */
  outsideTransaction = false;
  /** The handler has succeeded. A later step may still fail. */
  handled = false;
  /** Runs the command and writes it to the audit log. */
  audited: (<T>(work: () => Promise<T>) => Promise<T>) | undefined;

  constructor(request: Request, response: Response, requestId: string) {
    this.request = request;
    this.response = response;
    this.requestId = requestId;
  }

  #context: RequestContext | undefined;
  /** The handler's context; read it after admission. */
  get context(): RequestContext {
    return (this.#context ??= this.#makeContext());
  }

  #makeContext(): RequestContext {
    const { caller, requestId, request, response } = this;
    return {
      caller,
      requestId,
      address: plainAddress(request.ip ?? ''),
      header: (name) => request.get(name),
      setHeader: (name, value) => void response.append(name, value),
    };
  }
}

/** The steps after the current one, and the handler. */
type Next = () => Promise<unknown>;
/** One concern of a request. A step answers the request itself, or returns the result of `next`, which it may change. */
export type Step = (call: Call, next: Next) => Promise<unknown>;
/** The last step. */
export type Handle = (call: Call) => Promise<unknown>;

/** Composes steps and a handler; the first step is outermost. Steps that are false or undefined are left out. */
export const pipeline = (steps: readonly (Step | false | undefined)[], handle: Handle): Handle =>
  steps.reduceRight<Handle>((rest, step) => (step ? (call) => step(call, () => rest(call)) : rest), handle);
