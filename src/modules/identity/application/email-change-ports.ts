/** A new address that staff entered for a user. Nothing changes until its owner confirms it. */
export interface EmailChange {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  /** A staff member's id. */
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
}

/** A verified address that the user had until `until`. */
export interface FormerEmail {
  readonly email: string;
  readonly until: Date;
}

/** Each user has at most one pending change. */
export interface EmailChanges {
  /** Replaces the user's pending change. */
  put(change: EmailChange): Promise<void>;
  /** The token of the change's link; the same for the same change. */
  tokenFor(changeId: string): string;
  /** The change of this token, even if it has expired. */
  ofToken(token: string): Promise<EmailChange | undefined>;
  /** Pending changes by user id, including expired ones. */
  of(userIds: readonly string[]): Promise<ReadonlyMap<string, EmailChange>>;
  remove(userId: string): Promise<void>;
  /** Deletes changes that expired before this time. */
  purge(before: Date): Promise<void>;
  keepFormer(userId: string, former: FormerEmail): Promise<void>;
  formerOf(userId: string): Promise<readonly FormerEmail[]>;
  forgetFormer(userId: string): Promise<void>;
}

/** Records that an e-mail change was confirmed; implemented by the audit log. */
export interface EmailHistory {
  changed(change: {
    readonly user: { readonly id: string; readonly role: string };
    readonly askedBy: string;
    readonly before: string;
    readonly after: string;
    readonly at: Date;
  }): Promise<void>;
}
