import { Draft } from '#contract/pricing/schemas.ts';

/**
 * Parses a stored draft with today's contract; null if that fails. Fields that the contract no longer has are removed
 * first: the remaining fields still describe what is to be played. Champions are removed unless the lane is `champion`:
 * until 24 November 2026 they were an optional wish without a price.
 */
export const storedDraft = (stored: unknown): Draft | null => {
  const read = Draft.safeParse(stored);
  if (read.success) return read.data;
  const known: unknown = structuredClone(stored);
  for (const issue of read.error.issues)
    if (issue.code === 'unrecognized_keys') removeFields(known, issue.path, issue.keys);
  if (isObject(known) && Reflect.get(known, 'lane') !== 'champion') Reflect.deleteProperty(known, 'champions');
  return Draft.safeParse(known).data ?? null;
};

const removeFields = (from: unknown, path: readonly PropertyKey[], fields: readonly string[]): void => {
  const part = path.reduce<unknown>((value, name) => (isObject(value) ? Reflect.get(value, name) : undefined), from);
  if (isObject(part)) for (const field of fields) Reflect.deleteProperty(part, field);
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Parses the draft for readers that need it. @throws Error if the draft can't be parsed */
export const readableDraft = (stored: unknown): Draft => {
  const draft = storedDraft(stored);
  if (!draft) throw new Error('the stored draft does not match the contract');
  return draft;
};
