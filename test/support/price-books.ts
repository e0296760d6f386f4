import { v7 } from 'uuid';
import type { Edition } from '#modules/pricing/application/ports.ts';

/** A version of the price book, in force since the day before the tests' time, except for the change. */
export const anEdition = (version: number, change: Partial<Edition> = {}): Edition => ({
  id: v7(),
  version,
  reason: version === 1 ? null : 'Deneme için',
  authorId: null,
  basedOn: version === 1 ? null : version - 1,
  changes: version === 1 ? 0 : 1,
  createdAt: new Date('2026-11-19T12:00:00.000Z'),
  publishedAt: new Date('2026-11-19T12:00:00.000Z'),
  cancelledAt: null,
  ...change,
});
