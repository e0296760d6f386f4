import { cannedPlaces } from '#kernel/canned-places.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { TicketType } from '#kernel/vocabulary.ts';
import { folded } from '#kernel/search.ts';

/** A frequent answer of the staff, ready to be inserted. */
export interface CannedAnswer {
  readonly id: string;
  readonly title: string;
  /** May contain placeholders such as `{ad}`, which are filled in when the answer is used. */
  readonly text: string;
  /** The type of ticket for which the answer is meant; null for all types. */
  readonly type: TicketType | null;
  /** How often the answer was used. The most used answers are listed first. */
  readonly uses: number;
  readonly createdAt: Date;
}

/** Titles that differ only in case count as the same, because they would be mistaken for each other. */
export const titleKey = (title: string): string => folded(title);

/** Undefined properties stay unchanged. */
export type CannedAnswerChange = {
  readonly [K in 'title' | 'text' | 'type']?: CannedAnswer[K] | undefined;
};

/** @throws ticket.placeholder_unknown */
export const changedAnswer = (answer: CannedAnswer, { title, text, type }: CannedAnswerChange): CannedAnswer => {
  const after = {
    ...answer,
    title: title ?? answer.title,
    text: text ?? answer.text,
    type: type === undefined ? answer.type : type,
  };
  assertKnownPlaceholders(after.text);
  return after;
};

/** @throws ticket.placeholder_unknown, because nothing would fill the placeholder in, and a customer would see it. */
export const assertKnownPlaceholders = (text: string): void => {
  const unknown = cannedPlaces(text).find(({ name }) => name === undefined);
  if (unknown) throw new DomainError('ticket.placeholder_unknown', { placeholder: unknown.written });
};
