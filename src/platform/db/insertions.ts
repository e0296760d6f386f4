import type { EntityManager, EntityProperty } from '@mikro-orm/postgresql';
import type { CompiledQuery, Insertable, Kysely, Selectable } from 'kysely';
import type { TablesOf } from './orm.ts';

/** The table of one row schema. */
type TableOf<R extends { name: string }> = TablesOf<R>[keyof TablesOf<R>];
export type NewRow<R extends { name: string }> = Insertable<TableOf<R>>;
export type StoredRow<R extends { name: string }> = Selectable<TableOf<R>>;

type Values = Readonly<Record<string, unknown>>;
type Converting = (value: unknown) => unknown;

interface Compiled {
  readonly statement: CompiledQuery;
  /** How the values of each part are written. */
  readonly converting: readonly (readonly Converting[])[];
}

/** Inserts of more rows are rare. */
const mostRows = 4;

/**
 * Inserts, and changes of one row, on hot paths. Kysely and MikroORM build and compile each statement anew, which took a fifth
 * of Node's CPU time for an order. Here they compile one statement for each list of columns and number of rows, and later ones
 * only bring other values.
 */
export class Insertions {
  readonly #em: EntityManager;
  readonly #compiled = new Map<string, Compiled>();

  constructor(em: EntityManager) {
    this.#em = em;
  }

  /** @param returning the column that the insert returns */
  of(sql: Kysely<unknown>, table: string, rows: readonly Values[], returning?: string): CompiledQuery {
    const columns = Object.keys(rows[0] ?? {});
    const compile = () => compiledBy(sql, table, rows, returning);
    if (rows.length > mostRows || !rows.every((row) => isComplete(row, columns))) return compile();
    return this.#once(`${table} ${rows.length} ${returning ?? ''} ${columns.join()}`, table, rows, compile);
  }

  /** An update of the row with this id. */
  change(sql: Kysely<unknown>, table: string, id: string, values: Values): CompiledQuery {
    const columns = Object.keys(values);
    const compile = () =>
      (sql as Kysely<Record<string, Values>>).updateTable(table).set(values).where('id', '=', id).compile();
    if (!isComplete(values, columns)) return compile();
    return this.#once(`${table} id ${columns.join()}`, table, [values, { id }], compile);
  }

  /** @param parts the values of the statement, in its order */
  #once(shape: string, table: string, parts: readonly Values[], compile: () => CompiledQuery): CompiledQuery {
    const known = this.#compiled.get(shape);
    if (!known) {
      const statement = compile();
      const converting = parts.map((part) => Object.keys(part).map((column) => this.#convertingOf(table, column)));
      // without the values of this first statement
      this.#compiled.set(shape, { statement: { ...statement, parameters: [] }, converting });
      return statement;
    }
    const { statement, converting } = known;
    const parameters = parts.flatMap((part, of) =>
      Object.values(part).map((value, place) => converting[of]?.[place]?.(value)),
    );
    return { ...statement, parameters };
  }

  /** As MikroORM's plugin for Kysely converts. */
  #convertingOf(table: string, column: string): Converting {
    const properties: Readonly<Record<string, EntityProperty>> = this.#em
      .getMetadata()
      .getByClassName(table).properties;
    const type = properties[column]?.customType;
    const platform = this.#em.getPlatform();
    if (!type) return (value) => value;
    return (value) =>
      value === null
        ? null
        : (type.convertToDatabaseValue(value, platform, {
            fromQuery: true,
            key: column,
            mode: 'query-data',
          }) as unknown);
  }
}

const compiledBy = (
  sql: Kysely<unknown>,
  table: string,
  rows: readonly Values[],
  returning: string | undefined,
): CompiledQuery => {
  const insert = (sql as Kysely<Record<string, Values>>).insertInto(table).values([...rows]);
  return (returning === undefined ? insert : insert.returning(returning)).compile();
};

/** Whether the row has a plain value for each column. Kysely writes a default for a value that is absent. */
const isComplete = (row: Values, columns: readonly string[]): boolean => {
  const names = Object.keys(row);
  return (
    names.length === columns.length && columns.every((column, place) => names[place] === column && isValue(row[column]))
  );
};

const isValue = (value: unknown): boolean =>
  value !== undefined &&
  typeof value !== 'function' &&
  !(typeof value === 'object' && value !== null && 'toOperationNode' in value);
