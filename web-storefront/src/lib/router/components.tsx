import {
  Component,
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { hrefOf, resolve, type Location } from './history.ts';
import type { Params } from './match.ts';
import { createMemoryRouter, type Router, type RouterState } from './router.ts';

const RouterContext = createContext<Router | null>(null);
const StateContext = createContext<RouterState | null>(null);
/** Which of the matches is shown in the next outlet. */
const DepthContext = createContext(0);
const ErrorContext = createContext<unknown>(undefined);

function present<T>(value: T | null): T {
  if (value === null) throw new Error('outside of the router');
  return value;
}
const useRouter = (): Router => present(use(RouterContext));
const useRouterState = (): RouterState => present(use(StateContext));

/** Runs after the page's rendering in the browser; the build, which renders pages ahead, has none. */
const useBeforePaint = globalThis.document === undefined ? useEffect : useLayoutEffect;

export function RouterProvider({ router }: { router: Router }) {
  const [state, setState] = useState(router.state);
  useBeforePaint(() => {
    // What is shown stays until what comes next can be shown whole.
    const follow = () => startTransition(() => setState(router.state));
    follow();
    return router.subscribe(follow);
  }, [router]);
  return (
    <RouterContext value={router}>
      <StateContext value={state}>
        <Outlet />
      </StateContext>
    </RouterContext>
  );
}

/** A place in the site around what needs one, e.g. a form in a test. */
export function MemoryRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*' }]));
  const [state, setState] = useState(router.state);
  useBeforePaint(() => router.subscribe(() => setState(router.state)), [router]);
  return (
    <RouterContext value={router}>
      <StateContext value={state}>{children}</StateContext>
    </RouterContext>
  );
}

/** What the matched routes below a frame show. */
export function Outlet() {
  const depth = use(DepthContext);
  const { matches, failure, location } = useRouterState();
  const route = matches[depth]?.route;
  if (!route) return null;
  const { Component: Page = Outlet, ErrorBoundary } = route;
  if (failure?.at === depth && ErrorBoundary) return <Failed error={failure.error} Page={ErrorBoundary} />;
  const page = (
    <DepthContext value={depth + 1}>
      <Page />
    </DepthContext>
  );
  if (!ErrorBoundary) return page;
  return (
    <Boundary Page={ErrorBoundary} location={location}>
      {page}
    </Boundary>
  );
}

function Failed({ error, Page }: { error: unknown; Page: ComponentType }) {
  return (
    <ErrorContext value={error}>
      <Page />
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

export const useRouteError = (): unknown => use(ErrorContext);
export const useLocation = (): Location => useRouterState().location;
export const useLoading = (): boolean => useRouterState().loading;
export const useParams = (): Params => useRouterState().matches.at(-1)?.params ?? {};
/** The name of the route that is shown. */
export const useRouteId = (): string => useRouterState().matches.at(-1)?.route.id ?? '';
export const useNavigate = (): Router['navigate'] => useRouter().navigate;

type Search = URLSearchParams | Record<string, string>;
type SetSearch = (
  change: Search | ((current: URLSearchParams) => Search),
  options?: { readonly replace?: boolean },
) => void;

/** What stands behind the question mark, and how to change it. */
export function useSearchParams(): readonly [URLSearchParams, SetSearch] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<SetSearch>(
    (change, options) => {
      const next = typeof change === 'function' ? change(new URLSearchParams(search)) : change;
      void navigate(`?${new URLSearchParams(next)}`, options);
    },
    [navigate, search],
  );
  return [params, set];
}

/** Leads on as soon as it is shown. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const navigate = useNavigate();
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    void navigate(to, { replace });
  }, [navigate, to, replace]);
  return null;
}

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A click that the browser would take to the same tab; all others are its own. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const here = useLocation();
  const href = hrefOf(resolve(to, here));
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event) || (rest.target && rest.target !== '_self')) return;
        event.preventDefault();
        void navigate(to, { replace: href === hrefOf(here) });
      }}
    >
      {children}
    </a>
  );
}

/** A link that says when it leads to where one is; with `end` only to exactly that page. */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const isHere = pathname === rest.to || (!end && pathname.startsWith(`${rest.to}/`));
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />;
}
