import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';

export interface WebAppOptions {
  /** The folder of the built app. */
  readonly root: string;
  /** Origins whose pages may be shown in a frame: the payment provider. */
  readonly frames: readonly string[];
}

/** What the storefront's build says of its routes: patterns like `/siparisler/:id`. */
const routesFile = 'routes.json';

/**
 * Serves a built single-page app: hashed files for ever, pages never from a cache, compressed siblings where there are
 * some. A path that the app doesn't know gets the same page with status 404.
 */
export const webApp = ({ root, frames }: WebAppOptions): RequestHandler => {
  if (!existsSync(join(root, 'index.html'))) return notBuilt;
  const files = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  );
  const known = knownRoutes(join(root, routesFile));
  const policy = contentPolicy(readFileSync(join(root, 'index.html'), 'utf8'), frames);

  const isAsset = (path: string) => files.has(path) && path !== '/' && !unservedFiles.test(path);
  /** The file that a path shows: itself, its prerendered page, or the app's one page. */
  const fileFor = (path: string): string => {
    if (isAsset(path)) return path;
    const prerendered = `${path.replace(/\/$/, '')}/index.html`;
    return files.has(prerendered) ? prerendered : '/index.html';
  };
  const compressedFor = (request: Request, file: string): { file: string; encoding?: 'br' | 'gzip' } => {
    const accepted = request.acceptsEncodings(['br', 'gzip']);
    const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : undefined;
    const sibling = `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
    return encoding && files.has(sibling) ? { file: sibling, encoding } : { file };
  };

  const app = express.Router();
  app.get(/.*/, (request: Request, response: Response, next: NextFunction) => {
    const path = safePath(request.path);
    if (path === undefined || (path.startsWith('/assets/') && !isAsset(path))) {
      response.status(404).end();
      return;
    }
    const page = fileFor(path);
    const { file, encoding } = compressedFor(request, page);
    response.vary('Accept-Encoding').type(extname(page));
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Cache-Control', page.startsWith('/assets/') ? forEver : 'no-cache');
    if (extname(page) === '.html') response.setHeader('Content-Security-Policy', policy);
    if (!isAsset(path) && !known.some((pattern) => pattern.test(path))) {
      response.status(404).send(readFileSync(join(root, file)));
      return;
    }
    response.sendFile(file, { root, cacheControl: false, dotfiles: 'deny' }, (error?: Error) => {
      if (error && !response.headersSent && !isGone(error)) next(error);
    });
  });
  return app;
};

/** Nobody waits for the page any more: no fault of ours. */
const isGone = (error: Error): boolean => 'code' in error && error.code === 'ECONNABORTED';

const forEver = 'public, max-age=31536000, immutable';
/** Compressed siblings go out under their own file's name; the route list is the server's. */
const unservedFiles = /\.(br|gz)$|^\/routes\.json$/;

const safePath = (path: string): string | undefined => {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') || decoded.split('/').includes('..') ? undefined : decoded;
  } catch {
    return undefined;
  }
};

const knownRoutes = (file: string): readonly RegExp[] => {
  if (!existsSync(file)) return [/.*/];
  const patterns = JSON.parse(readFileSync(file, 'utf8')) as readonly string[];
  return patterns.map((pattern) => {
    const parts = pattern.split('/').filter(Boolean);
    const body = parts.map((part) => {
      if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
      return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
    });
    return new RegExp(`^${body.join('')}/?$`);
  });
};

/** Scripts come from our own files, or are the inline ones that the build wrote, by hash. */
const contentPolicy = (html: string, frames: readonly string[]): string => {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
};

const notBuilt: RequestHandler = (_request, response) => {
  response.status(503).type('text/plain; charset=utf-8').send('Bu uygulama henüz derlenmedi: npm run build');
};
