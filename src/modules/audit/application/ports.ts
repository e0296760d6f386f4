import type { BalanceMovement } from '../domain/audit-event.ts';
import type { Head, Link } from '../domain/chain.ts';

/** The chain as it is stored: only ever longer. */
export interface AuditLog {
  /** Where the chain ends; until the running transaction is over nobody else can add to it. */
  lockHead(): Promise<Head>;
  /** In the transaction that holds the head. @param people ids by which it is found, and erased when one of them leaves. */
  append(link: Link, people: readonly string[]): Promise<void>;
  head(): Promise<Head>;
  /** From the first one on, read bit by bit. */
  links(): AsyncIterable<Link>;
  list(part: AuditPart): Promise<ListedLinks>;
  /** All that name this person, the earliest first. */
  naming(person: string): Promise<readonly Link[]>;
  /** Forgets the details that name this person, and answers the numbers of the links that had them. */
  eraseNaming(person: string): Promise<readonly number[]>;
}

export interface AuditPart {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
  readonly where: AuditFilter;
}

/** A field that is absent is not asked for; `person`: whom it is about or who is named in it. */
export interface AuditFilter {
  readonly id?: readonly string[] | undefined;
  readonly action?: readonly string[] | undefined;
  readonly resource?: readonly string[] | undefined;
  readonly recordId?: readonly string[] | undefined;
  readonly actorId?: readonly string[] | undefined;
  readonly person?: readonly string[] | undefined;
  readonly notBefore?: Date | undefined;
  readonly before?: Date | undefined;
}

export interface ListedLinks {
  readonly rows: readonly Link[];
  readonly total: number;
  readonly atLeast: boolean;
}

export interface Seals {
  /** SHA-256 in hexadecimal digits. */
  digest(text: string): string;
  /** Nobody can guess it: it keeps the digest of erased details from saying what they were. */
  salt(): string;
}

/** What the running command has posted to the ledger; answered by the wallet. */
export interface Movements {
  /** From the postings themselves; undefined outside of a command. */
  ofRunningCommand(): Promise<readonly BalanceMovement[] | undefined>;
}
