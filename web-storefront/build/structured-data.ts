import { services } from '#contract/vocabulary.ts';
import { questions } from '../src/content/faq.ts';
import { told, usualRules } from '../src/content/platform-rules.ts';
import { linkTo, paths } from '../src/config/paths.ts';
import { ORIGIN } from './site.ts';

// Structured data for search engines: schema.org as JSON-LD.

const at = (path: string) => ORIGIN + path;
const organization = { '@type': 'Organization', '@id': `${at('/')}#basamak`, name: 'Basamak', url: at('/') };

const about = (path: string, title: string): object[] => {
  if (path === paths.home()) {
    return [
      { ...organization, logo: at('/icons/icon-512.png') },
      {
        '@type': 'WebSite',
        name: 'Basamak',
        url: at('/'),
        inLanguage: 'tr',
        publisher: { '@id': organization['@id'] },
      },
    ];
  }
  if (path === linkTo('faq')) {
    const mainEntity = questions.map(({ id, question, answer }) => ({
      '@type': 'Question',
      '@id': at(paths.question(id)),
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: told(answer, usualRules) },
    }));
    return [{ '@type': 'FAQPage', mainEntity, inLanguage: 'tr' }];
  }
  const service = services.find((candidate) => candidate.path === path);
  const name = service?.title ?? (isGame(path) ? title : undefined);
  return name ? [{ '@type': 'Service', name, url: at(path), provider: organization, areaServed: 'TR' }] : [];
};

const isGame = (path: string) =>
  (['league', 'valorant', 'wildrift'] as const).some((game) => paths.game(game) === path);

/** The paths of the pages above a page (its breadcrumbs). An order form is below its game. */
const above = (path: string, titles: ReadonlyMap<string, string>): readonly string[] => {
  const { game } = services.find((candidate) => candidate.path === path) ?? {};
  const parents =
    game && game !== 'coaching'
      ? [paths.game(game)]
      : path
          .split('/')
          .slice(1, -1)
          .map((_, depth, parts) => `/${parts.slice(0, depth + 1).join('/')}`);
  return ['/', ...parents.filter((parent) => titles.has(parent))];
};

/** @param titles of all prerendered pages, without the site's name */
export function structuredData(path: string, titles: ReadonlyMap<string, string>): string {
  const title = titles.get(path) ?? '';
  const trail = path === paths.home() ? [] : [...above(path, titles), path];
  const crumbs = trail.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step === '/' ? 'Ana sayfa' : titles.get(step),
    item: at(step),
  }));
  const graph = [
    ...about(path, title),
    ...(crumbs.length > 0 ? [{ '@type': 'BreadcrumbList', itemListElement: crumbs }] : []),
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
