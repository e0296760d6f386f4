import type { NoteSubject } from '#kernel/house-vocabulary.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Clock, Transactions } from '#kernel/ports.ts';
import { type Author, liftedBy, type Note } from '../domain/note.ts';
import type { Notes } from './ports.ts';

export class LiftSuspicion {
  readonly #notes: Notes;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(notes: Notes, transactions: Transactions, clock: Clock) {
    this.#notes = notes;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws note.not_found, note.nothing_to_lift */
  run(subject: NoteSubject, id: string, by: Author, because: string): Promise<Note> {
    return this.#transactions.run(async () => {
      const note = await this.#notes.locked(subject, id);
      if (!note) throw new DomainError('note.not_found');
      const lifted = liftedBy(note, by, this.#clock.now(), because);
      await this.#notes.save(lifted);
      return lifted;
    });
  }
}
