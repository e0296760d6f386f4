/**
 * The rules of imports; docs/decisions has the reasons. Paths capture the module's name ($1), so that the rules hold for new
 * modules, too. test/architecture proves that each rule can fail.
 */

/**
 * The modules that use other modules, through the others' index.ts; modules that are not listed use none. A module is listed
 * below the modules that it uses, so that the list can't hold a cycle. For a call in the other direction a module has a port:
 * its `<module>.module.ts` says which other module implements it.
 */
const USES = {
  identity: ['note'],
  ticket: ['picture'],
  booster: ['identity', 'wallet'],
  payment: ['wallet'],
  shop: ['vault', 'wallet'],
  order: ['note', 'pricing', 'vault', 'wallet', 'picture'],
};
const users = Object.keys(USES);
for (const [module, used] of Object.entries(USES)) {
  const upwards = used.find((other) => users.indexOf(other) >= users.indexOf(module));
  if (upwards) throw new Error(`${module} may not use ${upwards}, which stands below it`);
}

/** The folders of the storefront, the highest first: each may import from itself and from those below it. */
const STOREFRONT = ['app', 'pages', 'features', 'ui', 'lib', 'content', 'config'];

/** The only files of a module that may import every other module. */
const joinsModules = '^src/modules/[^/]+/[^/]+\\.(module|needs)\\.ts$';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const outside = (...allowed) => ({ pathNot: allowed.map((path) => `^${path}`) });

const NODE_MODULES = 'node_modules/';
const inPackage = (...names) => `node_modules/(${names.join('|')})(/|$)`;

module.exports = {
  forbidden: [
    rule('kernel-imports-nothing', 'The kernel is pure.', { path: '^src/kernel/' }, outside('src/kernel/')),
    rule(
      'contract-imports-zod-and-kernel',
      'Browsers load the contract: it stays small.',
      { path: '^src/contract/', pathNot: '^src/contract/browser/' },
      outside('src/contract/', 'src/kernel/', 'node_modules/zod/'),
    ),
    rule(
      'contract-knows-what-browsers-share',
      'What both apps need of the browser itself: they read the live stream, and keep what they fetched.',
      { path: '^src/contract/browser/' },
      outside(
        'src/contract/',
        'src/kernel/',
        'node_modules/zod/',
        'node_modules/eventsource-parser/',
        'node_modules/@tanstack/react-query/',
      ),
    ),
    rule(
      'domain-knows-rules-only',
      'No package, no node module, no other layer.',
      { path: '^src/modules/([^/]+)/domain/' },
      outside('src/modules/$1/domain/', 'src/kernel/'),
    ),
    rule(
      'application-knows-no-technology',
      'A use case speaks to ports; adapters come in from outside.',
      { path: '^src/modules/([^/]+)/application/' },
      outside(
        'src/modules/$1/(application|domain)/',
        'src/modules/[^/]+/index.ts',
        'src/kernel/',
        'src/contract/',
        'node_modules/zod/',
      ),
    ),
    rule(
      'application-takes-types-of-the-contract',
      'The wire is parsed at the edge; a use case knows only its shapes, and how amounts and names are written.',
      { path: '^src/modules/[^/]+/application/' },
      {
        path: ['^src/contract/', 'node_modules/zod/'],
        pathNot: '^src/contract/format\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'adapters-stay-in-their-module',
      'An adapter joins its own module to a technology.',
      { path: '^src/modules/([^/]+)/adapters/' },
      {
        path: '^src/',
        ...outside('src/modules/$1/', 'src/modules/[^/]+/index.ts', 'src/platform/', 'src/kernel/', 'src/contract/'),
      },
    ),
    rule(
      'adapters-call-no-other-module',
      'Modules meet in use cases and containers; an adapter knows at most the types of another one.',
      { path: '^src/modules/([^/]+)/adapters/' },
      { path: '^src/modules/', pathNot: '^src/modules/$1/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'modules-have-one-door',
      "Another module's inside is its own business.",
      { path: '^src/modules/([^/]+)/' },
      { path: '^src/modules/[^/]+/', ...outside('src/modules/$1/', 'src/modules/[^/]+/index.ts') },
    ),
    rule(
      'modules-use-what-they-declare',
      'A module that is not in the list uses no other.',
      { path: '^src/modules/([^/]+)/', pathNot: [joinsModules, `^src/modules/(${users.join('|')})/`] },
      { path: '^src/modules/', ...outside('src/modules/$1/') },
    ),
    ...Object.entries(USES).map(([module, used]) =>
      rule(
        `${module}-uses-what-it-declares`,
        'One declared list without cycles.',
        { path: `^src/modules/${module}/`, pathNot: joinsModules },
        { path: '^src/modules/', ...outside(`src/modules/(${[module, ...used].join('|')})/`) },
      ),
    ),
    rule(
      'module-values-are-for-main',
      'What a module adds to the product is read by the composition root alone.',
      { path: '^src/', pathNot: ['^src/main/modules\\.ts$', joinsModules] },
      { path: joinsModules },
    ),
    rule(
      'platform-knows-no-module',
      'Technology that no module owns.',
      { path: '^src/platform/' },
      { path: '^src/', ...outside('src/platform/', 'src/kernel/', 'src/contract/') },
    ),
    rule(
      'main-is-the-top',
      'Only the composition root knows everything.',
      { path: '^src/', pathNot: '^src/(main|cli)/' },
      { path: '^src/main/' },
    ),
    rule(
      'programs-are-entries',
      'An operator’s program is started, not imported.',
      { path: '^(src|web-)', pathNot: '^src/cli/' },
      { path: '^src/cli/' },
    ),
    rule(
      'production-never-loads-dev',
      'The stand-ins run in a process of their own; only its message type is known.',
      { path: '^src/', pathNot: ['^src/dev/', '^src/main/development\\.ts$'] },
      { path: '^src/dev/' },
    ),
    rule(
      'dev-stands-alone',
      'A stand-in must not share code with what it tests.',
      { path: '^src/dev/' },
      { path: '^src/', ...outside('src/dev/') },
    ),
    rule(
      'device-client-stands-alone',
      "It runs on boosters' computers: it knows the contract, and nothing of the server.",
      { path: '^src/device-client/' },
      { path: '^src/', ...outside('src/device-client/', 'src/contract/', 'src/kernel/') },
    ),
    rule(
      'server-knows-no-device-client',
      'Neither the other way round.',
      { path: '^src/', pathNot: '^src/device-client/' },
      { path: '^src/device-client/' },
    ),
    rule(
      'api-client-stands-alone',
      'It is a package for the programs of others: what it knows of us is what the OpenAPI document says.',
      { path: '^src/api-client/' },
      outside('src/api-client/', 'node_modules/openapi-fetch/'),
    ),
    rule(
      'server-knows-no-api-client',
      'It is for others; our own pages have the contract.',
      { path: '^(src|web-)', pathNot: '^src/api-client/' },
      { path: '^src/api-client/' },
    ),
    rule('server-knows-no-browser', 'The server never imports a web app.', { path: '^src/' }, { path: '^web-' }),
    rule('product-knows-no-test', 'Neither tests nor benches.', { path: '^(src|web-)' }, { path: '^(test|bench)/' }),
    rule(
      'web-knows-the-contract-only',
      'The web apps call the API; what they share with it, the contract hands on.',
      { path: '^web-' },
      { path: '^src/', ...outside('src/contract/') },
    ),
    rule(
      'web-apps-are-apart',
      'The storefront and the console share the contract, nothing else.',
      { path: '^(web-[^/]+)/' },
      { path: '^web-', ...outside('$1/') },
    ),
    ...STOREFRONT.map((layer, at) =>
      rule(
        `storefront-${layer}-imports-downwards`,
        'What two layers need stands in the lower one, or comes as an argument.',
        { path: `^web-storefront/src/${layer}/` },
        { path: '^web-storefront/', ...outside(`web-storefront/src/(${STOREFRONT.slice(at).join('|')})/`) },
      ),
    ),
    rule(
      'sql-in-persistence',
      'Rows and statements live in one place per module; the platform has its own tables.',
      {
        path: '^(src|web-)',
        pathNot: [
          '^src/modules/[^/]+/adapters/persistence/',
          '^src/platform/(db|live)/',
          '^src/platform/.+\\.table\\.ts$',
          '^src/platform/http/(idempotency|rate-limits)\\.ts$',
          '^src/platform/jobs/job-board\\.ts$',
          '^src/(main|cli)/',
        ],
      },
      { path: inPackage('@mikro-orm/[^/]+', 'kysely', 'pg') },
    ),
    rule(
      'express-at-the-edge',
      'HTTP is an adapter.',
      {
        path: '^(src|web-)',
        pathNot: ['^src/modules/[^/]+/adapters/http/', '^src/platform/http/', '^src/(main|cli)/'],
      },
      { path: inPackage('express') },
    ),
    rule(
      'inversify-in-one-file',
      'Modules bind through platform/di.ts; nothing else knows which container there is.',
      { path: '^(src|web-)', pathNot: ['^src/platform/di\\.ts$', '^src/(main|cli)/'] },
      { path: inPackage('inversify') },
    ),
    rule('no-cycles', 'Neither between files.', {}, { circular: true }),
    rule('no-unresolvable', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
    rule(
      'no-orphans',
      'A file that nobody imports is dead, unless it is an entry.',
      {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '^web-storefront/public/',
          '^web-[^/]+/(vite\\.config|after-build)\\.ts$',
          '^src/platform/db/migrations/',
          '^src/platform/db/backfill\\.ts$', // used by future migrations
        ],
      },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: NODE_MODULES },
    exclude: { path: '[.](css|svg|woff2|html)' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
