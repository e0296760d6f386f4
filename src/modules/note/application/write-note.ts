import type { NoteKind, NoteSubject } from '#kernel/house-vocabulary.ts';
import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
import type { Author, Note } from '../domain/note.ts';
import type { Notes, NoteSubjects } from './ports.ts';

export class WriteNote {
  readonly #notes: Notes;
  readonly #subjects: NoteSubjects;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(notes: Notes, subjects: NoteSubjects, transactions: Transactions, ids: Ids, clock: Clock) {
    this.#notes = notes;
    this.#subjects = subjects;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** @throws identity.user_not_found, order.not_found */
  run(
    subject: NoteSubject,
    said: { readonly recordId: string; readonly kind: NoteKind; readonly text: string },
    author: Author,
  ): Promise<Note> {
    return this.#transactions.run(async () => {
      const people = await this.#subjects.hold(subject, said.recordId);
      const note = {
        ...said,
        id: this.#ids.next(),
        subject,
        author,
        createdAt: this.#clock.now(),
        lifted: null,
        people,
      };
      await this.#notes.add(note);
      return note;
    });
  }
}
