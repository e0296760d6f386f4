import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');

/**
 * A small tree without breaches. The key is a file, the value lists its imports. `type …` is a type-only import. Each file
 * without imports is imported by another file, so that dependency-cruiser reports no orphan.
 */
const LAWFUL: Record<string, string[]> = {
  'src/kernel/money.ts': [],
  'src/contract/wallet/schemas.ts': ['src/kernel/money.ts', 'node_modules/zod/index.js'],
  'src/platform/db/database.ts': ['src/kernel/money.ts', 'node_modules/pg/index.js'],
  'src/platform/http/app.ts': ['node_modules/express/index.js', 'src/contract/wallet/schemas.ts'],
  'src/platform/di.ts': ['node_modules/inversify/index.js'],
  'src/modules/wallet/domain/ledger.ts': ['src/kernel/money.ts'],
  'src/modules/wallet/application/post.ts': [
    'src/modules/wallet/domain/ledger.ts',
    'type src/contract/wallet/schemas.ts',
  ],
  'src/modules/wallet/adapters/persistence/rows.ts': [
    'node_modules/@mikro-orm/core/index.js',
    'src/platform/db/database.ts',
  ],
  'src/modules/wallet/adapters/http/wallet.routes.ts': [
    'node_modules/express/index.js',
    'src/modules/wallet/application/post.ts',
    'src/platform/http/app.ts',
  ],
  'src/modules/wallet/wallet.container.ts': [
    'src/platform/di.ts',
    'src/modules/wallet/adapters/persistence/rows.ts',
    'src/modules/wallet/adapters/http/wallet.routes.ts',
  ],
  'src/modules/wallet/index.ts': ['src/modules/wallet/application/post.ts'],
  'src/modules/order/application/place-order.ts': ['src/modules/wallet/index.ts'],
  'src/modules/order/adapters/persistence/rows.ts': ['type src/modules/wallet/index.ts'],
  'src/modules/order/index.ts': ['src/modules/order/application/place-order.ts'],
  'src/modules/payment/index.ts': ['src/modules/wallet/index.ts'],
  'src/main/development.ts': ['src/dev/dev-services.ts'],
  'src/main/main.ts': [
    'src/modules/wallet/wallet.container.ts',
    'src/modules/order/application/place-order.ts',
    'src/main/development.ts',
  ],
  'src/cli/keys.ts': ['src/main/env.ts'],
  'src/main/env.ts': [],
  'src/main/modules.ts': ['src/modules/order/order.module.ts'],
  'src/modules/order/order.module.ts': ['src/modules/payment/index.ts'],
  'src/dev/dev-services.ts': [],
  'src/device-client/main.ts': ['src/contract/wallet/schemas.ts'],
  'src/api-client/src/index.ts': ['src/api-client/src/schema.ts'],
  'src/api-client/src/schema.ts': [],
  'web-storefront/src/main.ts': ['src/contract/wallet/schemas.ts', 'web-storefront/src/app/router.ts'],
  'web-storefront/src/app/router.ts': ['web-storefront/src/pages/Home.ts', 'web-storefront/src/config/paths.ts'],
  'web-storefront/src/pages/Home.ts': ['web-storefront/src/features/showcase.ts'],
  'web-storefront/src/features/showcase.ts': ['web-storefront/src/ui/Button.ts'],
  'web-storefront/src/ui/Button.ts': ['web-storefront/src/lib/api.ts'],
  'web-storefront/src/lib/api.ts': ['web-storefront/src/content/faq.ts'],
  'web-storefront/src/content/faq.ts': ['web-storefront/src/config/paths.ts'],
  'web-storefront/src/config/paths.ts': [],
};

/** One file per breach: the import that breaks the rules, and the rules that must report it. */
const BREACHES: [file: string, imported: string, rules: string[]][] = [
  ['src/kernel/zz.ts', 'src/contract/wallet/schemas.ts', ['kernel-imports-nothing']],
  ['src/kernel/zz-node.ts', 'node:crypto', ['kernel-imports-nothing']],
  ['src/contract/wallet/zz.ts', 'src/platform/db/database.ts', ['contract-imports-zod-and-kernel']],
  ['src/contract/browser/zz.ts', 'src/platform/db/database.ts', ['contract-knows-what-browsers-share']],
  ['src/modules/wallet/domain/zz-clock.ts', 'node:crypto', ['domain-knows-rules-only']],
  ['src/modules/wallet/domain/zz-package.ts', 'node_modules/zod/index.js', ['domain-knows-rules-only']],
  ['src/modules/wallet/domain/zz-up.ts', 'src/modules/wallet/application/post.ts', ['domain-knows-rules-only']],
  ['src/modules/wallet/application/zz.ts', 'src/platform/db/database.ts', ['application-knows-no-technology']],
  [
    'src/modules/wallet/application/zz-express.ts',
    'node_modules/express/index.js',
    ['application-knows-no-technology', 'express-at-the-edge'],
  ],
  [
    'src/modules/wallet/application/zz-parse.ts',
    'src/contract/wallet/schemas.ts',
    ['application-takes-types-of-the-contract'],
  ],
  [
    'src/modules/order/adapters/http/zz.ts',
    'type src/modules/wallet/application/post.ts',
    ['adapters-stay-in-their-module', 'modules-have-one-door'],
  ],
  ['src/modules/order/adapters/http/zz-call.ts', 'src/modules/wallet/index.ts', ['adapters-call-no-other-module']],
  ['src/modules/order/zz.ts', 'src/modules/wallet/domain/ledger.ts', ['modules-have-one-door']],
  ['src/modules/new/zz.ts', 'src/modules/wallet/index.ts', ['modules-use-what-they-declare']],
  ['src/modules/wallet/zz-up.ts', 'src/modules/order/index.ts', ['modules-use-what-they-declare']],
  ...['identity', 'ticket', 'booster', 'payment', 'shop'].map((module): [string, string, string[]] => [
    `src/modules/${module}/zz-up.ts`,
    'src/modules/order/index.ts',
    [`${module}-uses-what-it-declares`],
  ]),
  ['src/modules/order/zz-sideways.ts', 'src/modules/payment/index.ts', ['order-uses-what-it-declares']],
  ['src/main/zz-module.ts', 'src/modules/order/order.module.ts', ['module-values-are-for-main']],
  ['src/platform/zz.ts', 'src/modules/wallet/index.ts', ['platform-knows-no-module']],
  ['src/modules/order/zz-main.ts', 'src/main/development.ts', ['main-is-the-top']],
  ['src/main/zz-program.ts', 'src/cli/keys.ts', ['programs-are-entries']],
  ['src/main/zz-dev.ts', 'src/dev/dev-services.ts', ['production-never-loads-dev']],
  ['src/dev/zz.ts', 'src/kernel/money.ts', ['dev-stands-alone']],
  ['src/device-client/zz.ts', 'src/platform/db/database.ts', ['device-client-stands-alone']],
  ['src/main/zz-device.ts', 'src/device-client/main.ts', ['server-knows-no-device-client']],
  ['src/api-client/src/zz.ts', 'src/kernel/money.ts', ['api-client-stands-alone']],
  ['src/main/zz-client.ts', 'src/api-client/src/index.ts', ['server-knows-no-api-client']],
  ['src/main/zz-web.ts', 'web-storefront/src/main.ts', ['server-knows-no-browser']],
  ['src/main/zz-test.ts', 'test/support/orders.ts', ['product-knows-no-test']],
  ['web-storefront/src/zz.ts', 'src/modules/wallet/index.ts', ['web-knows-the-contract-only']],
  ['web-admin/src/zz-kernel.ts', 'src/kernel/money.ts', ['web-knows-the-contract-only']],
  ['web-admin/src/zz.ts', 'web-storefront/src/main.ts', ['web-apps-are-apart']],
  ...[
    ['app', 'main.ts'],
    ['pages', 'app/router.ts'],
    ['features', 'pages/Home.ts'],
    ['ui', 'features/showcase.ts'],
    ['lib', 'ui/Button.ts'],
    ['content', 'lib/api.ts'],
    ['config', 'content/faq.ts'],
  ].map(([layer, higher]): [string, string, string[]] => [
    `web-storefront/src/${layer}/zz.ts`,
    `web-storefront/src/${higher}`,
    [`storefront-${layer}-imports-downwards`],
  ]),
  ['src/modules/wallet/zz-orm.ts', 'node_modules/@mikro-orm/core/index.js', ['sql-in-persistence']],
  ['src/modules/wallet/adapters/http/zz-sql.ts', 'node_modules/pg/index.js', ['sql-in-persistence']],
  ['src/modules/wallet/zz.container.ts', 'node_modules/inversify/index.js', ['inversify-in-one-file']],
  ['src/main/zz-nowhere.ts', 'src/kernel/nowhere.ts', ['no-unresolvable']],
];

let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'import-law-'));
  for (const [file, imports] of Object.entries(LAWFUL)) write(file, imports);
  for (const name of ['zod', 'pg', 'express', 'inversify', '@mikro-orm/core'])
    write(`node_modules/${name}/index.js`, []);
});
afterAll(() => rmSync(tree, { recursive: true }));

function write(file: string, imports: string[]): void {
  const specifier = (target: string) =>
    target.startsWith('node:')
      ? target
      : (target.split('node_modules/')[1] ?? relative(dirname(file), target)).replace(/^(?!\.|@|\w+\/index\.js)/, './');
  const lines = imports.map((target, index) => {
    const [, type = '', path = ''] = /^(type )?(.*)$/.exec(target) ?? [];
    return `import ${type}* as i${index} from '${specifier(path)}';\nexport type I${index} = typeof i${index};\n`;
  });
  mkdirSync(join(tree, dirname(file)), { recursive: true });
  writeFileSync(join(tree, file), lines.join('') || 'export const nothing = 0;\n');
}

/** `file: rule` for each violation that dependency-cruiser reports for the tree. */
function violations(): string[] {
  const config = ['--config', join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'json'];
  const roots = ['src', 'web-storefront', 'web-admin'];
  const cruiser = join(ROOT, 'node_modules/.bin/depcruise');
  const { stdout } = spawnSync(cruiser, [...config, ...roots], { cwd: tree, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { summary }: { summary: { violations: { from: string; rule: { name: string } }[] } } = JSON.parse(stdout);
  return [...new Set(summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`))].toSorted();
}

test('the import rules accept the lawful tree and report exactly the planted breaches, at least one per rule', () => {
  mkdirSync(join(tree, 'web-admin'), { recursive: true });
  expect(violations()).toEqual([]);

  write('test/support/orders.ts', []);
  for (const [file, imported] of BREACHES) write(file, [imported]);
  write('src/kernel/zz-cycle-a.ts', ['src/kernel/zz-cycle-b.ts']);
  write('src/kernel/zz-cycle-b.ts', ['src/kernel/zz-cycle-a.ts']);
  write('src/kernel/zz-orphan.ts', []);
  const planted = BREACHES.flatMap(([file, , rules]) => rules.map((rule) => `${file}: ${rule}`));
  const caught = violations();
  expect(caught).toEqual(
    [...planted, 'src/kernel/zz-cycle-a.ts: no-cycles', 'src/kernel/zz-orphan.ts: no-orphans'].toSorted(),
  );

  const law: { forbidden: { name: string }[] } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
  const seen = new Set(caught.map((violation) => violation.split(': ')[1]));
  expect(law.forbidden.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
});
