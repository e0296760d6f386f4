import {
  Component,
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import {
  createPath,
  Outlet,
  renderMatches,
  Router as Place,
  type Location,
  type Navigator,
  type RouteMatch,
} from 'react-router-dom';
import type { Page, Router, RouterState } from './router.ts';

const RouterContext = createContext<Router | null>(null);
/** The routes on the screen. While the next page loads, the router's state may already hold others. */
const MatchesContext = createContext<readonly Page[]>([]);
const ErrorContext = createContext<unknown>(undefined);

function useRouter(): Router {
  const router = use(RouterContext);
  if (router === null) throw new Error('outside of the router');
  return router;
}

/** A layout effect in the browser; a plain effect in the build, which has no DOM. */
const useBeforePaint = globalThis.document === undefined ? useEffect : useLayoutEffect;

/**
 * Feeds the router's state into React Router. The location changes when the next page can be shown.
 *
 * Nothing on the page is rendered again before that. A new element or a changed context would reach the prerendered
 * parts that are not hydrated yet, and the transition would wait for them. React 19.3 can then drop the finished
 * rendering of another part, e.g. of a modal that was just opened, until the next update.
 */
export function RouterProvider({ router }: { router: Router }) {
  const [{ location, historyAction, matches, failure }, setState] = useState(router.state);
  const navigator = useMemo(() => navigatorOf(router), [router]);
  const pages = useMemo(() => renderMatches(shown({ matches, failure, location })), [matches, failure, location]);
  useBeforePaint(() => {
    // A transition: the current page stays until the next one is complete.
    const follow = () => startTransition(() => setState(router.state));
    follow();
    return router.subscribe(follow);
  }, [router]);
  return (
    <RouterContext value={router}>
      <MatchesContext value={matches}>
        <Place location={location} navigationType={historyAction} navigator={navigator}>
          {pages}
        </Place>
      </MatchesContext>
    </RouterContext>
  );
}

const navigatorOf = (router: Router): Navigator => ({
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push: (to) => void router.navigate(to),
  replace: (to) => void router.navigate(to, { replace: true }),
  go: (steps) => history.go(steps),
});

/** The matches, each with its component, or with its error page if it failed. */
const shown = ({ matches, failure, location }: Pick<RouterState, 'matches' | 'failure' | 'location'>): RouteMatch[] =>
  matches
    .filter((_, depth) => failure === null || depth <= failure.at)
    .map((match, depth) => ({ ...match, route: { element: elementOf(match, depth, failure, location) } }));

function elementOf({ route }: Page, depth: number, failure: RouterState['failure'], location: Location): ReactNode {
  const { Component: Shown = Outlet, ErrorBoundary } = route;
  if (!ErrorBoundary) return <Shown />;
  if (failure?.at === depth) return <Failed error={failure.error} Page={ErrorBoundary} />;
  return (
    <Boundary Page={ErrorBoundary} location={location}>
      <Shown />
    </Boundary>
  );
}

function Failed({ error, Page: Fault }: { error: unknown; Page: ComponentType }) {
  return (
    <ErrorContext value={error}>
      <Fault />
    </ErrorContext>
  );
}

type BoundaryProps = { readonly Page: ComponentType; readonly location: Location; readonly children: ReactNode };
type BoundaryState = { readonly failed: { readonly error: unknown } | null; readonly location: Location };

/** Catches errors of rendering. The next location starts without the error. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null, location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState {
    return location === state.location ? state : { failed: null, location };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? <Failed error={failed.error} Page={this.props.Page} /> : this.props.children;
  }
}

/** Runs the loaders of the shown page again. */
export const useRevalidate = (): (() => Promise<void>) => useRouter().revalidate;
export const useRouteError = (): unknown => use(ErrorContext);

/** Whether another page is loading, or is loaded and not on the screen yet. */
export function useLoading(): boolean {
  const router = useRouter();
  const matches = use(MatchesContext);
  const loading = () => router.state.loading || router.state.matches !== matches;
  return useSyncExternalStore(router.subscribe, loading, loading);
}

/** The id of the shown route. */
export const useRouteId = (): string => use(MatchesContext).at(-1)?.route.id ?? '';
