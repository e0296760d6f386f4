/** Records about a person by kind, as plain JSON. */
export type PersonalRecords = Readonly<Record<string, readonly object[]>>;

export interface Person {
  readonly id: string;
  readonly email: string;
  /** Whether the person has proved the address. If not, records under it may belong to somebody else. */
  readonly emailVerified: boolean;
  /** Earlier proved addresses, and until when they were used. Later records under them may belong to somebody else. */
  readonly formerEmails?: readonly { readonly email: string; readonly until: Date }[];
}

/** A module's personal data (KVKK): it can be exported, and it can be anonymised. */
export interface PersonalData {
  recordsOf(person: Person): Promise<PersonalRecords>;
  /** Erases in the running transaction everything that identifies the person. The history of money stays. */
  erase(person: Person): Promise<void>;
}

/** The name shown for a deleted account. */
export const erasedName = 'Silinmiş kullanıcı';
/** The text shown in place of what a deleted user wrote. */
export const erasedText = 'Bu ileti, hesabı silinen bir kullanıcıya aitti.';
