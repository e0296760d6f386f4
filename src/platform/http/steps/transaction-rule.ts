import { isOutside, type Outside } from '../handler.ts';
import type { Step } from '../pipeline.ts';

/** Determines whether the handler calls another system for this input. If so, it does not run in a transaction. */
export const transactionRule =
  (handler: Outside): Step =>
  async (call, next) => {
    call.outsideTransaction = await isOutside(handler, call.input);
    return next();
  };
