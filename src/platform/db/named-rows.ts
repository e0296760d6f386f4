import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import { type EntityManager, MikroKyselyPlugin, type MikroKyselyPluginOptions } from '@mikro-orm/sql';
import {
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type QueryResult,
  type RootOperationNode,
  TableNode,
  type UnknownRow,
} from 'kysely';

/**
 * Replaces MikroORM's plugin: it determines the names of the columns once per result. The original plugin tries every column
 * name of the query's tables for each row, which is most of a list's cost.
 */
export class NamedRows implements KyselyPlugin {
  static readonly #tablesOf = new WeakMap<QueryId, readonly EntityMetadata[]>();
  readonly #em: EntityManager;
  readonly #queries: MikroKyselyPlugin;

  constructor(em: EntityManager, options: MikroKyselyPluginOptions) {
    this.#em = em;
    this.#queries = new MikroKyselyPlugin(em, options);
  }

  transformQuery(args: PluginTransformQueryArgs): RootOperationNode {
    NamedRows.#tablesOf.set(args.queryId, this.#tablesIn(args.node));
    return this.#queries.transformQuery(args);
  }

  transformResult({ queryId, result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const tables = NamedRows.#tablesOf.get(queryId) ?? [];
    const [first] = result.rows;
    if (!first || tables.length === 0) return Promise.resolve(result);
    const cells = Object.keys(first).map((column) => this.#cellOf(column, tables));
    const rows = result.rows.map((row) => {
      const named: UnknownRow = {};
      for (const { column, name, read } of cells) {
        const value = row[column];
        named[name] = read && value !== null ? read(value) : value;
      }
      return named;
    });
    return Promise.resolve({ ...result, rows });
  }

  /** The tables of the query, found in breadth-first order of its syntax tree. */
  #tablesIn(root: RootOperationNode): readonly EntityMetadata[] {
    if (root.kind === 'RawNode') return [];
    const found: EntityMetadata[] = [];
    const parts: object[] = [root];
    for (const part of parts) {
      if (isNode(part) && TableNode.is(part)) {
        const table = this.#em.getMetadata().getByClassName(part.table.identifier.name, false);
        if (table) found.push(table);
      } else if (!isNode(part) || !ofValues.has(part.kind))
        for (const inner of Object.values(part)) if (typeof inner === 'object' && inner !== null) parts.push(inner);
    }
    return found;
  }

  #cellOf(column: string, tables: readonly EntityMetadata[]): Cell {
    const named = tables.findLast((table) => propertiesOf(table).has(column));
    const property = named && propertiesOf(named).get(column);
    return { column, name: property?.name ?? column, read: property && this.#readerOf(property) };
  }

  #readerOf({ customType, runtimeType }: EntityProperty): Cell['read'] {
    const platform = this.#em.getPlatform();
    if (customType) return (value) => customType.convertToJSValue(value, platform);
    return runtimeType === 'Date' ? (value) => platform.parseDate(value as string) : undefined;
  }
}

interface Cell {
  readonly column: string;
  readonly name: string;
  readonly read: ((value: unknown) => unknown) | undefined;
}

/** Nodes of written values: they contain no table. */
const ofValues: ReadonlySet<string> = new Set(['ValueNode', 'ValuesNode', 'PrimitiveValueListNode']);

const isNode = (part: object): part is OperationNode => 'kind' in part;

const known = new WeakMap<EntityMetadata, ReadonlyMap<string, EntityProperty>>();
/** Properties by column name and by property name: a query may use either. */
const propertiesOf = (table: EntityMetadata): ReadonlyMap<string, EntityProperty> => {
  const properties =
    known.get(table) ??
    new Map(table.props.flatMap((property) => [property.name, ...property.fieldNames].map((name) => [name, property])));
  known.set(table, properties);
  return properties;
};
