/** A stored time that JSON can hold. PostgreSQL's `infinity` comes as a number. @throws TypeError */
export const storedTime = (time: Date): Date => {
  if (time instanceof Date) return time;
  throw new TypeError(`not a time: ${String(time)}`);
};
