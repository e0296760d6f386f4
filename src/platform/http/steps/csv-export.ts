import type { Route } from '#contract/route.ts';
import { checkedRows } from '../answers.ts';
import type { Exports } from '../exports.ts';
import type { Handle, Step } from '../pipeline.ts';

/**
 * Answers a list of the console as CSV if the client asks for `text/csv`.
 * @param list answers one batch of rows
 */
export const csvExport =
  (
    key: string,
    row: Route,
    { exports, checkAnswers }: { exports: Exports; checkAnswers: boolean },
    list: Handle,
  ): Step =>
  async (call, next) => {
    const { caller, input, response } = call;
    const table = caller && exports.tableFor(key, call.request);
    if (!table) return next();
    const batch = (asked: object) => {
      call.input = { ...input, ...asked };
      return list(call);
    };
    const checked = (rows: readonly never[]) => (checkAnswers ? checkedRows(key, row, rows) : rows);
    return exports.send({ table, row, list: batch, checked }, input, { ...call.context, caller }, response);
  };
