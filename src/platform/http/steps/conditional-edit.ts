import { isDeepStrictEqual } from 'node:util';
import type { Audited } from '#contract/route.ts';
import type { Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { fieldOf } from '../audited.ts';
import type { AnyHandler } from '../handler.ts';
import type { Call, Step } from '../pipeline.ts';

interface Parts {
  readonly transactions: Transactions;
  /** Takes a transaction-scoped advisory lock by name. */
  readonly advisoryLock: (name: string) => Promise<void>;
}

type Fields = NonNullable<Call['expected']>;

/**
 * Optimistic concurrency: refuses an edit with `request.conflict` if somebody else has changed one of its fields meanwhile.
 * Edits of one record that contain `basedOn` run one at a time; other edits skip this step.
 * @param page reads the record as the console's page shows it
 */
export const conditionalEdit =
  ({ resource, id: idPath }: Audited, page: AnyHandler, { transactions, advisoryLock }: Parts): Step =>
  ({ expected, input, context }, next) => {
    if (!expected) return next();
    const id = String(fieldOf(input, idPath));
    const wanted = input.body as Fields;
    return transactions.run(async () => {
      await advisoryLock(`edit ${resource} ${id}`);
      const record = JSON.parse(JSON.stringify(await page({ params: { id } }, context))) as Fields;
      // a field that already has the wanted value is no conflict: the edit is a repeat, or two people made the same change
      const isSame = ([field, seen]: [string, unknown]) =>
        isDeepStrictEqual(record[field], seen) || (field in wanted && isDeepStrictEqual(record[field], wanted[field]));
      if (!Object.entries(expected).every(isSame)) throw new DomainError('request.conflict');
      return next();
    });
  };
