import { browserHistory, hrefOf, memoryHistory, resolve, type History, type Location } from './history.ts';
import { matchRoutes, type Match, type RouteObject } from './match.ts';

type Action = 'POP' | 'PUSH' | 'REPLACE';

export interface RouterState {
  readonly location: Location;
  readonly historyAction: Action;
  /** What is shown; nothing before the first page has come. */
  readonly matches: readonly Match[];
  /** What went wrong, and the match in whose place it is shown. */
  readonly failure: { readonly error: unknown; readonly at: number } | null;
  /** The next page is on its way, this one stays meanwhile. */
  readonly loading: boolean;
}

export interface Router {
  readonly state: RouterState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => Promise<void>;
  /** Asks the loaders of what is shown, or on its way, once more. */
  readonly revalidate: () => Promise<void>;
  /** When the first page has come. */
  readonly initialized: Promise<void>;
}

export const redirect = (to: string): Response => new Response(null, { status: 302, headers: { location: to } });

const leadsTo = (answer: unknown): string | null =>
  answer instanceof Response ? answer.headers.get('location') : null;

/** Fetches a route's component, once. */
export async function loadComponent(route: RouteObject): Promise<void> {
  if (!route.lazy) return;
  const { Component } = await route.lazy();
  Object.assign(route, { Component, lazy: undefined });
}

/** Fetches the code of the page at a path, so that its first rendering is whole. */
export const loadPage = async (routes: readonly RouteObject[], pathname: string): Promise<void> =>
  void (await Promise.all(matchRoutes(routes, pathname).map(({ route }) => loadComponent(route))));

/** The match whose error page stands for a failure in another: its own, or the nearest around it. */
const boundaryOf = (matches: readonly Match[], failed: number): number =>
  matches.findLastIndex(({ route }, index) => index <= failed && route.ErrorBoundary);

type Outcome = { readonly to: string } | { readonly failure: RouterState['failure'] };

/** Loaders and code of all matches at once. A way elsewhere goes before an error, an outer error before an inner one. */
async function load(matches: readonly Match[], location: Location): Promise<Outcome> {
  const request = new Request(new URL(hrefOf(location), globalThis.location?.origin ?? 'http://localhost'));
  const results = await Promise.allSettled(
    matches.map(async ({ route, params }) => {
      const [answer] = await Promise.all([route.loader?.({ request, params }), loadComponent(route)]);
      return answer;
    }),
  );
  const said = results.map((result): unknown => (result.status === 'fulfilled' ? result.value : result.reason));
  const to = said.map(leadsTo).find((target) => target !== null);
  if (to) return { to };
  const failed = results.findIndex(({ status }) => status === 'rejected');
  return { failure: failed === -1 ? null : { error: said[failed], at: boundaryOf(matches, failed) } };
}

/** @param standing The first page stands already, and its code is here: nothing is asked before it is shown. */
function routerOn(routes: readonly RouteObject[], history: History, standing: boolean): Router {
  const first = matchRoutes(routes, history.current().pathname);
  const ready = standing || first.every(({ route }) => !route.loader && !route.lazy);
  const listeners = new Set<() => void>();
  let state: RouterState = {
    location: history.current(),
    historyAction: 'POP',
    matches: ready ? first : [],
    failure: null,
    loading: false,
  };
  let underWay: { readonly location: Location; readonly action: Action; readonly replaces: boolean } | null = null;
  const set = (change: Partial<RouterState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const arrive = (location: Location, action: Action, shown: Pick<RouterState, 'matches' | 'failure'>) => {
    underWay = null;
    if (action === 'PUSH') history.push(location);
    if (action === 'REPLACE') history.replace(location);
    set({ location, historyAction: action, loading: false, ...shown });
  };

  async function start(location: Location, action: Action, replaces = false): Promise<void> {
    const way = { location, action, replaces };
    underWay = way;
    const matches = matchRoutes(routes, location.pathname);
    if (state.matches.length > 0) set({ loading: true });
    const outcome = await load(matches, location);
    if (underWay !== way) return; // gone elsewhere meanwhile
    if ('to' in outcome)
      await start(resolve(outcome.to, location), replaces || action === 'REPLACE' ? 'REPLACE' : 'PUSH');
    else arrive(location, action, { matches, failure: outcome.failure });
  }

  const follow = (location: Location, action: Action): Promise<void> => {
    const { pathname, search } = state.location;
    const onThisPage = location.pathname === pathname && location.search === search && location.hash !== '';
    if (!onThisPage || state.matches.length === 0) return start(location, action);
    arrive(location, action, { matches: state.matches, failure: state.failure });
    return Promise.resolve();
  };

  history.listen((location) => void follow(location, 'POP'));
  const initialized = ready ? Promise.resolve() : start(state.location, 'POP', true);
  return {
    get state() {
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate: (to, { replace = false } = {}) => follow(resolve(to, state.location), replace ? 'REPLACE' : 'PUSH'),
    revalidate: () =>
      underWay ? start(underWay.location, underWay.action, underWay.replaces) : start(state.location, 'POP'),
    initialized,
  };
}

export const createBrowserRouter = (
  routes: readonly RouteObject[],
  { standing = false }: { readonly standing?: boolean } = {},
): Router => routerOn(routes, browserHistory(), standing);

export const createMemoryRouter = (
  routes: readonly RouteObject[],
  { initialEntries: [entry = '/'] = [] }: { readonly initialEntries?: readonly string[] } = {},
): Router => routerOn(routes, memoryHistory(entry), false);
