import { Container } from 'inversify';

/** A typed token. At run time it is a symbol; at compile time it carries the type of the bound value. */
export type Token<T> = symbol & { readonly __type?: T };
export const token = <T>(name: string): Token<T> => Symbol.for(`basamak:${name}`);

/** A dependency's key: its token, or the function that makes it. */
export type Key<T> = Token<T> | ((...needs: never[]) => T);

type Dependencies<A extends readonly unknown[]> = { readonly [K in keyof A]: Key<A[K]> };

/** The keys of what functions may need, by the need's name. */
type Scope = Readonly<Record<string, Key<unknown>>>;
type Bound<K> = K extends (...needs: never[]) => infer T ? T : K extends Token<infer T> ? T : never;
type Found<S> = { readonly [N in keyof S]: Bound<S[N]> };
type Makers<S> = Readonly<Record<string, (needs: Found<S>) => unknown>>;

export interface Registry {
  /** Binds an existing value. */
  value<T>(key: Token<T>, value: NoInfer<T>): void;
  /** Binds one instance of a class; the tokens must match its constructor's parameters. */
  type<T, A extends unknown[]>(
    key: Token<T>,
    type: new (...dependencies: A) => NoInfer<T>,
    needs: Dependencies<A>,
  ): void;
  /** Binds the result of a function, which takes its needs by name. */
  use<T, S extends Scope>(key: Token<T>, make: (needs: Found<S>) => NoInfer<T>, scope: S): void;
  /**
   * Binds the results of functions, which take their needs by name from one scope. A function whose name is a token's name
   * in the scope is bound to that token; any other function is its own key.
   */
  all<S extends Scope, M extends Makers<S>>(
    scope: S,
    makers: M & { readonly [N in keyof M & keyof S]: (needs: Found<S>) => Bound<S[N]> },
  ): void;
  /** Binds a second token to the same instance, for example a port to another module's use case. */
  same<T>(key: Token<T>, other: Token<NoInfer<T>>): void;
  /** Binds one instance made by a function. */
  make<T, A extends unknown[]>(key: Token<T>, make: (...dependencies: A) => NoInfer<T>, needs: Dependencies<A>): void;
  make<A extends unknown[]>(make: (...dependencies: A) => unknown, needs: Dependencies<A>): void;
}

/** What one `*.container.ts` file exports. */
export type Bindings = (registry: Registry) => void;

type Name = symbol | ((...needs: never[]) => unknown);
const nameOf = (name: Name): string => (typeof name === 'symbol' ? String(name) : name.name);

/** Builds the container. Before any instance is made it checks that every need is bound. @throws on a missing binding */
export const compose = (...modules: readonly Bindings[]): Container => {
  const container = new Container();
  const bound = new Map<Name, readonly Name[]>();
  const registry = registryOf(container, bound);
  for (const bindings of modules) bindings(registry);
  const missing = new Map(
    [...bound].flatMap(([name, needs]) => needs.filter((need) => !bound.has(need)).map((need) => [need, name])),
  );
  const faults = [...missing].map(([need, name]) => `${nameOf(name)} needs ${nameOf(need)}, which is not bound`);
  if (faults.length > 0) throw new Error(`the container cannot be composed:\n${faults.join('\n')}`);
  return container;
};

const registryOf = (container: Container, bound: Map<Name, readonly Name[]>): Registry => {
  const running: Name[] = [];
  const find = (key: Name): unknown => container.get(key as symbol);

  /** Binds one instance, made when it is first needed. */
  const put = (name: Name, needs: readonly Name[], make: () => unknown) => {
    if (bound.has(name)) throw new Error(`two bindings for one token: ${nameOf(name)}`);
    bound.set(name, needs);
    const makeOnce = () => {
      if (running.includes(name)) throw new Error(`cycle: ${[...running, name].map(nameOf).join(' → ')}`);
      running.push(name);
      try {
        return make();
      } finally {
        running.pop();
      }
    };
    container
      .bind(name as symbol)
      .toDynamicValue(makeOnce)
      .inSingletonScope();
  };

  /** Each need is resolved when a function reads it, so that a function gets only those that it names. */
  const needsIn = (scope: Scope) => {
    const getters = Object.entries(scope).map(([need, key]) => [need, { enumerable: true, get: () => find(key) }]);
    return Object.defineProperties({}, Object.fromEntries(getters)) as never;
  };

  return {
    value: (key, value) => put(key, [], () => value),
    type: (key, type: new (...found: never[]) => unknown, needs: readonly Name[]) =>
      put(key, needs, () => new type(...(needs.map(find) as never[]))),
    use: (key, make: (needs: never) => unknown, scope) => put(key, Object.values(scope), () => make(needsIn(scope))),
    all: (scope, makers: Readonly<Record<string, (needs: never) => unknown>>) => {
      const needs = needsIn(scope);
      for (const [name, make] of Object.entries(makers))
        put(scope[name] ?? make, Object.values(scope), () => make(needs));
    },
    same: (key, other) => put(key, [other], () => find(other)),
    make: (name: Name, ...rest: readonly unknown[]) => {
      // without a token, the function is also the key
      const [make, needs] = (typeof name === 'symbol' ? rest : [name, ...rest]) as [
        (...found: never[]) => unknown,
        readonly Name[],
      ];
      put(name, needs, () => make(...(needs.map(find) as never[])));
    },
  };
};

export type { Container };
/** Returns one instance of the composed container. */
export const resolve = <T>(container: Container, key: Key<T>): T => container.get<T>(key as symbol);
