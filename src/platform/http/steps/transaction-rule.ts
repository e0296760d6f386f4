import { isOutside, type Outside } from '../handler.ts';
import type { Step } from '../pipeline.ts';

/** Finds out whether the handler calls another system for this input. If so, it runs in no transaction. */
export const transactionRule =
  (handler: Outside): Step =>
  async (call, next) => {
    call.outsideTransaction = await isOutside(handler, call.input);
    return next();
  };
