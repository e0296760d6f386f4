/** The highest message number that was delivered to a side, and the highest that the side has read. */
export interface Receipt {
  readonly delivered: number;
  readonly read: number;
}

/** The numbers that a client reports. */
export type Said = { readonly [K in keyof Receipt]?: Receipt[K] | undefined };

export const nothingSeen: Receipt = { delivered: 0, read: 0 };

/**
 * The receipt after a client's report. Numbers never fall, a read message counts as delivered, and nothing exceeds the
 * newest message.
 */
export const seen = (before: Receipt, said: Said, newest: number): Receipt => {
  const known = (place: number | undefined) => Math.min(place ?? 0, newest);
  const read = Math.max(before.read, known(said.read));
  return { read, delivered: Math.max(before.delivered, known(said.delivered), read) };
};
