import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Libraries that seldom change stand in a file of their own: a release of ours leaves it in the browser's cache. */
const vendorChunks = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/,
    priority: 30,
  },
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

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), ownIconFrame],
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
  build: {
    outDir: '../dist/web-storefront',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    // Every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: vendorChunks } } },
  },
});
