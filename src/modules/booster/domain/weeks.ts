const hour = 3_600_000;
const day = 24 * hour;
/** Milliseconds. Turkey has had this offset all the year round since 2016. */
const turkishOffset = 3 * hour;

/** The Mondays of the last weeks in Turkish time, including the present week, oldest first: `2026-11-16`. */
export const lastWeeks = (now: Date, count: number): readonly string[] => {
  const local = new Date(now.getTime() + turkishOffset);
  const sinceMonday = (local.getUTCDay() + 6) % 7;
  return Array.from({ length: count }, (_, back) =>
    new Date(local.getTime() - (sinceMonday + 7 * (count - 1 - back)) * day).toISOString().slice(0, 10),
  );
};

/** The moment at which a Turkish day begins. */
export const startOfDay = (isoDay: string): Date => new Date(Date.parse(isoDay) - turkishOffset);

export const startOfMonth = (now: Date): Date => {
  const month = new Date(now.getTime() + turkishOffset).toISOString().slice(0, 7);
  return startOfDay(`${month}-01`);
};
