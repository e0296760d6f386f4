import type { Selectable } from 'kysely';
import type { PlatformSettings } from '#kernel/settings.ts';
import type { Database } from '#platform/db/database.ts';
import { forUpdate } from '#platform/db/orm.ts';
import type { SettingsStore, Stand } from '../../application/ports.ts';
import { SettingsRow, type SettingsTables } from './settings.table.ts';

const theRow = 1;

export class MikroSettings implements SettingsStore {
  readonly #database: Database;
  readonly #beginning: PlatformSettings;

  /** @param beginning the first settings; also the defaults of settings that a stored document of an older release lacks */
  constructor(database: Database, beginning: PlatformSettings) {
    this.#database = database;
    this.#beginning = beginning;
  }

  async begin(values: PlatformSettings): Promise<void> {
    await this.#sql
      .insertInto('SettingsRow')
      .values({ id: theRow, version: 1, document: values, changes: {}, limitBefore: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }

  async newerThan(version: number): Promise<Stand | undefined> {
    const row = await this.#database.em.findOne(SettingsRow, { id: theRow, version: { $gt: version } });
    return row ? this.#standOf(row) : undefined;
  }

  async lock(): Promise<Stand> {
    const row = await this.#database.em.findOneOrFail(SettingsRow, { id: theRow }, forUpdate);
    return this.#standOf(row);
  }

  async save({ version, values, changes, limitBefore }: Stand): Promise<void> {
    await this.#database.em.nativeUpdate(
      SettingsRow,
      { id: theRow },
      {
        version,
        document: values,
        limitBefore: limitBefore && { limit: limitBefore.limit, until: limitBefore.until.toISOString() },
        changes: Object.fromEntries(
          Object.entries(changes).map(([name, { at, by }]) => [name, { at: at.toISOString(), by }]),
        ),
      },
    );
  }

  #standOf({ version, document, changes, limitBefore }: Selectable<SettingsTables['SettingsRow']>): Stand {
    return {
      version,
      values: { ...this.#beginning, ...document },
      limitBefore: limitBefore && { limit: limitBefore.limit, until: new Date(limitBefore.until) },
      changes: Object.fromEntries(
        Object.entries(changes).map(([name, { at, by }]) => [name, { at: new Date(at), by }]),
      ),
    };
  }

  get #sql() {
    return this.#database.sql<SettingsTables>();
  }
}
