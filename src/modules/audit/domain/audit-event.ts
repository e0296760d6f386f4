import type { Json } from '#kernel/json.ts';
import type { EntryKind, OrderPart } from '#kernel/vocabulary.ts';
import type { Refused } from '#kernel/written-command.ts';

/** A command of the house, before it has its place in the chain. */
export interface Happening {
  readonly at: Date;
  readonly actor: Actor;
  /** The route's key, such as `POST /admin/ban`. */
  readonly action: string;
  /** The record that it is about: the console's resource and its id. */
  readonly resource: string;
  readonly recordId: string | null;
  readonly details: Details;
  /** More ids whose people could be known by the details: of the whole record, where these show a part of it. */
  readonly concerns?: readonly string[];
}

export interface Actor {
  readonly id: string;
  readonly role: string;
}

/** What may hold personal data; the chain holds only its digest, so that it can be forgotten (KVKK). */
export interface Details {
  readonly reason: string | null;
  /** What was asked for, without what is secret. */
  readonly said: object | null;
  readonly changes: readonly Change[];
  /** From where: the client's address, and the request that the process's log names. */
  readonly address: string | null;
  readonly requestId: string | null;
  /** It speaks to another system: this was written before, and what came of it is an event of its own. */
  readonly begun?: true;
  /** What was begun was refused: this is the event of its end. */
  readonly refused?: Refused;
  /** The balances that the command moved; absent where it was written before this was kept. */
  readonly moved?: readonly BalanceMovement[];
}

/** A posting of a ledger entry, with the balance of its account before and after it. Amounts are in kuruş. */
export interface BalanceMovement {
  readonly entryId: string;
  readonly kind: EntryKind;
  /** What of an order the entry is for, where that is not the price as ordered. */
  readonly orderPart: OrderPart | null;
  /** When it was posted: a payout’s amount leaves the wallet before the command that pays it. */
  readonly at: string;
  /** `wallet:<user>` or `escrow:<order>`. */
  readonly account: string;
  readonly amount: number;
  readonly before: number;
  readonly after: number;
}

/** The user whose wallet it is; undefined of an escrow. */
export const holderOf = ({ account }: Pick<BalanceMovement, 'account'>): string | undefined =>
  account.startsWith('wallet:') ? account.slice('wallet:'.length) : undefined;

/** A value of the record that the command changed; absent before is `null`, as in JSON. */
export interface Change {
  /** A JSON pointer into the record. */
  readonly path: string;
  readonly before: Json;
  readonly after: Json;
}

/** How many changes of one command are kept; more are a list that was rewritten, and its first ones tell enough. */
const mostChanges = 50;

/** What follows from the rest of a record or of the entry, or says only that something changed; balances are in the movements. */
const derived: ReadonlySet<string> = new Set([
  'pendingEmailAsked',
  'nextStates',
  'allowed',
  'updatedAt',
  'balance',
  'senderBalance',
]);

/**
 * What differs between two states of a record: values by their path. A list of words is one value; a list of records is
 * a history, which is kept where it belongs.
 */
export function changesBetween(before: Json, after: Json): readonly Change[] {
  return differences(before, after, '').slice(0, mostChanges);
}

function differences(before: Json, after: Json, path: string): readonly Change[] {
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)].filter((name) => !derived.has(name)));
    return [...names].flatMap((name) =>
      differences(
        before[name] ?? null,
        after[name] ?? null,
        `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      ),
    );
  }
  if (isHistory(before) || isHistory(after) || JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ path, before, after }];
}

const isHistory = (value: Json): boolean => Array.isArray(value) && value.some((one: Json) => typeof one === 'object');

const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const anyId = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** Every id that stands in it, of whatever; a record names fewer than this. */
export const idsIn = (...said: readonly unknown[]): readonly string[] =>
  [...new Set(said.flatMap((one) => JSON.stringify(one)?.match(anyId) ?? []))].slice(0, 500);
