import type { Json } from '#kernel/json.ts';
import type { EntryKind, OrderPart } from '#kernel/vocabulary.ts';
import type { Refused } from '#kernel/written-command.ts';

/** A staff command that is not yet appended to the audit log, which is a chain of hashes. */
export interface Happening {
  readonly at: Date;
  readonly actor: Actor;
  /** The route's key, such as `POST /admin/ban`. */
  readonly action: string;
  /** The record that the command is about: the console's resource and the record's id. */
  readonly resource: string;
  readonly recordId: string | null;
  readonly details: Details;
  /**
   * All ids in the record before and after the command, also those that the details do not show, and further people whom the
   * command concerns. If one of them is the id of a person who deletes their account, the details are erased.
   */
  readonly concerns?: readonly string[];
}

export interface Actor {
  readonly id: string;
  readonly role: string;
}

/**
 * The part of an event that may contain personal data. The chain's hash covers only the digest of the details, so that
 * they can be erased (KVKK).
 */
export interface Details {
  readonly reason: string | null;
  /** The parameters of the command, without secrets. */
  readonly said: object | null;
  readonly changes: readonly Change[];
  /** The client's address, and (below) the request id, which is also in the process's log. */
  readonly address: string | null;
  readonly requestId: string | null;
  /**
   * Set if the command calls another system. Then this event was written before the call, and the outcome is a separate
   * event.
   */
  readonly begun?: true;
  /** Set in the outcome of a begun command that was refused. */
  readonly refused?: Refused;
  /** The balances that the command changed; absent in older events and in events that no console command wrote. */
  readonly moved?: readonly BalanceMovement[];
}

/** A posting of a ledger entry, with the balance of its account before and after it. Amounts are in kuruş. */
export interface BalanceMovement {
  readonly entryId: string;
  readonly kind: EntryKind;
  /** What the money is for, if not for the order’s price; null for the price and for entries that belong to no order. */
  readonly orderPart: OrderPart | null;
  /**
   * When the entry was posted. This can be earlier than the command: a payout’s amount leaves the wallet when the
   * payout is requested.
   */
  readonly at: string;
  /** `wallet:<user>` or `escrow:<order>`. */
  readonly account: string;
  readonly amount: number;
  readonly before: number;
  readonly after: number;
}

/** The wallet's owner; undefined for an escrow. */
export const holderOf = ({ account }: Pick<BalanceMovement, 'account'>): string | undefined =>
  account.startsWith('wallet:') ? account.slice('wallet:'.length) : undefined;

/** A value of the record that the command changed. A missing value is `null`. */
export interface Change {
  /** A JSON pointer into the record. */
  readonly path: string;
  readonly before: Json;
  readonly after: Json;
}

/**
 * The most changes that are stored per command. More occur only in records with very many fields; then the first
 * changes are enough.
 */
const mostChanges = 50;

/**
 * Fields that are not compared: they are derived from others, change with every command, or are recorded as movements
 * (balances).
 */
const derived: ReadonlySet<string> = new Set([
  'pendingEmailAsked',
  'nextStates',
  'allowed',
  'hindrance',
  'timelineTotal',
  'updatedAt',
  'balance',
  'senderBalance',
]);

/**
 * The differences between two states of a record, by JSON pointer. A list of plain values is one value. Lists of objects
 * are left out: they are histories that are stored elsewhere.
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

/** Every UUID in these values, whatever it identifies. No record contains as many as 500. */
export const idsIn = (...said: readonly unknown[]): readonly string[] =>
  [...new Set(said.flatMap((one) => JSON.stringify(one)?.match(anyId) ?? []))].slice(0, 500);
