/** How far a side has got: the highest place in the conversation that reached them, and that they have read. */
export interface Receipt {
  readonly delivered: number;
  readonly read: number;
}

/** What somebody says of themselves. */
export type Said = { readonly [K in keyof Receipt]?: Receipt[K] | undefined };

export const nothingSeen: Receipt = { delivered: 0, read: 0 };

/**
 * What stands after somebody said how far they have got. What was said already is not taken back, what is read has been
 * delivered, and nobody has seen what was not yet written.
 */
export const seen = (before: Receipt, said: Said, newest: number): Receipt => {
  const known = (place: number | undefined) => Math.min(place ?? 0, newest);
  const read = Math.max(before.read, known(said.read));
  return { read, delivered: Math.max(before.delivered, known(said.delivered), read) };
};
