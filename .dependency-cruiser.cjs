/**
 * The law of imports, as docs/decisions tells it. Groups are captured ($1 is the module), so that a new module is guarded
 * from its first file on. test/architecture proves that each rule can fail.
 */

/** A module may use the modules before it, through their index.ts; so there are no cycles between modules either. */
const MODULES = [
  'audit',
  'notification',
  'pricing',
  'identity',
  'wallet',
  'vault',
  'booster',
  'order',
  'payment',
  'conversation',
  'ticket',
  'shop',
  'integration',
];

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
      { path: '^src/contract/' },
      outside('src/contract/', 'src/kernel/', 'node_modules/zod/'),
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
      'adapters-stay-in-their-module',
      'An adapter joins its own module to a technology.',
      { path: '^src/modules/([^/]+)/adapters/' },
      {
        path: '^src/',
        ...outside('src/modules/$1/', 'src/modules/[^/]+/index.ts', 'src/platform/', 'src/kernel/', 'src/contract/'),
      },
    ),
    rule(
      'modules-have-one-door',
      "Another module's inside is its own business.",
      { path: '^src/modules/([^/]+)/' },
      { path: '^src/modules/[^/]+/', ...outside('src/modules/$1/', 'src/modules/[^/]+/index.ts') },
    ),
    ...MODULES.map((module, position) =>
      rule(
        `${module}-uses-earlier-modules`,
        'One declared order of modules.',
        { path: `^src/modules/${module}/` },
        { path: `^src/modules/(${MODULES.slice(position + 1).join('|') || 'none'})/` },
      ),
    ),
    rule(
      'modules-are-declared',
      'A new module takes its place in the order above.',
      { path: '^src/' },
      { path: '^src/modules/', ...outside(`src/modules/(${MODULES.join('|')})/`) },
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
      { path: '^src/', pathNot: '^src/main/' },
      { path: '^src/main/' },
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
    rule('server-knows-no-browser', 'The server never imports a web app.', { path: '^src/' }, { path: '^web-' }),
    rule(
      'web-knows-the-contract-only',
      'The web apps call the API.',
      { path: '^web-' },
      { path: '^src/', ...outside('src/contract/', 'src/kernel/') },
    ),
    rule(
      'web-apps-are-apart',
      'The storefront and the console share the contract, nothing else.',
      { path: '^(web-[^/]+)/' },
      { path: '^web-', ...outside('$1/') },
    ),
    rule(
      'orm-in-persistence',
      'Rows are mapped in one place per module.',
      { path: '^(src|web-)', pathNot: ['^src/modules/[^/]+/adapters/persistence/', '^src/platform/'] },
      { path: inPackage('@mikro-orm/[^/]+', 'kysely', 'pg') },
    ),
    rule(
      'express-at-the-edge',
      'HTTP is an adapter.',
      { path: '^(src|web-)', pathNot: ['^src/modules/[^/]+/adapters/http/', '^src/platform/http/'] },
      { path: inPackage('express') },
    ),
    rule(
      'inversify-in-containers',
      'Nothing but the composition knows that there is a container.',
      { path: '^(src|web-)', pathNot: ['\\.container\\.ts$', '^src/platform/di\\.ts$', '^src/main/'] },
      { path: inPackage('inversify') },
    ),
    rule('no-cycles', 'Neither between files.', {}, { circular: true }),
    rule('no-unresolvable', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
    rule(
      'no-orphans',
      'A file that nobody imports is dead, unless it is an entry.',
      {
        orphan: true,
        pathNot: ['\\.d\\.ts$', '^web-[^/]+/(vite\\.config|after-build)\\.ts$', '^src/platform/db/migrations/'],
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
