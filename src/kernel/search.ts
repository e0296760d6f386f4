/** Turkish letters and what somebody types who has none, or has another case: PostgreSQL's `translate` does the same. */
export const letters = { from: 'İIıŞşĞğÜüÖöÇç', to: 'iiissgguuoocc' } as const;

/** Without case, and with plain letters. */
export const folded = (text: string): string =>
  text.replaceAll(/./gu, (letter) => letters.to[letters.from.indexOf(letter)] ?? letter.toLowerCase());

/** The words of a search, each of which has to be found. */
export const wordsOf = (search: string): string[] =>
  folded(search)
    .split(/\s+/)
    .filter((word) => word !== '');

/** What a search means elsewhere, by its ids. */
export interface Found {
  readonly ids: readonly string[];
  /** Whether it means nothing else. */
  readonly all: boolean;
}
