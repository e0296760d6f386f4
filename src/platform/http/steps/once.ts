import { createHash } from 'node:crypto';
import type { Transactions } from '#kernel/ports.ts';
import type { CommandLimits } from '../command-limits.ts';
import type { AnyHandler, Secretive } from '../handler.ts';
import type { Idempotency, Request } from '../idempotency.ts';
import type { Call, Step } from '../pipeline.ts';
import { MalformedRequest } from '../problem-document.ts';
import type { Encoder } from './encoding.ts';

interface Parts {
  readonly idempotency: Idempotency;
  readonly commandLimits: CommandLimits;
  readonly transactions: Transactions;
}

/** Reads the `Idempotency-Key` and counts the keys, because the answer of each key is stored for a day. */
export const idempotencyKey =
  ({ commandLimits }: Parts): Step =>
  async (call, next) => {
    const key = call.request.headers['idempotency-key'];
    if (key !== undefined && call.caller) {
      if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new MalformedRequest([]);
      commandLimits.admitKeyed(call.caller);
      call.idempotencyKey = key;
    }
    return next();
  };

/** Runs a command and the encoding of its answer in one transaction, so that after a 500 nothing has changed. */
export const atomic =
  ({ transactions }: Parts): Step =>
  ({ outsideTransaction }, next) =>
    outsideTransaction ? next() : transactions.run(next);

/** Runs a command once per key, and answers repeats with the first answer. A command without a key runs as {@link atomic}. */
export const once = (route: string, parts: Parts): Step => {
  const { idempotency } = parts;
  const withoutKey = atomic(parts);
  return (call, next) => {
    const keyed = keyedBy(call, route);
    if (!keyed) return withoutKey(call, next);
    const work = async () => String(await next());
    return call.outsideTransaction
      ? idempotency.onceOutside(keyed, work, () => call.handled, sayRepeated(call))
      : idempotency.once(keyed, work, sayRepeated(call));
  };
};

/**
 * Like {@link once}, for an answer that holds a secret. The result of `act` is stored by key, and `show` makes the answer from
 * it each time. If there is a key, the later steps return the result of `act`, otherwise the whole answer.
 */
export const secretOnce = (
  route: string,
  show: NonNullable<Secretive['show']>,
  encode: Encoder,
  parts: Parts,
): Step => {
  const withoutKey = atomic(parts);
  return async (call, next) => {
    const keyed = keyedBy(call, route);
    if (!keyed) return withoutKey(call, async () => encode(call, await next()));
    const shown = async (kept: string) => encode(call, await show(JSON.parse(kept) as object, call.context));
    const work = async () => {
      const made = JSON.stringify(await next());
      // the answer is made once within the transaction: if it can't be made, the command is rolled back
      await shown(made);
      return made;
    };
    const kept = await parts.idempotency.once(keyed, work, sayRepeated(call));
    return shown(kept);
  };
};

/** Calls `act` if there is a key, otherwise the whole handler. */
export const actOrHandle =
  (handler: AnyHandler, act: AnyHandler) =>
  ({ idempotencyKey: key, input, context }: Call): Promise<unknown> =>
    (key === undefined ? handler : act)(input, context);

const sayRepeated =
  ({ response }: Call) =>
  () =>
    void response.setHeader('Idempotent-Replayed', 'true');

const keyedBy = ({ caller, idempotencyKey: key, input }: Call, route: string): Request | undefined =>
  caller && key !== undefined ? { userId: caller.id, key, fingerprint: fingerprintOf(route, input) } : undefined;

/** The fingerprint of a request: equal requests have equal fingerprints. A picture's bytes are represented by their digest. */
const fingerprintOf = (route: string, { body, ...input }: Call['input']): string => {
  const said = body instanceof Uint8Array ? createHash('sha256').update(body).digest('hex') : body;
  return JSON.stringify([route, { ...input, body: said }]);
};
