/** Rows about a person by the name of what they are, as plain JSON. */
export type PersonalRecords = Readonly<Record<string, readonly object[]>>;

export interface Person {
  readonly id: string;
  readonly email: string;
  /** Whether the address is proved to be theirs: else what others left under it may be somebody else's. */
  readonly emailVerified: boolean;
  /** Addresses that were proved to be theirs, and until when: later ones from there may be somebody else's. */
  readonly formerEmails?: readonly { readonly email: string; readonly until: Date }[];
}

/** What one module holds about people (KVKK): it can hand it out, and it can forget whose it was. */
export interface PersonalData {
  recordsOf(person: Person): Promise<PersonalRecords>;
  /** In the running transaction: nothing is left by which the person could be known; money's history stays. */
  erase(person: Person): Promise<void>;
}

/** What stands where the name of somebody stood whose account was deleted. */
export const erasedName = 'Silinmiş kullanıcı';
/** What stands where they wrote something. */
export const erasedText = 'Bu ileti, hesabı silinen bir kullanıcıya aitti.';
