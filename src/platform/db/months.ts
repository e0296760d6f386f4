/** The beginning of the month that many months after the moment's own, in UTC. */
export const monthsAfter = (moment: Date, months: number): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months));

/** `2026_12`: as partitions are called. */
export const nameOfMonth = (month: Date): string => month.toISOString().slice(0, 7).replace('-', '_');

/** The smallest id of version 7 that can be made at the moment: ids carry their time, so a month of ids is a range. */
export const firstIdOf = (moment: Date): string => {
  const digits = moment.getTime().toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
};

/** The moment that an id of version 7 carries. */
export const momentOf = (id: string): Date => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
