import type { TimeRange } from '#kernel/ports.ts';
import type { ApprovalCommand, ApprovalState } from '#kernel/approvals.ts';
import type { Money } from '#kernel/money.ts';
import type { Approval, Asked, Powers } from '../domain/approval.ts';

export interface Approvals {
  add(approval: Approval): Promise<void>;
  /** Locked until the transaction ends, so that it is decided once. */
  locked(id: string): Promise<Approval | undefined>;
  save(approval: Approval): Promise<void>;
  find(id: string): Promise<Approval | undefined>;
  list(part: ApprovalsPart): Promise<ListedApprovals>;
  /** Whether such a request waits; until the running transaction ends nobody else asks for the same. */
  waits(command: ApprovalCommand, once: Once, now: Date): Promise<boolean>;
}

export interface ApprovalsPart {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
  readonly ids?: readonly string[] | undefined;
  readonly askedBy?: readonly string[] | undefined;
  /** By this person, or by anybody else. */
  readonly asker?: { readonly id: string; readonly is: boolean } | undefined;
  readonly personIds?: readonly string[] | undefined;
  readonly commands?: readonly string[] | undefined;
  readonly states?: readonly ApprovalState[] | undefined;
  readonly created?: TimeRange | undefined;
  readonly now: Date;
}

export interface ListedApprovals {
  readonly rows: readonly Approval[];
  readonly total: number;
  readonly atLeast?: boolean;
}

/** What the house moved by hand lately. */
export interface Movements {
  /** Until the running transaction ends, nobody counts for the same actor or the same person. */
  lock(of: Pick<Movement, 'actorId' | 'personId'>): Promise<void>;
  /** What this actor moved before counts no more. */
  forget(actorId: string, until: Date): Promise<void>;
  /** What was moved by this command since then. */
  sumsSince(of: Omit<Movement, 'amount'>, since: Date): Promise<Moved>;
  add(movement: Movement, id: string, at: Date): Promise<void>;
}

export interface Moved {
  /** For this person, by whomever. */
  readonly forOwner: Money;
  /** By this actor, whoever's money it was. */
  readonly byActor: Money;
}

/** Money that somebody of the house moves by hand. */
export interface Movement {
  readonly actorId: string;
  /** Whose money it is. */
  readonly personId: string;
  readonly command: ApprovalCommand;
  /** More than nothing. */
  readonly amount: Money;
}

/** What of a command tells the record that it can be done to but once. */
export type Once = Readonly<Record<string, string>>;

export interface Aim {
  /** Whose money it would move, and how much. */
  readonly personId: string;
  readonly amount: Money;
  /** Absent: nothing keeps it from being done twice on purpose. */
  readonly once?: Once;
}

/** The commands themselves; bound to the modules that have them. */
export interface Commands {
  /** @throws what the command refuses from the start */
  aim(asked: Asked): Promise<Aim>;
  /** Does it in the running transaction, by the state of now. @returns the record that came of it */
  run(approval: Approval, approvedBy: string): Promise<string>;
}

/** Who asks and who decides; bound to identity. */
export interface People {
  /** What those of them who work for the house may do now; until the transaction ends it stays so. */
  holdPowers(userIds: readonly string[]): Promise<ReadonlyMap<string, Powers>>;
  /** When any of them was last given by another what they get in or decide with; null: nobody was. */
  lastAccessGivenAt(userIds: readonly string[]): Promise<Date | null>;
  namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** What the house has settled; bound to the settings. */
export interface Rule {
  /** Above it a second admin is needed; null: never. */
  limit(): Money | null;
  expiresAfterDays(): number;
  /** Hours for which access that another gave is not somebody's own. */
  readonly settlesAfterHours: number;
}
