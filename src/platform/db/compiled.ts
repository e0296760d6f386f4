import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';

/** Stand for the values while a statement is compiled. */
export type Places<V> = { readonly [K in keyof V]: RawBuilder<V[K]> };

/** Builds a statement. It is called once for all values, so it must use nothing but its arguments. */
export type Building<Tables, V, R> = (sql: Kysely<Tables>, places: Places<V>) => CompiledQuery<R>;

class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Statements of hot paths. Kysely and MikroORM build and compile each statement anew, which takes longer than to send it. Here
 * they do it once for each function that builds one, and later statements only bring other values. Values are sent as given:
 * MikroORM does not convert them.
 */
export class CompiledStatements {
  readonly #compiled = new WeakMap<object, CompiledQuery>();

  of<Tables, V extends object, R>(kysely: Kysely<Tables>, build: Building<Tables, V, R>, values: V): CompiledQuery<R> {
    const known = this.#compiled.get(build) ?? compile(kysely, build, values);
    this.#compiled.set(build, known);
    const given = values as Readonly<Record<string, unknown>>;
    const parameters = known.parameters.map((one) => (one instanceof Place ? given[one.name] : one));
    return { ...known, parameters };
  }
}

const compile = <Tables, V extends object, R>(
  kysely: Kysely<Tables>,
  build: Building<Tables, V, R>,
  values: V,
): CompiledQuery<R> => {
  const places = Object.fromEntries(Object.keys(values).map((name) => [name, sql.val(new Place(name))]));
  return build(kysely, places as Places<V>);
};
