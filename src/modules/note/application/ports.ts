import type { NoteKind, NoteSubject } from '#kernel/house-vocabulary.ts';
import type { TimeRange } from '#kernel/ports.ts';
import type { Found } from '#kernel/search.ts';
import type { Role, Scope } from '#kernel/vocabulary.ts';
import type { Note } from '../domain/note.ts';

export interface Notes {
  add(note: Note): Promise<void>;
  /** Held until the transaction ends. */
  locked(subject: NoteSubject, id: string): Promise<Note | undefined>;
  save(note: Note): Promise<void>;
  remove(id: string): Promise<void>;
  list(part: NotesPart): Promise<ListedNotes>;
}

export interface ListedNotes {
  readonly rows: readonly Note[];
  readonly total: number;
  readonly atLeast: boolean;
}

export interface NotesPart {
  /** Undefined: about users and orders. */
  readonly subjects: readonly NoteSubject[] | undefined;
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
  readonly ids: readonly string[] | undefined;
  readonly recordIds: readonly string[] | undefined;
  readonly kinds: readonly NoteKind[] | undefined;
  /** Suspicions that nobody has lifted. */
  readonly open: boolean | undefined;
  readonly authorIds?: readonly string[] | undefined;
  readonly created?: TimeRange | undefined;
  readonly search?: NoteSearch | undefined;
}

/** Found by its words and its author’s name, by the people whom it is about, or by its order. */
export interface NoteSearch extends Meant {
  readonly text: string;
}

/** For the lists of users and of orders. */
export interface Suspicions {
  /** Those of these records about which a suspicion stands. */
  among(subject: NoteSubject, recordIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** All records about which a suspicion stands: as many as staff have written and not lifted. */
  open(subject: NoteSubject): Promise<readonly string[]>;
}

/** Who reads notes. */
export interface Reader {
  readonly role: Role;
  readonly scopes: readonly Scope[];
}

/** Whom and which order a search means. */
export interface Meant {
  readonly people: Found;
  readonly orderIds: readonly string[];
}

/** What notes are about; answered by users and orders. */
export interface NoteSubjects {
  /** Users’ names as far as the reader may know them, orders’ numbers. Deleted accounts are left out. */
  namesOf(subject: NoteSubject, recordIds: readonly string[], reader: Reader): Promise<ReadonlyMap<string, string>>;
  meant(search: string, reader: Reader): Promise<Meant>;
  /** The people of the record, held until the transaction ends. @throws identity.user_not_found, order.not_found */
  hold(subject: NoteSubject, recordId: string): Promise<readonly string[]>;
}
