import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * What every page is made of, with the libraries: one file compresses better than fifty small ones, and a release of ours
 * costs a returning browser no more than the first visit does.
 */
const frame = [
  'node_modules/(react|react-dom|scheduler|react-router|react-router-dom)/',
  'node_modules/@tanstack/(?!.*/(infiniteQueryO\\w*|useInfiniteQuery)\\.)',
  'vite/preload-helper',
  'web-storefront/src/app/(?!Footer|MobileMenu|HeaderAccount|AccountLinks)',
  'web-storefront/src/features/((ModalHost|modals|modal-links|catalog|keys)\\.|session/|draft/(beginning|forget))',
  'web-storefront/src/ui/(Alert|Breadcrumbs|Button|Emblem|Empty|Field|Logo|Modal|Money|PageTitle|Segmented|Skeleton|Toasts|icon|toast)\\.',
  'web-storefront/src/lib/(router/|(api|break-out|chunks|early-writing|money|query-client|session|time|use-command|words)\\.)',
  'web-storefront/src/(assets/(emblems|wordmark)\\.svg|config/)',
  'src/contract/(browser/(?!live)|(client|format|pricing/ranks)\\.)',
  'src/kernel/(labels|rank-labels|vocabulary)',
  'lucide-react/(?!.*/icons/)',
  'lucide-react/.*/icons/(ban|check|chevron-right|circle-check|contrast|info|menu|plus|rotate|triangle|wifi-off|x\\.)',
];

/** What shows ranks, services and the work of an order. */
const work = [
  'web-storefront/src/features/(draft/ladder|order/(Work|describe))\\.',
  'web-storefront/src/ui/((GameIcon|Rank|Switch)\\.|stair/columns)',
  'web-storefront/src/(content/services|ui/copy)\\.',
  'lucide-react/.*/icons/(arrow-right|clock|lock)\\.',
];

/** What has a price as soon as it is chosen. */
const quote = [
  'web-storefront/src/features/(draft/(link|state|use-draft)|order/chosen-account)\\.',
  'web-storefront/src/ui/(Stepper|stair/range)\\.',
  'lucide-react/.*/icons/minus\\.',
];

/** What a climb is chosen with. */
const climb = ['web-storefront/src/ui/stair/(Stair|StairPicker)\\.'];

/** What every order form is made of. */
const form = [
  'web-storefront/src/features/order-form/(Block|Blocks|ExtrasBlock|FormHead|ServerBlock|Summary|use-place-order)\\.',
  'web-storefront/src/features/draft/(bases|forms|kept|choices|parts/.*)\\.',
  'web-storefront/src/(lib/percent|ui/(Choice|LaneIcon))\\.',
  'src/kernel/champions',
  'lucide-react/.*/icons/(link|shield-check|shuffle|target|trees)\\.',
];

/** One file each. What several of them want goes to the first. */
const groups = Object.entries({ frame, work, quote, climb, form }).map(([name, parts], at) => ({
  name,
  test: new RegExp(parts.join('|')),
  priority: 10 - at,
}));

/**
 * What Vite puts around each import(). Here it only fetches the stylesheets that the file needs: what failed says so to
 * whoever imports (src/contract/browser/chunk.ts), and a stylesheet that failed is fetched anew the next time.
 */
const lightPreload: Plugin = {
  name: 'light-preload',
  apply: 'build',
  transform: (_, id) =>
    id.includes('vite/preload-helper')
      ? {
          code: `export const __vitePreload = async (load, styles = []) => {
            await Promise.all(styles.map((file) => document.querySelector('link[href="/' + file + '"]') ?? new Promise((resolve, reject) => {
              const link = document.createElement('link');
              link.rel = 'stylesheet';
              link.crossOrigin = '';
              link.href = '/' + file;
              link.onload = resolve;
              link.onerror = () => { link.remove(); reject(new Error(file)); };
              document.head.append(link);
            })));
            return load();
          };`,
          map: null,
        }
      : null,
};

/** What may be left out where nobody uses what it makes: reading a property, what React Router tells developers, our own words. */
const treeshake = {
  propertyReadSideEffects: false as const,
  manualPureFunctions: ['warning', 'warningOnce', 'invariant'],
  moduleSideEffects: [{ test: /src\/(contract|kernel)\//, sideEffects: false }],
};

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), lightPreload],
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
    rolldownOptions: {
      treeshake,
      output: {
        codeSplitting: { groups, includeDependenciesRecursively: false },
        // the frame names fifty of them, and nothing compresses a hash: seven letters tell a file's versions apart
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});
