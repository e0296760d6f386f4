/**
 * The baseline replaced the earlier migrations (docs/decisions/0088). The names of all replaced migrations sort before this
 * one.
 */
const first = 'Migration20261130000000_baseline_platform';
const replaced = 156;

export const isBaseline = (name: string): boolean => name.includes('_baseline_');

/**
 * The names of applied migrations, with the baseline in place of the replaced ones.
 * @throws if only some of the replaced migrations were applied
 */
export function underBaseline(applied: readonly string[], known: readonly string[]): readonly string[] {
  const old = applied.filter((name) => name < first);
  if (old.length === 0) return applied;
  if (old.length < replaced)
    throw new Error(
      `Tabloların biçimi eski: birleştirilen ${replaced} geçişin yalnız ${old.length} tanesi uygulanmış (son: ${old.at(-1)}). ` +
        'Önce geçişler birleştirilmeden önceki son sürümle npm run migrate çalıştır, sonra bu sürümü başlat. ' +
        'İçindeki veri gerekmiyorsa boş bir veritabanı ver ya da DATA_DIR klasörünü sil.',
    );
  return [...known.filter(isBaseline), ...applied.filter((name) => name >= first)];
}
