import type { Listed } from '#kernel/lists.ts';
import type { NoteKind, NoteSubject } from '#kernel/platform-vocabulary.ts';
import type { TimeRange } from '#kernel/ports.ts';
import type { Found } from '#kernel/search.ts';
import type { Role, Scope } from '#kernel/vocabulary.ts';
import type { Note } from '../domain/note.ts';

export interface Notes {
  add(note: Note): Promise<void>;
  /** Locks the note until the transaction ends. */
  lock(subject: NoteSubject, id: string): Promise<Note | undefined>;
  save(note: Note): Promise<void>;
  remove(id: string): Promise<void>;
  list(part: NotesPart): Promise<Listed<Note>>;
}

export interface NotesPart {
  /** Undefined for notes about users and about orders. */
  readonly subjects: readonly NoteSubject[] | undefined;
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
  readonly ids: readonly string[] | undefined;
  readonly recordIds: readonly string[] | undefined;
  readonly kinds: readonly NoteKind[] | undefined;
  /** True: only suspicions that nobody has lifted. False: only other notes. */
  readonly open: boolean | undefined;
  readonly authorIds?: readonly string[] | undefined;
  readonly created?: TimeRange | undefined;
  readonly search?: NoteSearch | undefined;
}

/** What a search looks for: the note's text and author’s name, the people whom the note is about, or its order. */
export interface NoteSearch extends Meant {
  readonly text: string;
}

/** Open suspicions, for the lists of users and of orders. */
export interface Suspicions {
  /** The records among these with an open suspicion. */
  among(subject: NoteSubject, recordIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** All records with an open suspicion. There are few such records, because staff write suspicions by hand. */
  open(subject: NoteSubject): Promise<readonly string[]>;
}

/** The person who reads notes. */
export interface Reader {
  readonly role: Role;
  readonly scopes: readonly Scope[];
}

/** The people and orders that a search matches. */
interface Meant {
  readonly people: Found;
  readonly orderIds: readonly string[];
}

/** The records that notes are about; bound to identity and orders. */
export interface NoteSubjects {
  /** Users’ names, as far as the reader may see them, or order numbers. Deleted accounts are left out. */
  namesOf(subject: NoteSubject, recordIds: readonly string[], reader: Reader): Promise<ReadonlyMap<string, string>>;
  meant(search: string, reader: Reader): Promise<Meant>;
  /**
   * The people of the record. Locks the record until the transaction ends.
   * @throws identity.user_not_found, order.not_found
   */
  lock(subject: NoteSubject, recordId: string): Promise<readonly string[]>;
}
