import type { NoteKind } from '#kernel/house-vocabulary.ts';
import type { Note, NoteSubject } from '../domain/note.ts';

export interface Notes {
  add(note: Note): Promise<void>;
  /** Held until the transaction ends. */
  locked(subject: NoteSubject, id: string): Promise<Note | undefined>;
  /** Writes whether it was lifted. */
  save(note: Note): Promise<void>;
  remove(id: string): Promise<void>;
  list(part: NotesPart): Promise<{ readonly rows: readonly Note[]; readonly total: number; readonly atLeast: boolean }>;
}

export interface NotesPart {
  readonly subject: NoteSubject;
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
  readonly ids: readonly string[] | undefined;
  readonly recordIds: readonly string[] | undefined;
  readonly kinds: readonly NoteKind[] | undefined;
  /** Suspicions that nobody has lifted. */
  readonly open: boolean | undefined;
}

/** For the lists of users and of orders. */
export interface Suspicions {
  /** Those of these records about which a suspicion stands. */
  among(subject: NoteSubject, recordIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** All records about which a suspicion stands: as many as staff have written and not lifted. */
  open(subject: NoteSubject): Promise<readonly string[]>;
}

/** What notes are about; bound by main to users and orders. */
export interface NoteSubjects {
  /** The people of the record, held until the transaction ends. @throws identity.user_not_found, order.not_found */
  hold(subject: NoteSubject, recordId: string): Promise<readonly string[]>;
}
