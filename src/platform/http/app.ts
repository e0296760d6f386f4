import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import type { Log } from '../log/log.ts';
import { readOnly } from './methods.ts';
import type { Metrics } from '../metrics/metrics.ts';

interface AppParts {
  readonly api: express.RequestHandler;
  readonly storefront: express.RequestHandler;
  readonly console: express.RequestHandler;
  /** Undefined if the metrics have a separate port or are switched off. */
  readonly metrics: Metrics | undefined;
  readonly log: Log;
  /** Resolves if the process can work: the database answers. */
  readonly ready: () => Promise<void>;
  /** Trusted proxies in front: their addresses, or how many there are. */
  readonly trustedProxies: number | string[];
}

export const createApp = (parts: AppParts): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', parts.trustedProxies);
  app.set('query parser', 'simple');
  // each path has only one spelling: if the proxy blocks a path, the path must not be reachable as /Metrics or /metrics/
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.use((_request, response, next) => {
    response.setHeaders(securityHeaders);
    next();
  });
  // RFC 8058: people open this link from a mail, and mail programs send a POST to the same link
  app.post('/bildirim-kapat', (request, _response, next) => {
    request.url = request.url.replace('/bildirim-kapat', '/api/notifications/one-click');
    next();
  });
  app.use('/api', parts.api);
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    try {
      await parts.ready();
      response.json({ status: 'ready' });
    } catch (error) {
      parts.log.warn({ err: error }, 'the readiness check failed; /readyz answers 503');
      response.status(503).json({ status: 'unavailable' });
    }
  });
  const { metrics } = parts;
  if (metrics)
    app.get('/metrics', async (_request, response) => {
      response.type(metrics.contentType).send(await metrics.text());
    });
  app.all(['/healthz', '/readyz', '/metrics'], readOnly);
  app.use('/admin', parts.console);
  app.use(parts.storefront);
  app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    parts.log.error({ err: error }, 'a page could not be served; the visitor is answered 500');
    response.status(500).type('text/plain; charset=utf-8').send('Beklenmeyen bir hata oldu. Sonra yeniden dene.');
  });
  return app;
};

/** Helmet's headers. They are the same for each answer, so Helmet is called only once. */
const headersOf = (options: Parameters<typeof helmet>[0]): Map<string, string> => {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (fault) => {
    if (fault) throw fault;
  });
  return headers;
};

/** Anything that is not a page may load and run nothing. Each web app sets the content policy of its own pages. */
const securityHeaders = headersOf({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  crossOriginEmbedderPolicy: false,
  frameguard: { action: 'sameorigin' },
  hsts: { maxAge: 31_536_000, includeSubDomains: true },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
});
