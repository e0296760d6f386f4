/** The beginning of the month `months` after the month of the given time, in UTC. */
export const monthsAfter = (moment: Date, months: number): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months));

/** `2026_12`, as in names of partitions. */
export const nameOfMonth = (month: Date): string => month.toISOString().slice(0, 7).replace('-', '_');

/**
 * The smallest UUID of version 7 that can be made at this time. The ids carry their time, so the ids of a month are a range.
 */
export const firstIdOf = (moment: Date): string => {
  const digits = moment.getTime().toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
};

/** The time in a UUID of version 7. */
export const momentOf = (id: string): Date => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
