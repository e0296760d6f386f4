import type { Route } from '#contract/route.ts';
import { jsonOf } from '../answers.ts';
import { encodedText, encodingFor, type EncodedText } from '../encoding.ts';
import { sendLasting } from '../fresh.ts';
import type { Step } from '../pipeline.ts';

/**
 * Sends an answer that is the same for everyone. A client that has this version gets 304. While the handler returns the same
 * object, it is encoded only once, and sent compressed from the second time on: an answer that is made anew for each request
 * is not worth the compression.
 */
export const entityTag = (key: string, row: Route, checkAnswers: boolean): Step => {
  let last: { readonly answer: unknown; readonly text: EncodedText } | undefined;
  return async ({ request, response }, next) => {
    const answer = await next();
    const isSame = last?.answer === answer;
    const text = last && isSame ? last.text : encodedText(jsonOf(key, row, checkAnswers, answer));
    last = { answer, text };
    const encoding = isSame ? encodingFor(request) : undefined;
    await sendLasting(request, response, 'application/json; charset=utf-8', text, encoding);
  };
};
