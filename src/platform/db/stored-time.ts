/** A stored time that an answer can say: PostgreSQL's `infinity`, which comes as a number, is none. @throws TypeError */
export const storedTime = (time: Date): Date => {
  if (time instanceof Date) return time;
  throw new TypeError(`not a time: ${String(time)}`);
};
