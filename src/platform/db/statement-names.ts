import { createHash } from 'node:crypto';

/** Uses after which a statement gets a name. Texts of varying lists rarely come to so many. */
const hotAfter = 10;
/** The most names, and so the most prepared statements of a connection between two changes of the schema. */
const mostNames = 200;
/** The most texts whose uses are counted. */
const mostCounted = 1_000;

const uses = new Map<string, number>();
const names = new Map<string, string>();
let renamed = 0;

/** How often all statements have got new names. */
export const timesRenamed = (): number => renamed;

/** The name under which connections prepare a statement that is used often; undefined for others. */
export const nameOf = (text: string): string | undefined => {
  const name = names.get(text);
  if (name !== undefined || names.size >= mostNames) return name;
  const count = (uses.get(text) ?? 0) + 1;
  if (count < hotAfter) {
    if (uses.size >= mostCounted) uses.clear();
    uses.set(text, count);
    return undefined;
  }
  uses.delete(text);
  // from the text, so that a pooler that mixes connections can never execute another statement under this name
  names.set(text, `s${renamed}_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`);
  return names.get(text);
};

/** Gives all statements new names: after a change of the schema the prepared ones may no longer be executable. */
export const renameStatements = (): void => {
  names.clear();
  renamed++;
};
