import type { ComponentType } from 'react';
import {
  createPath,
  matchRoutes,
  NavigationType as Action,
  resolvePath,
  type LoaderFunctionArgs,
  type Location,
  type NonIndexRouteObject,
  type RouteMatch,
  type To,
} from 'react-router-dom';
import { browserHistory, memoryHistory, placeOf, type History } from './history.ts';

/** A route, or a frame around its children. */
export interface Route extends Pick<NonIndexRouteObject, 'id' | 'path' | 'caseSensitive'> {
  /** Runs before the route is shown. A Response with a `Location` redirects; anything thrown is shown as an error. */
  readonly loader?: (call: LoaderCall) => unknown;
  /** Whether the first page may be shown while its loader is still running. */
  readonly isExpected?: () => boolean;
  /** Fetches the component when the route is first opened. `to` is the address that is being opened. */
  code?: ((to: string) => Promise<Pick<Route, 'Component' | 'prepare'>>) | undefined;
  Component?: ComponentType;
  /** Fetches the other modules that the component needs for these parameters. */
  prepare?: Prepare | undefined;
  /** Shown instead of this route when it or one of its children fails. */
  readonly ErrorBoundary?: ComponentType;
  children?: Route[];
}

export type Prepare = (params: LoaderCall['params'], to?: string) => Promise<readonly object[]>;
export type LoaderCall = Pick<LoaderFunctionArgs, 'request' | 'params'>;
export type Page = RouteMatch<string, Route>;

export interface RouterState {
  readonly location: Location;
  readonly historyAction: Action;
  /** The shown routes; empty before the first page has loaded. */
  readonly matches: readonly Page[];
  /** The error, and the index of the match that shows it. */
  readonly failure: { readonly error: unknown; readonly at: number } | null;
  /** The next page is loading; the current one stays until then. */
  readonly loading: boolean;
}

export interface Router {
  readonly state: RouterState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly navigate: (to: To, options?: { readonly replace?: boolean }) => Promise<void>;
  /** Runs the loaders again: the loaders of the page that is loading, or else of the shown page. */
  readonly revalidate: () => Promise<void>;
  /** Resolves when there is something to show. */
  readonly shown: Promise<void>;
  /** Resolves when the first page has loaded. */
  readonly initialized: Promise<void>;
}

export const redirect = (to: string): Response => new Response(null, { status: 302, headers: { location: to } });

const leadsTo = (answer: unknown): string | null =>
  answer instanceof Response ? answer.headers.get('location') : null;

/** Fetches a route's component once, and the modules that it needs for these parameters. */
export async function loadComponent(route: Route, params: LoaderCall['params'], to: string): Promise<void> {
  if (route.code) Object.assign(route, await route.code(to), { code: undefined });
  await route.prepare?.(params, to);
}

const pagesAt = (routes: Route[], pathname: string): readonly Page[] => matchRoutes(routes, pathname) ?? [];

/** Fetches the code of the page at a path, so that its first rendering is complete. */
export const loadPage = async (routes: Route[], pathname: string): Promise<void> =>
  void (await Promise.all(
    pagesAt(routes, pathname).map(({ route, params }) => loadComponent(route, params, pathname)),
  ));

/** The match whose error page shows the failure of another match: that match itself, or the nearest one around it. */
const boundaryOf = (matches: readonly Page[], failed: number): number =>
  matches.findLastIndex(({ route }, index) => index <= failed && route.ErrorBoundary);

type Outcome = { readonly to: string } | { readonly failure: RouterState['failure'] };

/** The code of all matches; each is fetched independently. */
const codeOf = (matches: readonly Page[], location: Location): readonly Promise<void>[] =>
  matches.map(({ route, params }) => loadComponent(route, params, createPath(location)));

/**
 * Runs the loaders and fetches the code of all matches in parallel. A redirect takes precedence over an error, and an
 * outer error over an inner one.
 */
async function load(matches: readonly Page[], location: Location, code: readonly Promise<void>[]): Promise<Outcome> {
  const address = createPath(location);
  const request = new Request(new URL(address, globalThis.location?.origin ?? 'http://localhost'));
  const results = await Promise.allSettled(
    matches.map(async ({ route, params }, at) => {
      const [answer] = await Promise.all([route.loader?.({ request, params }), code[at]]);
      return answer;
    }),
  );
  const said = results.map((result): unknown => (result.status === 'fulfilled' ? result.value : result.reason));
  const to = said.map(leadsTo).find((target) => target !== null);
  if (to) return { to };
  const failed = results.findIndex(({ status }) => status === 'rejected');
  return { failure: failed === -1 ? null : { error: said[failed], at: boundaryOf(matches, failed) } };
}

/** @param standing whether the first page is already shown and its code loaded: then no loader runs first */
function routerOn(routes: Route[], history: History, standing: boolean): Router {
  const first = pagesAt(routes, history.current().pathname);
  const ready = standing || first.every(({ route }) => !route.loader && !route.code && !route.prepare);
  const listeners = new Set<() => void>();
  let state: RouterState = {
    location: history.current(),
    historyAction: Action.Pop,
    matches: ready ? first : [],
    failure: null,
    loading: false,
  };
  let underWay: { readonly location: Location; readonly action: Action; readonly replaces: boolean } | null = null;
  const firstShown = Promise.withResolvers<void>();
  if (ready) firstShown.resolve();
  const set = (change: Partial<RouterState>) => {
    state = { ...state, ...change };
    if (state.matches.length > 0) firstShown.resolve();
    for (const listener of listeners) listener();
  };

  const arrive = (location: Location, action: Action, shown: Pick<RouterState, 'matches' | 'failure'>) => {
    underWay = null;
    if (action === Action.Push) history.push(location);
    if (action === Action.Replace) history.replace(location);
    set({ location, historyAction: action, loading: false, ...shown });
  };

  async function start(location: Location, action: Action, replaces = false): Promise<void> {
    const way = { location, action, replaces };
    underWay = way;
    const again = location === state.location && state.matches.length > 0;
    const matches = again ? state.matches : pagesAt(routes, location.pathname);
    const code = codeOf(matches, location);
    if (state.matches.length > 0) set({ loading: true });
    else if (matches.every(({ route }) => !route.loader || route.isExpected?.())) {
      const show = () => underWay === way && set({ matches, loading: true });
      Promise.all(code).then(show, () => undefined);
    }
    const outcome = await load(matches, location, code);
    if (underWay !== way) return; // another navigation has started meanwhile
    if ('to' in outcome)
      await start(placeOf(outcome.to), replaces || action === Action.Replace ? Action.Replace : Action.Push);
    else arrive(location, action, { matches, failure: outcome.failure });
  }

  const follow = (location: Location, action: Action): Promise<void> => {
    const { pathname, search } = state.location;
    const onThisPage = location.pathname === pathname && location.search === search && location.hash !== '';
    if (!onThisPage || state.matches.length === 0) return start(location, action);
    arrive(location, action, { matches: state.matches, failure: state.failure });
    return Promise.resolve();
  };

  history.listen((location) => void follow(location, Action.Pop));
  const initialized = ready ? Promise.resolve() : start(state.location, Action.Pop, true);
  return {
    get state() {
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate: (to, { replace = false } = {}) =>
      follow(placeOf(resolvePath(to, state.location.pathname)), replace ? Action.Replace : Action.Push),
    revalidate: () =>
      underWay ? start(underWay.location, underWay.action, underWay.replaces) : start(state.location, Action.Pop),
    shown: firstShown.promise,
    initialized,
  };
}

export const createBrowserRouter = (
  routes: Route[],
  { standing = false }: { readonly standing?: boolean } = {},
): Router => routerOn(routes, browserHistory(), standing);

export const createMemoryRouter = (
  routes: Route[],
  { initialEntries: [entry = '/'] = [] }: { readonly initialEntries?: readonly string[] } = {},
): Router => routerOn(routes, memoryHistory(entry), false);
