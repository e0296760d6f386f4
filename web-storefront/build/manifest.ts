/** The bundler's manifest: the files that it wrote, by source. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }>
>;

/** The sources that every page runs: the document's script, and what it starts after the first paint. */
export const FIRST_SOURCES: readonly string[] = ['index.html', 'src/main.tsx'];

/** The files of a source and of everything that it imports. */
export function filesOf(
  manifest: Manifest,
  source: string,
): { readonly js: readonly string[]; readonly css: readonly string[] } {
  const chunks = new Set<Manifest[string]>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the manifest`);
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add(source);
  return {
    js: [...chunks].map(({ file }) => file),
    css: [...chunks].flatMap(({ css }) => css ?? []),
  };
}

/**
 * The first circular import, or undefined. With one, a module may use a value before it is initialised, and the page
 * does not start.
 */
export const circleIn = (manifest: Manifest): readonly string[] | undefined => {
  const done = new Set<string>();
  const visit = (key: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key];
    if (done.has(key)) return undefined;
    for (const imported of manifest[key]?.imports ?? []) {
      const circle = visit(imported, [...path, key]);
      if (circle) return circle;
    }
    done.add(key);
    return undefined;
  };
  for (const key of Object.keys(manifest)) {
    const circle = visit(key, []);
    if (circle) return circle;
  }
  return undefined;
};
