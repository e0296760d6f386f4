import type { Response } from 'express';
import * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { readableRows } from '../readable-rows.ts';
import type { Page } from './handler.ts';

/**
 * The text of an answer; also sets the headers of a list.
 * @param check whether the answer is validated against the contract
 */
export const encode = (key: string, row: Route, check: boolean, answer: unknown, response: Response): string => {
  if (row.answer === null) return '';
  if (row.wire === 'form') return String(answer);
  let body = answer;
  if (row.list) {
    const page = answer as Page<unknown>;
    const part = page.rows.length === 0 ? '*' : `${page.from}-${page.from + page.rows.length - 1}`;
    response.setHeader('Content-Range', `${row.list} ${part}/${page.total}`);
    if (page.atLeast) response.setHeader('X-Total-At-Least', 'true');
    body = page.rows;
  }
  return jsonOf(key, row, check, body);
};

export const jsonOf = (key: string, row: Route, check: boolean, body: unknown): string => {
  if (check && Array.isArray(body)) return JSON.stringify(checkedRows(key, row, body));
  const text = JSON.stringify(body);
  // fields that the contract does not name must not be sent; the check parses the JSON that clients get
  if (check && row.answer) assertAnswer(row.answer, JSON.parse(text));
  return text;
};

/** The rows of a list that satisfy the contract. All other rows are left out and reported. */
export const checkedRows = <T>(key: string, { answer }: Route, rows: readonly T[]): readonly T[] =>
  answer instanceof z.ZodMiniArray
    ? readableRows(key, rows as readonly (T & object)[], (one) => {
        assertAnswer(answer.def.element as z.ZodMiniType, JSON.parse(JSON.stringify(one)));
        return one;
      })
    : rows;

const assertAnswer = (schema: z.ZodMiniType, answer: unknown): void => {
  const result = schema.safeParse(answer);
  if (!result.success)
    throw new Error(`the answer breaks the contract: ${JSON.stringify(result.error.issues).slice(0, 2000)}`);
};
