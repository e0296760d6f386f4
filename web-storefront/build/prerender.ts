/**
 * Renders the storefront's pages into dist/web-storefront. A public page is its first view, with head and styles. A page
 * for signed-in users is its frame without data. Every other path, also an unknown one, gets app.html: header, footer
 * and a skeleton. Search engines do not index frames and app.html (`noindex`).
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Renderer from '../src/entry-server.tsx';
import { routeRows, spelledOut, type RouteRow } from '../src/config/paths.ts';
import { circleIn, FIRST_SOURCES, filesOf, type Manifest } from './manifest.ts';
import { ORIGIN, type Site } from './site.ts';
import { structuredData } from './structured-data.ts';
import { refuseHeavyPages } from './weight.ts';

type Rendered = Renderer.RenderedPage & { readonly path: string };

const APP = join(import.meta.dirname, '..');
/** The part of the header that only signed-in users see. */
const HEADER_ACCOUNT = 'src/app/HeaderAccount.tsx';
const OUT = join(APP, '../dist/web-storefront');
/** Inside the project, so that the imports of the pages resolve. */
const RENDERER = join(APP, '../dist/.renderer');

export async function prerenderPages(): Promise<void> {
  const template = await readFile(join(OUT, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(OUT, '.vite/manifest.json'), 'utf8')) as Manifest;
  const circle = circleIn(manifest);
  if (circle) throw new Error(`files import each other: ${circle.join(' → ')}`);
  const { pages, sources, frames } = await renderAll();
  await refuseHeavyPages(OUT, manifest, sources);
  const { frame, guarded } = frames;
  const titles = new Map(pages.map(({ path, title }) => [path, title.replace(/ \| Basamak$/, '')]));
  const styles = await stylesOf(template);
  for (const page of pages) {
    const html = await document(template, page, manifest, titles, styles);
    const file = join(OUT, page.path, 'index.html');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  for (const page of guarded) {
    const sources = [...page.sources, HEADER_ACCOUNT];
    const file = join(OUT, page.path.replaceAll(':', '_'), 'index.html');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await frameDocument(template, { ...page, sources }, manifest, styles, 'guarded'));
  }
  await writeFile(join(OUT, 'app.html'), await frameDocument(template, frame, manifest, styles, 'open'));
  await writeFile(join(OUT, 'site.json'), JSON.stringify(site()));
}

async function renderAll() {
  await build({
    configFile: join(APP, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: join(APP, 'src/entry-server.tsx'), outDir: RENDERER, manifest: false, copyPublicDir: false },
  });
  const renderer = (await import(pathToFileURL(join(RENDERER, 'entry-server.js')).href)) as typeof Renderer;
  const rendered: Rendered[] = [];
  const guarded: Rendered[] = [];
  for (const [, row] of routeRows) {
    for (const path of spelledOut(row)) {
      if (row.ahead) rendered.push({ ...(await renderer.renderPage(path)), path });
      else if (isGuarded(row)) guarded.push({ ...(await renderer.renderGuarded(path)), path });
    }
  }
  const frame = { ...(await renderer.renderFrame()), title: 'Basamak' };
  const sources = await renderer.sourcesOfRoutes();
  renderer.finish();
  await rm(RENDERER, { recursive: true });
  return { pages: rendered, sources, frames: { frame, guarded } };
}

/**
 * The link to the inlined styles stays in the page, disabled. A lazily loaded chunk looks for this link; without it the
 * chunk would add the stylesheet again, behind the styles that override it.
 */
const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/** The styles of all pages. A prerendered page has them inline, which saves one request. */
async function stylesOf(template: string): Promise<string> {
  const [, href] = stylesheet.exec(template) ?? [];
  if (!href) throw new Error('index.html names no stylesheet');
  return readFile(join(OUT, href), 'utf8');
}

async function document(
  template: string,
  page: Rendered,
  manifest: Manifest,
  titles: ReadonlyMap<string, string>,
  styles: string,
): Promise<string> {
  const { path, title } = page;
  const description = page.description || `${titles.get(path)}: fiyatı kayıt olmadan gör, siparişini maç maç izle.`;
  const head = [
    ...Object.entries({ description }).map(([name, content]) => meta('name', name, content)),
    `<link rel="canonical" href="${ORIGIN}${path}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Basamak'),
    meta('property', 'og:locale', 'tr_TR'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', `${ORIGIN}${path}`),
    meta('property', 'og:image', `${ORIGIN}/icons/og.png`),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${structuredData(path, titles)}</script>`,
  ];
  const dated = template.replace('<html ', `<html data-built="${new Date().getFullYear()}" `);
  const html = await filled(dated, page, manifest, styles, 'data-ahead', head);
  // The page is complete without its scripts. src/start.ts takes their links out of the template after the first paint.
  return html
    .replace(
      /(?:<link rel="modulepreload"[^>]*>\s*)+/,
      (links) => `<template id="scripts">${links.trim()}</template>\n    `,
    )
    .replaceAll(/<(?:link rel="modulepreload"|script type="module") /g, '$&fetchpriority="low" ');
}

/** The document of a page's frame, or app.html. Search engines do not index it. */
async function frameDocument(
  template: string,
  page: Omit<Rendered, 'path'>,
  manifest: Manifest,
  styles: string,
  kind: 'guarded' | 'open',
): Promise<string> {
  const html = await filled(template, page, manifest, styles, `data-frame="${kind}"`, [
    meta('name', 'robots', 'noindex'),
  ]);
  // On a slow line the scripts come first: until they run, the text is shown in a fallback font.
  return html.replaceAll(' as="font" ', ' as="font" fetchpriority="low" ');
}

/** The template with the page, its files and its styles filled in. */
async function filled(
  template: string,
  { title, html, sources }: Omit<Rendered, 'path'>,
  manifest: Manifest,
  styles: string,
  mark: string,
  head: readonly string[],
): Promise<string> {
  // React writes the elements that belong into the head before all others.
  const [hoisted = ''] = /^(?:<(?:link|meta) [^>]*>)+/.exec(html) ?? [];
  const files = [...FIRST_SOURCES, ...sources].map((source) => filesOf(manifest, source));
  const [ownCss, ownJs] = [files.flatMap(({ css }) => css), files.flatMap(({ js }) => js)];
  const isOwn = (file: string) => !template.includes(`/${file}"`);
  const ownStyles = await Promise.all(
    [...new Set(ownCss)].filter(isOwn).map((file) => readFile(join(OUT, file), 'utf8')),
  );
  const scripts = [...new Set(ownJs)].filter(isOwn);
  const whole = [
    `<title>${escaped(title)}</title>`,
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...head,
    hoisted,
  ].join('\n    ');
  return template
    .replace(
      stylesheet,
      (link) => `<style>${[styles, ...ownStyles].join('')}</style>${link.replace('<link ', '<link disabled ')}`,
    )
    .replace('<!--head-->', () => whole)
    .replace('<div id="root"><!--page-->', () => `<div id="root" ${mark}>${html.slice(hoisted.length)}`);
}

const isGuarded = ({ access }: RouteRow) => access !== 'anyone' && access !== 'guest';

const site = (): Site => {
  const paths = (wanted: (row: RouteRow) => boolean) =>
    routeRows.filter(([, row]) => wanted(row)).flatMap(([, row]) => spelledOut(row));
  return {
    origin: ORIGIN,
    routes: routeRows.flatMap(([, row]) =>
      spelledOut(row).map((path) => ({ path, ids: row.ids ?? [], open: row.access === 'anyone' })),
    ),
    sitemap: paths(({ ahead }) => ahead !== undefined),
    disallow: ['/admin/', ...paths(({ access, path }) => access !== 'anyone' && !path.includes(':'))],
  };
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}">`;
