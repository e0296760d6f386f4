import type { Request, Response } from 'express';
import type { Source } from '../db/replicas.ts';
import type { Caller, RequestContext } from './handler.ts';
import { plainAddress } from './rate-limits.ts';

/** A request as its route's schemas read it. */
export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** One request on its way to its handler. Steps fill in what the steps after them read. */
export class Call {
  readonly request: Request;
  readonly response: Response;
  readonly requestId: string;
  /** Undefined on routes for anyone. */
  caller: Caller | undefined;
  input: Input = { params: undefined, query: undefined, body: undefined };
  /** The fields of an edit as its author saw them (`basedOn`). */
  basis: Readonly<Record<string, unknown>> | undefined;
  idempotencyKey: string | undefined;
  /** Where all parts of the request read: the primary or one replica. */
  source: Source | undefined;
  /** The handler talks to another system, so it runs in no transaction. */
  outsideTransaction = false;
  /** Does the command and writes it to the audit log. */
  audited: (<T>(work: () => Promise<T>) => Promise<T>) | undefined;

  constructor(request: Request, response: Response, requestId: string) {
    this.request = request;
    this.response = response;
    this.requestId = requestId;
  }

  #context: RequestContext | undefined;
  /** What the handler is told beside the input; read it after admission. */
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
      get signal() {
        const gone = new AbortController();
        response.once('close', () => gone.abort());
        return gone.signal;
      },
    };
  }
}

/** The rest of the pipeline. */
export type Next = () => Promise<unknown>;
/** One concern of a request: answers by itself, or gives what `next` answers, changed or not. */
export type Step = (call: Call, next: Next) => Promise<unknown>;
/** The last step. */
export type Handle = (call: Call) => Promise<unknown>;

/** Puts steps before a handler, the first outermost. A step that the route does not need is false or undefined. */
export const pipeline = (steps: readonly (Step | false | undefined)[], handle: Handle): Handle =>
  steps.reduceRight<Handle>((rest, step) => (step ? (call) => step(call, () => rest(call)) : rest), handle);
