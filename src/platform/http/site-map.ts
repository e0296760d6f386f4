import type { RequestHandler } from 'express';

/** `sitemap.xml`: every page that search engines should find, under the site's own address. */
export const sitemap = (publicUrl: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escaped(publicUrl + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** `robots.txt`: the disallowed paths, and the address of the site map. */
export const robots = (publicUrl: string, disallow: readonly string[]): string =>
  ['User-agent: *', ...disallow.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  );

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const sendText =
  (type: string, text: string): RequestHandler =>
  (_request, response) => {
    response.type(type).setHeader('Cache-Control', 'public, max-age=3600').send(text);
  };
