import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { within } from '../within.ts';
import { contentPolicy, type PolicySources } from './content-policy.ts';
import { encodingFor, type Encoding } from './encoding.ts';
import { htmlPages } from './html-pages.ts';
import { readOnly } from './methods.ts';
import { robots, sendText, sitemap } from './site-map.ts';

interface WebAppOptions extends PolicySources {
  /** The folder of the built app. */
  readonly root: string;
  /** The public address, without a trailing slash. */
  readonly publicUrl: string;
  /** For public pages: tells whether a record exists, by the page's path (`/boosterlar/:id`). */
  readonly records?: Readonly<Record<string, (id: string) => Promise<boolean>>>;
}

/** What the storefront's build writes about the site (web-storefront/build/site.ts). The console has no such file. */
interface Site {
  /** The placeholder for the site's address in the pages. */
  readonly origin: string;
  readonly routes: readonly SiteRoute[];
  readonly sitemap: readonly string[];
  readonly disallow: readonly string[];
}
interface SiteRoute {
  /** Like `/siparisler/:id`. */
  readonly path: string;
  /** Names of the parameters that are ids of records. */
  readonly ids: readonly string[];
  /** Whether its record is public. */
  readonly open: boolean;
}
const siteFile = 'site.json';

/**
 * Serves a built single-page app. Hashed files are cached for ever; browsers revalidate pages and other files at each
 * request. Texts are sent compressed. If a path has a prerendered page, it gets this page, otherwise the app's shell. The status is 404 if the app does not know the path, or if
 * the record of a public page does not exist. For a private record, the page itself checks whether it exists.
 */
export const webApp = ({ root, publicUrl, records = {}, ...sources }: WebAppOptions): RequestHandler => {
  if (!existsSync(join(root, 'index.html'))) return notBuilt;
  const files = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  );
  const site = files.has(`/${siteFile}`) ? (JSON.parse(readFileSync(join(root, siteFile), 'utf8')) as Site) : undefined;
  const known = site?.routes.map((route) => ({
    pattern: patternOf(route),
    isThere: recordOf(route, records),
    frame: route.path.replaceAll(':', '_'),
  }));
  const shell = files.has('/app.html') ? '/app.html' : '/index.html';
  const page = htmlPages(root, site && { built: site.origin, real: publicUrl });

  const isAsset = (path: string) => files.has(path) && !path.endsWith('.html') && !unservedFiles.test(path);
  const prerendered = (path: string): string | undefined => {
    const file = `${path.replace(/\/$/, '')}/index.html`;
    return files.has(file) ? file : undefined;
  };

  const sendPage = async (response: Response, file: string, encoding: Encoding | undefined) => {
    const { body, etag, scripts } = await page(file, encoding);
    response.setHeader('Content-Security-Policy', contentPolicy(scripts, sources));
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('ETag', etag);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.type('html').send(body);
  };
  const sendAsset = (response: Response, path: string, encoding: Encoding | undefined, next: NextFunction) => {
    const sibling = encoding && `${path}.${encoding === 'br' ? 'br' : 'gz'}`;
    const compressed = sibling !== undefined && files.has(sibling);
    if (compressed && encoding) response.setHeader('Content-Encoding', encoding);
    response.type(extname(path)).setHeader('Cache-Control', path.startsWith('/assets/') ? forEver : 'no-cache');
    const file = compressed ? sibling : path;
    response.sendFile(file, { root, cacheControl: false, dotfiles: 'deny' }, (error?: Error) => {
      if (!error || response.headersSent || isGone(error)) return;
      if (!isMissing(error)) {
        next(error);
        return;
      }
      // a new build has replaced the file: the app reloads its page
      response.removeHeader('Content-Encoding');
      response.status(404).setHeader('Cache-Control', 'no-store').end();
    });
  };

  const app = express.Router();
  if (site) {
    app.get('/sitemap.xml', sendText('application/xml', sitemap(publicUrl, site.sitemap)));
    app.get('/robots.txt', sendText('text/plain', robots(publicUrl, site.disallow)));
  }
  app.get(/.*/, async (request: Request, response: Response, next: NextFunction) => {
    const path = safePath(request.path);
    if (path === undefined || (path.startsWith('/assets/') && !isAsset(path))) {
      response.status(404).end();
      return;
    }
    const encoding = encodingFor(request);
    response.vary('Accept-Encoding');
    if (isAsset(path)) {
      sendAsset(response, path, encoding, next);
      return;
    }
    const own = prerendered(path);
    const route = own || !known ? undefined : known.find(({ pattern }) => pattern.test(path));
    if (known && !own && !route) {
      // the link may have been typed in capital letters
      const small = path.toLowerCase();
      if (small !== path && known.some(({ pattern }) => pattern.test(small))) {
        const query = request.originalUrl.slice(request.path.length);
        response.set('Cache-Control', 'no-cache').redirect(308, encodeURI(small) + query);
        return;
      }
    }
    if (known && !own && !(await route?.isThere(path))) response.status(404);
    // the build can't know the parameters of a path, so the file is named by their placeholders
    await sendPage(response, own ?? (route && prerendered(route.frame)) ?? shell, encoding);
  });
  app.all(/.*/, readOnly);
  return app;
};

/** Whether the client has disconnected, which is no fault of ours. */
const isGone = (error: Error): boolean => 'code' in error && error.code === 'ECONNABORTED';

/** Whether the file is missing now. It existed when the server started. */
const isMissing = (error: Error): boolean => 'code' in error && error.code === 'ENOENT';

const forEver = 'public, max-age=31536000, immutable';
/** Compressed files are sent under the original file's name; site.json is only for the server. */
const unservedFiles = /\.(br|gz)$|^\/site\.json$/;

const safePath = (path: string): string | undefined => {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') || decoded.split('/').includes('..') ? undefined : decoded;
  } catch {
    return undefined;
  }
};

const id = '[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}';
const patternOf = ({ path, ids }: SiteRoute): RegExp => {
  const body = path
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (!part.startsWith(':')) return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
      const name = part.slice(1);
      return `/(?<${name}>${ids.includes(name) ? id : '[^/]+'})`;
    });
  return new RegExp(`^${body.join('')}/?$`);
};

/**
 * Checks whether a public page's record exists. If the check fails or takes too long, the record counts as existing, and the
 * page itself shows the error.
 */
const recordOf = (route: SiteRoute, records: NonNullable<WebAppOptions['records']>) => {
  const [name] = route.open ? route.ids : [];
  if (name === undefined) return async () => true;
  const look = records[route.path];
  if (!look) throw new Error(`no function checks whether records of ${route.path} exist`);
  const pattern = patternOf(route);
  return (path: string): Promise<boolean> =>
    within(lookedFor, look(pattern.exec(path)?.groups?.[name] ?? '')).catch(() => true);
};
/** Milliseconds that the page waits for this check. */
const lookedFor = 1_000;

const notBuilt: RequestHandler = (_request, response) => {
  response.status(503).type('text/plain; charset=utf-8').send('Bu uygulama henüz derlenmedi: npm run build');
};
