import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** React runs before the rest, in a task of its own (src/start.ts). */
const renderer = ['node_modules/(react|react-dom|scheduler)/'];

/**
 * The code that every page needs, with the libraries. One file compresses better than fifty small ones. After a
 * release, a browser that has the old file loads no more than a browser without it. src/start.ts loads this file with
 * `awaitChunk`, so the code of `awaitChunk` is not in it.
 */
const frame = [
  'node_modules/(react-router|react-router-dom)/',
  'node_modules/@tanstack/(?!.*/(infiniteQueryO\\w*|useInfiniteQuery)\\.)',
  'web-storefront/src/app/(?!Footer|MobileMenu|HeaderAccount|AccountLinks|forced)',
  'web-storefront/src/features/((ModalHost|modals|modal-links|catalog|keys)\\.|session/|draft/(beginning|forget))',
  'web-storefront/src/ui/(Alert|Breadcrumbs|Button|Emblem|Empty|Field|Logo|Modal|Money|PageTitle|Segmented|Skeleton|StairPiece|Toasts|icon|toast)\\.',
  'web-storefront/src/lib/(router/|(api|break-out|chunks|early-writing|money|motion|query-client|session|time|use-command|words)\\.)',
  'web-storefront/src/(assets/(emblems|wordmark)\\.svg|config/)',
  'src/contract/(browser/(?!live|chunk|connection|storage|window)|(client|format|pricing/ranks)\\.)',
  'web-storefront/src/content/(guarantees|start)\\.',
  'src/kernel/(labels|rank-labels|settings|vocabulary)',
  'lucide-react/(?!.*/icons/)',
  'lucide-react/.*/icons/(ban|check|chevron-right|circle-check|contrast|info|menu|plus|rotate|triangle|wifi-off|x\\.)',
];

/** Code that shows ranks, services and the work of an order. */
const work = [
  'src/kernel/(climb|work-labels)\\.',
  'web-storefront/src/features/(draft/ladder|order/(Work|describe))\\.',
  'web-storefront/src/ui/((GameIcon|Rank|Switch)\\.|stair/columns)',
  'web-storefront/src/ui/copy\\.',
  'lucide-react/.*/icons/(arrow-right|clock|lock)\\.',
];

/** Code of forms that show a price for their choices. */
const quote = [
  'web-storefront/src/features/draft/(link|state|use-draft)\\.',
  'web-storefront/src/ui/(Stepper|stair/range)\\.',
  'lucide-react/.*/icons/minus\\.',
];

/** Code that chooses a climb. */
const climb = ['web-storefront/src/ui/stair/(Stair|StairPicker)\\.'];

/** Code that shows services and their prices on the games' pages. */
const landing = [
  'web-storefront/src/features/(landing/(?!GameLanding)|showcase\\.|home/(Pledges|Section)\\.|services/ServicePicture\\.)',
];

/** Code that every order form needs. */
const form = [
  'web-storefront/src/features/order-form/(Block|Blocks|FormHead|PhoneBar|late|ServerBlock|Summary|use-place-order)\\.',
  'web-storefront/src/features/draft/(bases|forms|kept|choices|parts/.*)\\.',
  'web-storefront/src/(lib/percent|ui/Choice)\\.',
  'src/kernel/champions',
];

/** One file per group. Code that several groups match goes to the first. */
const groups = Object.entries({ renderer, frame, work, quote, climb, landing, form }).map(([name, parts], at) => ({
  name,
  test: new RegExp(parts.join('|')),
  priority: 10 - at,
}));

/**
 * Replaces Vite's helper for import(). It only loads the stylesheets that the file needs. An error reaches the importer
 * (src/contract/browser/chunk.ts), and a failed stylesheet is loaded again the next time.
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

/**
 * Code that may be dropped if its result is unused: property reads, React Router's warnings for developers, and the
 * modules of the contract and the kernel.
 */
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
    // Every targeted browser knows modulepreload, and prerendered pages name all their files. Lists of what each lazily
    // loaded file imports would weigh more than the round trip that they save.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? [] : files),
    },
    rolldownOptions: {
      treeshake,
      output: {
        codeSplitting: { groups, includeDependenciesRecursively: false },
        // the frame names fifty files, and hashes do not compress; seven letters are enough to tell versions apart
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});
