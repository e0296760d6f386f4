import { Draft } from '#contract/pricing/schemas.ts';

/**
 * A draft as the order keeps it, read by the contract of today; null where it can't be read. Fields that the contract no
 * longer has are left out: the rest of the draft says what is to be played. So are champions beside another lane than
 * `champion`: until 24 November 2026 they were a wish that cost nothing.
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

/** For readers that can show nothing of an order without its draft. @throws where it can't be read */
export const readableDraft = (stored: unknown): Draft => {
  const draft = storedDraft(stored);
  if (!draft) throw new Error('the stored draft is not one of the contract');
  return draft;
};
