export interface Choice {
  readonly id: string;
  readonly label: string;
}

/**
 * The latest to choose from, and before them the one that a link names, where it is not among them. It is there from the
 * start, by its name as soon as that is known: a select loses what it does not offer.
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
