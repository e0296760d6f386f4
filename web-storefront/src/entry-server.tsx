import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { isValidElement, StrictMode, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { HeadContext, type Head } from './app/PageTitle.tsx';
import { routes } from './app/router.tsx';
import { session } from './lib/session.ts';

// Runs when the site is built: the public pages as a visitor first sees them (build/prerender.ts).

export interface RenderedPage extends Head {
  readonly html: string;
  /** The source file of the page's own component, by its name in the bundler's manifest. */
  readonly source: string;
}

type Module = { readonly default?: ComponentType };
const pageModules = import.meta.glob<Module>('./pages/**/*.tsx');

async function sourceOf(page: unknown): Promise<string> {
  for (const [file, load] of Object.entries(pageModules)) {
    if ((await load()).default === page) return file.replace('./', 'src/');
  }
  throw new Error('a route shows what is no page');
}

export async function renderPage(path: string): Promise<RenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  if (context.statusCode !== 200) throw new Error(`${path} answers ${context.statusCode}`);
  const head: Head = { title: '', description: '' };
  const { prelude } = await prerender(
    <StrictMode>
      <HeadContext value={head}>
        <QueryClientProvider client={new QueryClient()}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </QueryClientProvider>
      </HeadContext>
    </StrictMode>,
    // Whole: a large part that waits its turn would need an inline script to be put in place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const shown = context.matches.at(-1)?.route.element;
  const source = await sourceOf(isValidElement(shown) ? shown.type : undefined);
  return { ...head, html: await new Response(prelude).text(), source };
}

/** Nothing is left that keeps the build from ending. */
export const finish = (): void => session.close();
