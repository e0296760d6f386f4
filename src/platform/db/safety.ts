import type { ClientBase, Pool } from 'pg';

/** Settings that must be on, or an acknowledged commit may be lost (promises.md 15). */
const required = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

/** The required settings that are off. */
export const unsafeSettings = async (server: Pool | ClientBase): Promise<readonly string[]> => {
  const { rows } = await server.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [[...required]],
  );
  return rows.filter(({ setting }) => setting === 'off').map(({ name }) => name);
};

/** @throws if the server may lose acknowledged commits */
export const assertSafe = async (pool: Pool): Promise<void> => {
  const unsafe = await unsafeSettings(pool);
  if (unsafe.length > 0) throw new Error(`Veritabanı güvenli değil; kapalı olan ayarlar: ${unsafe.join(', ')}`);
};
