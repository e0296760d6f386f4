import { FreshQueryClient } from '#contract/browser/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { Outlet } from 'react-router-dom';
import { HeadContext, type Head } from './ui/PageTitle.tsx';
import { Waiting } from './app/Waiting.tsx';
import { routes } from './app/router.tsx';
import { routeRows } from './config/paths.ts';
import { createMemoryRouter, loadComponent, RouterProvider, type Prepare, type Route } from './lib/router/index.ts';
import { session } from './lib/session.ts';

// Runs in the build and prerenders the public pages (build/prerender.ts).

export interface RenderedPage extends Head {
  readonly html: string;
  /** The source files of the page's component and of the parts that it fetched, as named in the bundler's manifest. */
  readonly sources: readonly string[];
}

type Module = { readonly default?: ComponentType };
const pageModules = import.meta.glob<Module>('./pages/**/*.tsx');

/** The source file of a page's component; null if the component is not a page. */
async function sourceOf(component: ComponentType | undefined): Promise<string | null> {
  for (const [file, load] of Object.entries(pageModules)) {
    if (component && (await load()).default === component) return file.replace('./', 'src/');
  }
  return null;
}

/** A public page is rendered whole; a guarded one as it looks before its data arrive. */
export const renderPage = (path: string): Promise<RenderedPage> => render(routes, path);
export const renderGuarded = (path: string): Promise<RenderedPage> => render(withoutGuards(routes), path);

const withoutGuards = (guarded: readonly Route[]): Route[] =>
  guarded.map(({ loader: _, children, ...route }) => ({
    ...route,
    ...(children && { children: withoutGuards(children) }),
  }));

/** The frame of every page, around the skeleton of a page. */
export async function renderFrame(): Promise<RenderedPage> {
  const [{ Component = Outlet } = {}] = routes;
  const waiting: Route[] = [{ Component, children: [{ path: '*', Component: Waiting }] }];
  return render(waiting, '/', false);
}

async function render(table: Route[], path: string, isPage = true): Promise<RenderedPage> {
  const router = createMemoryRouter(table, { initialEntries: [path] });
  await router.initialized;
  const { location, matches, failure } = router.state;
  if (location.pathname !== path) throw new Error(`${path} leads elsewhere`);
  if (failure) throw new Error(`${path} can't be shown`, { cause: failure.error });
  const head: Head = { title: '', description: '' };
  const { prelude } = await prerender(
    <StrictMode>
      <HeadContext value={head}>
        <QueryClientProvider client={new FreshQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </HeadContext>
    </StrictMode>,
    // The page is rendered in one piece, because React would need an inline script to insert a delayed part.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const page = matches.at(-1);
  const frames = await Promise.all(matches.map(({ route }) => sourceOf(route.Component)));
  const own = frames.filter((source) => source !== null);
  if (!page || (isPage && own.length === 0)) throw new Error(`${path} shows what is no page`);
  const sources = [...own, ...(await partsOf(page.route, page.params))];
  return { ...head, html: await new Response(prelude).text(), sources };
}

const partModules = import.meta.glob<object>('./features/{booster,order-form}/*.tsx');

/** The source file of a part that a page fetched besides its own code. */
async function sourceOfPart(part: object): Promise<string> {
  const [exported] = Object.values(part) as unknown[];
  for (const [file, load] of Object.entries(partModules)) {
    if (Object.values(await load()).includes(exported)) return file.replace('./', 'src/');
  }
  throw new Error('a page fetches what is no part of a feature');
}

const partsOf = async ({ prepare }: Route, place: Parameters<Prepare>[0]): Promise<readonly string[]> =>
  Promise.all(((await prepare?.(place)) ?? []).map(sourceOfPart));

/**
 * The source files that each route needs: its frames, its page, and the parts that the page fetches for each of the
 * route's values.
 */
export async function sourcesOfRoutes(): Promise<ReadonlyMap<string, readonly string[]>> {
  const sources = new Map<string, readonly string[]>();
  const add = async (route: Route, above: readonly string[]): Promise<void> => {
    const places = routeRows.find(([name]) => name === route.id)?.[1].values ?? [{}];
    await loadComponent(route, places[0] ?? {}, '');
    const source = await sourceOf(route.Component);
    const own = source === null ? above : [...above, source];
    for (const place of route.id ? places : []) {
      sources.set([route.id, ...Object.values(place)].join(' '), [...own, ...(await partsOf(route, place))]);
    }
    for (const child of route.children ?? []) await add(child, own);
  };
  for (const route of routes) await add(route, []);
  return sources;
}

/** Stops the timers that would keep the build process running. */
export const finish = (): void => session.close();
