import { isDeepStrictEqual } from 'node:util';
import type { Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Caller, RequestContext } from './handler.ts';

/** The fields that a form changes, as whoever filled it in saw them. */
export type Basis = Readonly<Record<string, unknown>>;

/** A body, and what it is based on. */
export const withoutBasis = ({ basedOn, ...body }: { readonly basedOn?: Basis }) => ({ basis: basedOn, body });

interface Parts {
  readonly transactions: Transactions;
  /** Until the running transaction ends nobody else holds what is called so. */
  readonly hold: (name: string) => Promise<void>;
}

/**
 * Does the work unless somebody else has changed a field meanwhile that it is about to change: the later of two who edit a
 * record at once would undo the earlier's work in silence. One edit of a record at a time.
 * @param read the record's page in the console.
 * @throws DomainError request.conflict
 */
export const unlessChanged = <T>(
  basis: Basis,
  wanted: Basis,
  of: { readonly resource: string; readonly id: string },
  read: (input: object, context: RequestContext) => Promise<unknown>,
  context: RequestContext<Caller>,
  work: () => Promise<T>,
  { transactions, hold }: Parts,
): Promise<T> =>
  transactions.run(async () => {
    await hold(`edit ${of.resource} ${of.id}`);
    const record = JSON.parse(JSON.stringify(await read({ params: { id: of.id } }, context))) as Basis;
    // what stands there already is what was wanted: a repeat of an edit whose answer was lost, or two who mean the same
    const isSame = ([field, seen]: [string, unknown]) =>
      isDeepStrictEqual(record[field], seen) || (field in wanted && isDeepStrictEqual(record[field], wanted[field]));
    if (!Object.entries(basis).every(isSame)) throw new DomainError('request.conflict');
    return work();
  });
