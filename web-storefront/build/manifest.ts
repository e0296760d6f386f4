/** What the bundler says of the files that it wrote, by the sources that they came from. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }>
>;

/** A source's own files, and those of what it imports. */
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

/** A file that imports itself through others. Its values may be used before they are there, and the page stays dead. */
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
