/** A new address that somebody of the staff entered for a user; nothing has changed until its owner confirms it. */
export interface EmailChange {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  /** Of the staff. */
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
}

/** An address that was the user's and proved, until it changed. */
export interface FormerEmail {
  readonly email: string;
  readonly until: Date;
}

/** At most one change waits for each user. */
export interface EmailChanges {
  /** Replaces the one that waits. */
  put(change: EmailChange): Promise<void>;
  /** The token of the link of a change. The same change gives the same token. */
  tokenFor(changeId: string): string;
  /** The change that a token is of, also after it has expired. */
  ofToken(token: string): Promise<EmailChange | undefined>;
  /** By the user's id, also those that have expired. */
  of(userIds: readonly string[]): Promise<ReadonlyMap<string, EmailChange>>;
  remove(userId: string): Promise<void>;
  /** Forgets changes that expired before this time. */
  purge(before: Date): Promise<void>;
  keepFormer(userId: string, former: FormerEmail): Promise<void>;
  formerOf(userId: string): Promise<readonly FormerEmail[]>;
  forgetFormer(userId: string): Promise<void>;
}

/** Answered by the audit log: what came of a command later, by the hand of the owner of an address. */
export interface EmailHistory {
  changed(change: {
    readonly user: { readonly id: string; readonly role: string };
    readonly askedBy: string;
    readonly before: string;
    readonly after: string;
    readonly at: Date;
  }): Promise<void>;
}
