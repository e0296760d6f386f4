import type { Route } from '#contract/route.ts';
import { jsonOf } from '../answers.ts';
import { isFresh, namedOnce } from '../fresh.ts';
import type { Step } from '../pipeline.ts';
import { send } from './sending.ts';

/**
 * Sends an answer that is the same for everyone. The answer is encoded once and has an ETag. A client that has this version
 * gets 304.
 */
export const entityTag = (key: string, row: Route, checkAnswers: boolean): Step => {
  const named = namedOnce((answer) => jsonOf(key, row, checkAnswers, answer));
  return async ({ request, response }, next) => {
    const { body, tag } = named(await next());
    if (!isFresh(request, response, tag)) send(response, row, body);
  };
};
