export interface Choice {
  readonly id: string;
  readonly label: string;
}

/**
 * The newest choices, and before them the linked one if it is not among them. The linked choice is there from the
 * start, with a placeholder until its label is loaded: a select drops a value that it does not offer.
 */
export function withLinked(
  latest: readonly Choice[],
  linkedId: string | undefined,
  linked: Choice | undefined,
  isPending: boolean,
): readonly Choice[] {
  if (linkedId === undefined || latest.some(({ id }) => id === linkedId)) return latest;
  if (linked) return [linked, ...latest];
  return isPending ? [{ id: linkedId, label: 'Yükleniyor…' }, ...latest] : latest;
}
