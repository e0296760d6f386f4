import type { Route } from '#contract/route.ts';
import { encode } from '../answers.ts';
import type { Call, Step } from '../pipeline.ts';

/** The text of an answer, with the headers of a list. */
export type Encoder = (call: Call, answer: unknown) => string;

export const encoder =
  (key: string, row: Route, checkAnswers: boolean): Encoder =>
  ({ response }, answer) =>
    encode(key, row, checkAnswers, answer, response);

export const encoding =
  (encodeAnswer: Encoder): Step =>
  async (call, next) =>
    encodeAnswer(call, await next());
