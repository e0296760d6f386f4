import { DomainError } from '#kernel/refusal.ts';
import { folded, wordsOf } from '#kernel/search.ts';
import type { Applications, ApplicationsPart } from '#modules/booster/application/ports.ts';
import type { Application } from '#modules/booster/domain/application.ts';
import { isWithin } from './in-range.ts';

export class InMemoryApplications implements Applications {
  #rows: Application[] = [];

  add(application: Application) {
    const open = ({ state }: Application) => state === 'waiting' || state === 'asked';
    const before = this.#rows.some((row) => row.email === application.email && open(row));
    if (before && open(application)) return Promise.reject(new DomainError('booster.application_waiting'));
    this.#rows.push(application);
    return Promise.resolve();
  }

  find(id: string) {
    return Promise.resolve(this.#rows.find((row) => row.id === id));
  }

  lock(id: string) {
    return this.find(id);
  }

  save({ id, state, exchange, decidedBy, decidedAt, reason, userId }: Application) {
    const place = this.#rows.findIndex((row) => row.id === id);
    this.#rows[place] = { ...this.#rows[place]!, state, exchange, decidedBy, decidedAt, reason, userId };
    return Promise.resolve();
  }

  forgetRefused(decidedBefore: Date) {
    const long = ({ state, decidedAt }: Application) =>
      state === 'refused' && (decidedAt ?? decidedBefore) < decidedBefore;
    this.#rows = this.#rows.filter((row) => !long(row));
    return Promise.resolve();
  }

  list({ from, limit, descending, where: { id, state, email }, search = '', created }: ApplicationsPart) {
    const isFound = ({ firstName, lastName, email: address, phone }: Application) =>
      wordsOf(search).every((word) => folded(`${firstName} ${lastName} ${address} ${phone}`).includes(word));
    const ascending = this.#rows
      .filter(isFound)
      .filter((row) => isWithin(created, row.createdAt))
      .filter((row) => !id || id.includes(row.id))
      .filter((row) => !state || state.includes(row.state))
      .filter((row) => !email || email.includes(row.email))
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
    const wanted = descending ? ascending.toReversed() : ascending;
    return Promise.resolve({ rows: wanted.slice(from, from + limit), total: wanted.length, atLeast: false });
  }
}
