import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { HeadContext, type Head } from './app/PageTitle.tsx';
import { routes } from './app/router.tsx';
import { createMemoryRouter, loadComponent, RouterProvider, type Route } from './lib/router/index.ts';
import { session } from './lib/session.ts';

// Runs when the site is built: the public pages as a visitor first sees them (build/prerender.ts).

export interface RenderedPage extends Head {
  readonly html: string;
  /** The source file of the page's own component, by its name in the bundler's manifest. */
  readonly source: string;
}

type Module = { readonly default?: ComponentType };
const pageModules = import.meta.glob<Module>('./pages/**/*.tsx');

/** The source file of a page's component; null for what is no page. */
async function sourceOf(component: ComponentType | undefined): Promise<string | null> {
  for (const [file, load] of Object.entries(pageModules)) {
    if (component && (await load()).default === component) return file.replace('./', 'src/');
  }
  return null;
}

export async function renderPage(path: string): Promise<RenderedPage> {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await router.initialized;
  const { location, matches, failure } = router.state;
  if (location.pathname !== path) throw new Error(`${path} leads elsewhere`);
  if (failure) throw new Error(`${path} can't be shown`, { cause: failure.error });
  const head: Head = { title: '', description: '' };
  const { prelude } = await prerender(
    <StrictMode>
      <HeadContext value={head}>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </HeadContext>
    </StrictMode>,
    // Whole: a large part that waits its turn would need an inline script to be put in place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const source = await sourceOf(matches.at(-1)?.route.Component);
  if (source === null) throw new Error(`${path} shows what is no page`);
  return { ...head, html: await new Response(prelude).text(), source };
}

/** The source files of every route's page and frames, by the route's name. */
export async function sourcesOfRoutes(): Promise<ReadonlyMap<string, readonly string[]>> {
  const sources = new Map<string, readonly string[]>();
  const add = async (route: Route, above: readonly string[]): Promise<void> => {
    await loadComponent(route);
    const source = await sourceOf(route.Component);
    const own = source === null ? above : [...above, source];
    if (route.id) sources.set(route.id, own);
    for (const child of route.children ?? []) await add(child, own);
  };
  for (const route of routes) await add(route, []);
  return sources;
}

/** Nothing is left that keeps the build from ending. */
export const finish = (): void => session.close();
