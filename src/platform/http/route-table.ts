/** One segment of a path: the segments that may follow, and the routes that end here. */
interface Segment<T> {
  readonly named: Map<string, Segment<T>>;
  parameter: Segment<T> | undefined;
  readonly routes: Map<string, { readonly parameters: readonly string[]; readonly route: T }>;
}

interface Matched<T> {
  readonly at: Segment<T>;
  readonly values: readonly string[];
}

interface FoundRoute<T> {
  readonly route: T;
  readonly params: Record<string, string>;
}

const segment = <T>(): Segment<T> => ({ named: new Map(), parameter: undefined, routes: new Map() });

/**
 * Finds routes by method and path, segment by segment, so that the cost does not depend on the number of routes. A literal
 * segment takes precedence over a parameter if it has the method: `/orders/calculate` over `/orders/:id`.
 * @param rows routes by their keys (`GET /orders/:id`)
 */
export const routeTable = <T>(rows: Iterable<readonly [key: string, route: T]>) => {
  const root = segment<T>();
  const literal = new Map<string, T>();
  for (const [key, route] of rows) {
    const [method = '', path = ''] = key.split(' ');
    let at = root;
    const parameters: string[] = [];
    for (const name of segmentsOf(path)) {
      if (name.startsWith(':')) {
        parameters.push(name.slice(1));
        at = at.parameter ??= segment();
      } else {
        const next = at.named.get(name) ?? segment<T>();
        at.named.set(name, next);
        at = next;
      }
    }
    at.routes.set(method, { parameters, route });
    if (parameters.length === 0) literal.set(key, route);
  }
  const matched = (path: string) => matchesOf(root, segmentsOf(path));
  return {
    /** Finds a route; HEAD uses the path's GET. */
    find: (method: string, path: string): FoundRoute<T> | undefined => {
      const asked = method === 'HEAD' ? 'GET' : method;
      const whole = literal.get(`${asked} ${path}`);
      if (whole) return { route: whole, params: {} };
      for (const { at, values } of matched(path)) {
        const found = at.routes.get(asked);
        if (found) return { route: found.route, params: paramsOf(found.parameters, values) };
      }
      return undefined;
    },
    /** The methods of the path's routes; empty if the path does not exist. */
    methodsAt: (path: string): readonly string[] => matched(path).flatMap(({ at }) => [...at.routes.keys()]),
  };
};

const segmentsOf = (path: string): readonly string[] => path.slice(1).split('/');

function matchesOf<T>(
  at: Segment<T>,
  segments: readonly string[],
  index = 0,
  values: readonly string[] = [],
): readonly Matched<T>[] {
  const name = segments[index];
  if (name === undefined) return at.routes.size > 0 ? [{ at, values }] : [];
  const named = at.named.get(name);
  const value = at.parameter && decoded(name);
  return [
    ...(named ? matchesOf(named, segments, index + 1, values) : []),
    ...(at.parameter && value ? matchesOf(at.parameter, segments, index + 1, [...values, value]) : []),
  ];
}

/** Undefined if the value is not percent-encoded UTF-8 (`%ff`), because no record has such a name. */
const decoded = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
};

const paramsOf = (parameters: readonly string[], values: readonly string[]): Record<string, string> =>
  Object.fromEntries(parameters.map((name, index) => [name, values[index] ?? '']));
