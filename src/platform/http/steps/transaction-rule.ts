import { isOutside, type Outside } from '../handler.ts';
import type { Step } from '../pipeline.ts';

/** Determines whether the handler runs outside of a transaction for this input. */
export const transactionRule =
  (handler: Outside): Step =>
  async (call, next) => {
    call.outsideTransaction = await isOutside(handler, call.input);
    return next();
  };
