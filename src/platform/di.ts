import { Container, ContainerModule, type ContainerModuleLoadOptions } from 'inversify';

/** A typed token: a symbol at run time, the type of what it names at compile time. */
export type Token<T> = symbol & { readonly __type?: T };
export const token = <T>(name: string): Token<T> => Symbol.for(`basamak:${name}`);

type Dependencies<A extends readonly unknown[]> = { readonly [K in keyof A]: Token<A[K]> };

type NamedTokens<N extends object> = { readonly [K in keyof N]: Token<N[K]> };

export interface Registry {
  /** Binds a value that is already there. */
  value<T>(key: Token<T>, value: NoInfer<T>): void;
  /** Binds one instance of a class; the tokens must match its constructor's parameters. */
  type<T, A extends unknown[]>(
    key: Token<T>,
    type: new (...dependencies: A) => NoInfer<T>,
    needs: Dependencies<A>,
  ): void;
  /** Binds what a function makes of its needs, each by its name. */
  use<T, N extends object>(key: Token<T>, make: (needs: N) => NoInfer<T>, needs: NamedTokens<N>): void;
  /** Another name for what is bound under a token: a port that another module's use case answers as it is. */
  same<T>(key: Token<T>, other: Token<NoInfer<T>>): void;
  /** Binds one instance made by a function. */
  make<T, A extends unknown[]>(key: Token<T>, make: (...dependencies: A) => NoInfer<T>, needs: Dependencies<A>): void;
}

/** What one `*.container.ts` file exports. */
export type Bindings = (registry: Registry) => void;

const load = (graph: Map<symbol, readonly symbol[]>, bindings: Bindings): ContainerModule =>
  new ContainerModule((options: ContainerModuleLoadOptions) => {
    const make: Registry['make'] = (key, factory, needs) => {
      if (graph.has(key)) throw new Error(`bound twice: ${String(key)}`);
      graph.set(key, needs);
      options
        .bind(key as symbol)
        .toResolvedValue(factory as (...a: unknown[]) => unknown, needs as readonly symbol[] as symbol[])
        .inSingletonScope();
    };
    bindings({
      make,
      type: (key, type, needs) => make(key, (...dependencies) => new type(...dependencies), needs),
      use: (key, factory, needs) => {
        const names = Object.keys(needs) as (keyof typeof needs)[];
        const named = (...found: readonly unknown[]) =>
          Object.fromEntries(names.map((name, index) => [name, found[index]]));
        // oxlint-disable-next-line no-unsafe-type-assertion -- each name was resolved from its own token
        make(
          key,
          (...found: unknown[]) => factory(named(...found) as never),
          names.map((name) => needs[name]) as never,
        );
      },
      same: (key, other) => make(key, (found) => found, [other]),
      value: (key, value) => make(key, () => value, []),
    });
  });

/** Builds the container and checks the whole graph before anything is made: a missing binding or a cycle throws. */
export const compose = (...modules: readonly Bindings[]): Container => {
  const container = new Container();
  const graph = new Map<symbol, readonly symbol[]>();
  container.load(...modules.map((bindings) => load(graph, bindings)));
  const faults = faultsOf(graph);
  if (faults.length > 0) throw new Error(`container:\n${faults.join('\n')}`);
  return container;
};

export const faultsOf = (graph: ReadonlyMap<symbol, readonly symbol[]>): string[] => {
  const faults = new Set<string>();
  const done = new Set<symbol>();
  const visit = (key: symbol, path: readonly symbol[]): void => {
    if (path.includes(key)) {
      faults.add(`cycle: ${[...path, key].map(String).join(' → ')}`);
      return;
    }
    if (done.has(key)) return;
    done.add(key);
    for (const need of graph.get(key) ?? []) {
      if (graph.has(need)) visit(need, [...path, key]);
      else faults.add(`${String(key)} needs ${String(need)}, which is not bound`);
    }
  };
  for (const key of graph.keys()) visit(key, []);
  return [...faults];
};

export type { Container };
/** Takes one thing out of the composed container. */
export const resolve = <T>(container: Container, key: Token<T>): T => container.get<T>(key);
