import type { Listed, Part } from '#kernel/lists.ts';
import type { TimeRange } from '#kernel/ports.ts';
import type { ApprovalCommand, ApprovalState } from '#kernel/approvals.ts';
import type { Money } from '#kernel/money.ts';
import type { Approval, Asked, Powers } from '../domain/approval.ts';

export interface Approvals {
  add(approval: Approval): Promise<void>;
  /** Locks the request until the transaction ends, so that it is decided once. */
  lock(id: string): Promise<Approval | undefined>;
  save(approval: Approval): Promise<void>;
  find(id: string): Promise<Approval | undefined>;
  list(part: ApprovalsPart): Promise<Listed<Approval>>;
  /**
   * Whether an equal request is open. Takes a lock: until the running transaction ends, nobody else can make an equal
   * request.
   */
  waits(command: ApprovalCommand, once: Once, now: Date): Promise<boolean>;
}

export interface ApprovalsPart extends Part {
  readonly ids?: readonly string[] | undefined;
  readonly askedBy?: readonly string[] | undefined;
  /** Only requests by this person, or only requests by others. */
  readonly asker?: { readonly id: string; readonly is: boolean } | undefined;
  readonly personIds?: readonly string[] | undefined;
  readonly commands?: readonly string[] | undefined;
  readonly states?: readonly ApprovalState[] | undefined;
  readonly created?: TimeRange | undefined;
  readonly now: Date;
}

/** Recent movements of money by staff. */
export interface Movements {
  /** Takes a lock on the actor and on the person until the running transaction ends. */
  lock(of: Pick<Movement, 'actorId' | 'personId'>): Promise<void>;
  /** Deletes this actor's movements up to this moment. */
  forget(actorId: string, until: Date): Promise<void>;
  /** Sums of the movements by this command after `since`. */
  sumsSince(of: Omit<Movement, 'amount'>, since: Date): Promise<Moved>;
  add(movement: Movement, id: string, at: Date): Promise<void>;
}

export interface Moved {
  /** The sum that all staff moved of this person's money. */
  readonly forOwner: Money;
  /** The sum that this actor moved, of everybody's money. */
  readonly byActor: Money;
}

/** Money that a staff member moves by hand. */
export interface Movement {
  readonly actorId: string;
  /** The person whose money is moved. */
  readonly personId: string;
  readonly command: ApprovalCommand;
  /** Positive. */
  readonly amount: Money;
}

/** The fields of a command that identify the record on which it can be done only once. */
export type Once = Readonly<Record<string, string>>;

export interface Aim {
  /** The person whose money the command would move. */
  readonly personId: string;
  readonly amount: Money;
  /** Absent if the command may be repeated on purpose. */
  readonly once?: Once;
}

/** The commands that can need an approval; bound to their modules. */
export interface Commands {
  /** What the command would do. @throws what the command refuses from the start */
  aim(asked: Asked): Promise<Aim>;
  /** Runs the command in the running transaction, on the present state. @returns the id of the resulting record */
  run(approval: Approval, approvedBy: string): Promise<string>;
}

/** The people who request and decide; bound to identity. */
export interface People {
  /** The present powers of the active users among these, locked until the transaction ends. */
  lockPowers(userIds: readonly string[]): Promise<ReadonlyMap<string, Powers>>;
  /** When somebody else last gave one of these users an account, credentials or powers; null if this never happened. */
  lastAccessGivenAt(userIds: readonly string[]): Promise<Date | null>;
  namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** The rule for approvals; bound to the settings. */
export interface Rule {
  /** Above this amount a second admin is needed; null turns this off. */
  limit(): Money | null;
  expiresAfterDays(): number;
  /** Hours after which access that somebody else gave counts as the person's own. */
  readonly settlesAfterHours: number;
}
