import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import { lasting } from '../lasting.ts';
import { type OpenApiDocument, openApiDocument } from './document.ts';
import { docsPages } from './pages.ts';

/** The API documents: for programs, and as HTML pages for people. The pages load one style sheet and no script. */
export const documents = (): Router => {
  let made: { readonly document: OpenApiDocument; readonly pages: ReadonlyMap<string, string> } | undefined;
  const make = () => {
    const document = openApiDocument();
    return { document, pages: docsPages(document) };
  };
  const all = () => (made ??= make());
  const senders = new Map<string, RequestHandler>();

  const router = express.Router({ caseSensitive: true, strict: true });
  router.get(
    '/openapi.json',
    lasting('application/json; charset=utf-8', () => JSON.stringify(all().document)),
  );
  router.get(
    '/docs/pages.css',
    lasting('text/css; charset=utf-8', () => readFileSync(join(import.meta.dirname, 'pages.css'), 'utf8')),
  );
  router.get(['/docs', '/docs/:page'], (request, response, next) => {
    const { page: name } = request.params as { readonly page?: string };
    const text = all().pages.get(name ?? '');
    if (text === undefined) {
      next();
      return;
    }
    response.setHeader('Content-Security-Policy', policy);
    const sender = senders.get(text) ?? lasting('text/html; charset=utf-8', () => text);
    senders.set(text, sender);
    void sender(request, response, next);
  });
  return router;
};

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
