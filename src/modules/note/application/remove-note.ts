import type { NoteSubject } from '#kernel/house-vocabulary.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Transactions } from '#kernel/ports.ts';
import { assertRemovable, type Author } from '../domain/note.ts';
import type { Notes } from './ports.ts';

export class RemoveNote {
  readonly #notes: Notes;
  readonly #transactions: Transactions;

  constructor(notes: Notes, transactions: Transactions) {
    this.#notes = notes;
    this.#transactions = transactions;
  }

  /** @throws note.not_found, note.not_yours */
  run(subject: NoteSubject, id: string, by: Author): Promise<void> {
    return this.#transactions.run(async () => {
      const note = await this.#notes.locked(subject, id);
      if (!note) throw new DomainError('note.not_found');
      assertRemovable(note, by);
      await this.#notes.remove(id);
    });
  }
}
