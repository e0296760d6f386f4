import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** What every page is made of. One file compresses better than fifty small ones. */
const frame = [
  'web-storefront/src/app/(?!Footer|MobileMenu|HeaderAccount|AccountLinks)',
  'web-storefront/src/features/((ModalHost|modals|modal-links|catalog|keys)\\.|session/|draft/forget)',
  'web-storefront/src/lib/(router/|(api|constants|money|query-client|session|time|use-command|words)\\.)',
  'web-storefront/src/ui/(Alert|Button|Emblem|Empty|Field|Logo|Modal|Money|Segmented|Skeleton|Toasts|icon|toast)\\.',
  'src/contract/(browser/|(client|format|ranks)\\.)',
  'src/kernel/(labels|vocabulary)',
  'lucide-react/.*/icons/(ban|check|chevron-right|circle-check|contrast|info|menu|plus|rotate|triangle|wifi-off|x\\.)',
];

/** What shows ranks and the work of an order. */
const work = [
  'web-storefront/src/features/(draft/ladder|order/Work)\\.',
  'web-storefront/src/ui/((Choice|GameIcon|LaneIcon|Rank|Switch)\\.|stair/columns)',
  'src/kernel/champions',
  'lucide-react/.*/icons/lock\\.',
];

const chunks = [
  /** Libraries that seldom change stand in a file of their own: a release of ours leaves it in the browser's cache. */
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//,
    priority: 30,
  },
  { name: 'frame', test: new RegExp(frame.join('|')), priority: 10 },
  { name: 'work', test: new RegExp(work.join('|')), priority: 10 },
];

/** Lucide's icons with a frame of our own: theirs brings sizes, contexts and aliases that nothing here asks for. */
const ownIconFrame: Plugin = {
  name: 'own-icon-frame',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/createLucideIcon.mjs') && importer?.includes('/icons/')
      ? join(import.meta.dirname, 'src/ui/icon.ts')
      : null,
};

/** React Router names its components for developer tools, by assignments that keep those that nobody uses in the build. */
const withoutDisplayNames: Plugin = {
  name: 'without-display-names',
  apply: 'build',
  transform(code, id) {
    if (!/node_modules[\\/]react-router[\\/]/.test(id)) return null;
    const smaller = code
      .replaceAll(/^[\w$]+\.displayName = .*$/gm, '')
      .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1');
    return { code: smaller, map: null };
  },
};

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), ownIconFrame, withoutDisplayNames],
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
  build: {
    outDir: '../dist/web-storefront',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    // Every browser of the target knows modulepreload, and pages that are rendered ahead name all their files. Lists of what
    // each later file imports would weigh more than the way to the server that they spare.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? [] : files),
    },
    rolldownOptions: { output: { codeSplitting: { groups: chunks, includeDependenciesRecursively: false } } },
  },
});
