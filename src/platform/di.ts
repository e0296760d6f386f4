import { Container, ContainerModule, type ContainerModuleLoadOptions } from 'inversify';

/** A typed token. At run time it is a symbol; at compile time it carries the type of the bound value. */
export type Token<T> = symbol & { readonly __type?: T };
export const token = <T>(name: string): Token<T> => Symbol.for(`basamak:${name}`);

/** A dependency's key: its token, or the function that makes it. */
export type Key<T> = Token<T> | ((...needs: never[]) => T);

type Dependencies<A extends readonly unknown[]> = { readonly [K in keyof A]: Key<A[K]> };

type NamedKeys<N extends object> = { readonly [K in keyof N]: Key<N[K]> };

export interface Registry {
  /** Binds an existing value. */
  value<T>(key: Token<T>, value: NoInfer<T>): void;
  /** Binds one instance of a class; the tokens must match its constructor's parameters. */
  type<T, A extends unknown[]>(
    key: Token<T>,
    type: new (...dependencies: A) => NoInfer<T>,
    needs: Dependencies<A>,
  ): void;
  /** Binds the result of a function, which gets its dependencies by name. */
  use<T, N extends object>(key: Token<T>, make: (needs: N) => NoInfer<T>, needs: NamedKeys<N>): void;
  /** Binds a result without a token, for a thing that no other module needs. The function that makes the thing is its key. */
  use<N extends object>(make: (needs: N) => unknown, needs: NamedKeys<N>): void;
  /** Binds a second token to the same instance, for a port whose implementation is another module's use case. */
  same<T>(key: Token<T>, other: Token<NoInfer<T>>): void;
  /** Binds one instance made by a function. */
  make<T, A extends unknown[]>(key: Token<T>, make: (...dependencies: A) => NoInfer<T>, needs: Dependencies<A>): void;
  make<A extends unknown[]>(make: (...dependencies: A) => unknown, needs: Dependencies<A>): void;
}

/** What one `*.container.ts` file exports. */
export type Bindings = (registry: Registry) => void;

type Name = symbol | ((...needs: never[]) => unknown);
const nameOf = (name: Name): string => (typeof name === 'symbol' ? String(name) : name.name);

/** The factory and its needs. Without a token, the factory is also the key. */
const partsOf = <N>(name: Name, rest: readonly unknown[]) =>
  (typeof name === 'symbol' ? rest : [name, ...rest]) as [(...found: never[]) => unknown, N];

const load = (graph: Map<Name, readonly Name[]>, bindings: Bindings): ContainerModule =>
  new ContainerModule((options: ContainerModuleLoadOptions) => {
    const put = (name: Name, factory: (...found: never[]) => unknown, needs: readonly Name[]) => {
      if (graph.has(name)) throw new Error(`two bindings for one token: ${nameOf(name)}`);
      graph.set(name, needs);
      options
        .bind(name as symbol)
        .toResolvedValue(factory as (...found: unknown[]) => unknown, needs as symbol[])
        .inSingletonScope();
    };
    bindings({
      make: (name: Name, ...rest: readonly unknown[]) => {
        const [factory, needs] = partsOf<readonly Name[]>(name, rest);
        put(name, factory, needs);
      },
      type: (key, type: new (...found: never[]) => unknown, needs) => put(key, (...found) => new type(...found), needs),
      use: (name: Name, ...rest: readonly unknown[]) => {
        const [factory, needs] = partsOf<Readonly<Record<string, Name>>>(name, rest);
        const names = Object.keys(needs);
        const named = (found: readonly unknown[]) => Object.fromEntries(names.map((need, at) => [need, found[at]]));
        put(name, (...found) => factory(named(found) as never), Object.values(needs));
      },
      same: (key, other) => put(key, (found) => found, [other]),
      value: (key, value) => put(key, () => value, []),
    });
  });

/** Builds the container and checks the whole graph before any instance is made. @throws on a missing binding or a cycle */
export const compose = (...modules: readonly Bindings[]): Container => {
  const container = new Container();
  const graph = new Map<Name, readonly Name[]>();
  container.load(...modules.map((bindings) => load(graph, bindings)));
  const faults = faultsOf(graph);
  if (faults.length > 0) throw new Error(`the container cannot be composed:\n${faults.join('\n')}`);
  return container;
};

export const faultsOf = (graph: ReadonlyMap<Name, readonly Name[]>): string[] => {
  const faults = new Set<string>();
  const done = new Set<Name>();
  const visit = (key: Name, path: readonly Name[]): void => {
    if (path.includes(key)) {
      faults.add(`cycle: ${[...path, key].map(nameOf).join(' → ')}`);
      return;
    }
    if (done.has(key)) return;
    done.add(key);
    for (const need of graph.get(key) ?? []) {
      if (graph.has(need)) visit(need, [...path, key]);
      else faults.add(`${nameOf(key)} needs ${nameOf(need)}, which is not bound`);
    }
  };
  for (const key of graph.keys()) visit(key, []);
  return [...faults];
};

export type { Container };
/** Returns one instance of the composed container. */
export const resolve = <T>(container: Container, key: Key<T>): T => container.get<T>(key as symbol);
