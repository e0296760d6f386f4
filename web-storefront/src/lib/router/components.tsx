import {
  Component,
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
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
const StateContext = createContext<RouterState | null>(null);
const ErrorContext = createContext<unknown>(undefined);

function useRouterState(): RouterState {
  const state = use(StateContext);
  if (state === null) throw new Error('outside of the router');
  return state;
}

/** Runs after the page's rendering in the browser; the build, which renders pages ahead, has none. */
const useBeforePaint = globalThis.document === undefined ? useEffect : useLayoutEffect;

/** React Router's place in the site, which moves when what is there can be shown. */
export function RouterProvider({ router }: { router: Router }) {
  const [state, setState] = useState(router.state);
  const navigator = useMemo(() => navigatorOf(router), [router]);
  useBeforePaint(() => {
    // What is shown stays until what comes next can be shown whole.
    const follow = () => startTransition(() => setState(router.state));
    follow();
    return router.subscribe(follow);
  }, [router]);
  return (
    <RouterContext value={router}>
      <StateContext value={state}>
        <Place location={state.location} navigationType={state.historyAction} navigator={navigator}>
          {renderMatches(shown(state))}
        </Place>
      </StateContext>
    </RouterContext>
  );
}

const navigatorOf = (router: Router): Navigator => ({
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push: (to) => void router.navigate(to),
  replace: (to) => void router.navigate(to, { replace: true }),
  go: (steps) => history.go(steps),
});

/** The matches with what each shows: its component, or its error page where it failed. */
const shown = ({ matches, failure, location }: RouterState): RouteMatch[] =>
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

/** Catches what fails while it is drawn; at the next place all begins anew. */
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

/** Asks for what is shown once more. */
export const useRevalidate = (): (() => Promise<void>) => {
  const router = use(RouterContext);
  if (router === null) throw new Error('outside of the router');
  return router.revalidate;
};
export const useRouteError = (): unknown => use(ErrorContext);
export const useLoading = (): boolean => useRouterState().loading;
/** The name of the route that is shown. */
export const useRouteId = (): string => useRouterState().matches.at(-1)?.route.id ?? '';
