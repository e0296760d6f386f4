/** Turkish letters and their plain forms, in both cases. PostgreSQL's `translate` uses the same tables. */
export const letters = { from: 'İIıŞşĞğÜüÖöÇç', to: 'iiissgguuoocc' } as const;

/** In lower case and plain letters. */
export const folded = (text: string): string =>
  text.replaceAll(/./gu, (letter) => letters.to[letters.from.indexOf(letter)] ?? letter.toLowerCase());

/** The words of a search; each one must be found. */
export const wordsOf = (search: string): string[] =>
  folded(search)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Records of another table that match a search, by id. */
export interface Found {
  readonly ids: readonly string[];
  /** False if there are more matches than these. */
  readonly all: boolean;
}
