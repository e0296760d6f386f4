import type { Route } from '#contract/route.ts';
import { jsonOf } from '../answers.ts';
import { encodedText, type EncodedText } from '../encoding.ts';
import { sendLasting } from '../fresh.ts';
import type { Step } from '../pipeline.ts';

/**
 * Sends an answer that is the same for everyone. A client that has this version gets 304.
 */
export const entityTag = (key: string, row: Route, checkAnswers: boolean): Step => {
  const textOf = encodedOnce((answer) => jsonOf(key, row, checkAnswers, answer));
  return async ({ request, response }, next) =>
    sendLasting(request, response, 'application/json; charset=utf-8', textOf(await next()));
};

/** Encodes an answer only once while the handler returns the same object. */
const encodedOnce = (write: (answer: unknown) => string): ((answer: unknown) => EncodedText) => {
  let last: { readonly answer: unknown; readonly text: EncodedText } | undefined;
  return (answer) => {
    if (!last || last.answer !== answer) last = { answer, text: encodedText(write(answer)) };
    return last.text;
  };
};
