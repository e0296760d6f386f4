import type { Listed, Part } from '#kernel/lists.ts';
import type { BalanceMovement } from '../domain/audit-event.ts';
import type { Head, Link } from '../domain/chain.ts';

/** The stored chain; append-only. */
export interface AuditLog {
  /** The end of the chain. Locks it, so that nobody else can append until the running transaction ends. */
  lockHead(): Promise<Head>;
  /**
   * Call it in the transaction that has locked the head.
   * @param people all ids that the link names, of people and of other records. The link is found by them, and its
   * details are erased when one of the people deletes their account
   */
  append(link: Link, people: readonly string[]): Promise<void>;
  head(): Promise<Head>;
  /** All links from the first one on, read in batches. */
  links(): AsyncIterable<Link>;
  list(part: AuditPart): Promise<Listed<Link>>;
  /** All links that name this person, the earliest first. */
  naming(person: string): Promise<readonly Link[]>;
  /**
   * Erases all details that name this person, except those that record an erasure. @returns the numbers of the links
   * whose details were erased
   */
  eraseNaming(person: string): Promise<readonly number[]>;
}

export interface AuditPart extends Part {
  readonly where: AuditFilter;
}

/** An absent field does not filter. `person` matches ids that the record or the details contain. */
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

export interface Seals {
  /** SHA-256 in hexadecimal digits. */
  digest(text: string): string;
  /** A random value, so that nobody can guess erased details and verify the guess by their digest. */
  salt(): string;
}

/** The running command's ledger entries; bound to the wallet. */
export interface Movements {
  /** The balance movements, read from the postings; undefined outside a command. */
  ofRunningCommand(): Promise<readonly BalanceMovement[] | undefined>;
}
