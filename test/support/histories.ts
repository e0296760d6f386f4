import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { DomainError } from '#kernel/refusal.ts';
import fc from './property.ts';

// Generates records as requests make and change them, for the tests that every reader can read them (promise 38).

export const numRuns = 10_000;
export const now = new Date('2026-11-24T12:00:00.000Z');
export const [one, other] = [randomUUID(), randomUUID()];

/** Requests that the schema accepts, as its output. */
export const taken = <S extends z.ZodMiniType>(schema: S, sent: fc.Arbitrary<unknown>): fc.Arbitrary<z.output<S>> =>
  sent
    .map((input) => schema.safeParse(input))
    .filter((read) => read.success)
    .map((read) => read.data);
export const said = () =>
  fc
    .tuple(fc.constantFrom('', 'ğüşİ', '👩‍👩‍👧', 'مرحبا', '\n'), fc.string({ minLength: 3, maxLength: 20 }))
    .map((parts) => parts.join(' '));
export const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
export const aTime = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((time) => time.toISOString());
export const later = fc.array(fc.nat({ max: 90 * 86_400_000 }), { minLength: 8, maxLength: 8 });
export const someMoney = fc
  .integer({ min: 1, max: 1_000_000_000 })
  .map((amount) => ({ amount, currency: 'TRY' as const }));

/** The record after an act, or unchanged if the act is refused. */
export const after = <R>(record: R, act: (record: R) => R): R => {
  try {
    return act(record);
  } catch (error) {
    if (error instanceof DomainError) return record;
    throw error;
  }
};
export const assertReadable = (schema: z.ZodMiniType, answer: unknown): void => {
  const read = schema.safeParse(JSON.parse(JSON.stringify(answer)));
  if (!read.success) throw new Error(JSON.stringify([answer, read.error.issues]));
};
/** A row as the database returns it. */
export const stored = <R extends object>(row: R): R => ({ ...row });
