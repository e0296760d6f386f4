import type { ComponentType } from 'react';

export type Params = Readonly<Record<string, string | undefined>>;

export interface LoaderFunctionArgs {
  readonly request: Request;
  readonly params: Params;
}

/** A route, or a frame around its children; paths are whole ones, `*` is every other path. */
export interface RouteObject {
  readonly id?: string;
  readonly path?: string;
  /** Runs before the route is shown. A Response with a `Location` leads elsewhere; what is thrown is shown as an error. */
  readonly loader?: (call: LoaderFunctionArgs) => unknown;
  /** Fetches the component when the route is first opened. */
  lazy?: (() => Promise<{ readonly Component: ComponentType }>) | undefined;
  Component?: ComponentType;
  /** Stands in the place of this route when it or what is in it fails. */
  readonly ErrorBoundary?: ComponentType;
  readonly children?: readonly RouteObject[];
}

export interface Match {
  readonly route: RouteObject;
  readonly params: Params;
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The variable parts of a path, or null where it is another; case and a slash at the end make no difference. */
export function matchPath(pattern: string, pathname: string): Params | null {
  if (pattern === '*') return {};
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decoded(given[index] ?? '');
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part.toLowerCase() !== value.toLowerCase()) return null;
  }
  return params;
}

type Branch = readonly RouteObject[];

const branchesOf = (routes: readonly RouteObject[], above: Branch = []): readonly Branch[] =>
  routes.flatMap((route) => {
    const branch = [...above, route];
    return route.children ? branchesOf(route.children, branch) : [branch];
  });

/** Said parts go before variable ones, from the left, and both before `*`. */
const openness = (branch: Branch): string => {
  const path = branch.at(-1)?.path ?? '*';
  return path === '*'
    ? '2'
    : segmentsOf(path)
        .map((part) => (part.startsWith(':') ? '1' : '0'))
        .join('');
};

/** The routes to show at a path, the outermost frame first. */
export function matchRoutes(routes: readonly RouteObject[], pathname: string): readonly Match[] {
  let best: { readonly branch: Branch; readonly params: Params } | undefined;
  for (const branch of branchesOf(routes)) {
    const params = matchPath(branch.at(-1)?.path ?? '*', pathname);
    if (params && (!best || openness(branch) < openness(best.branch))) best = { branch, params };
  }
  return best?.branch.map((route) => ({ route, params: best.params })) ?? [];
}
