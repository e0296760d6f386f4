import { cannedPlaces } from '#kernel/canned-places.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { TicketType } from '#kernel/vocabulary.ts';
import { folded } from '#kernel/search.ts';

/** What the house answers often, ready to be put into an answer. */
export interface CannedAnswer {
  readonly id: string;
  readonly title: string;
  /** May hold places such as `{ad}`, filled in where it is used. */
  readonly text: string;
  /** The kind of ticket that it is for; null for any. */
  readonly type: TicketType | null;
  /** How often it was put into an answer: the most used stand first. */
  readonly uses: number;
  readonly createdAt: Date;
}

/** Titles are the same whatever their case: two that read alike would be mistaken for each other. */
export const titleKey = (title: string): string => folded(title);

/** What is not given stays. */
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

/** @throws ticket.placeholder_unknown: nothing would fill it in, and a customer would read it. */
export const assertKnownPlaceholders = (text: string): void => {
  const unknown = cannedPlaces(text).find(({ name }) => name === undefined);
  if (unknown) throw new DomainError('ticket.placeholder_unknown', { placeholder: unknown.written });
};
