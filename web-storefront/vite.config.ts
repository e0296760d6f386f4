import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Libraries that seldom change stand in a file of their own: a release of ours leaves it in the browser's cache. */
const vendorChunks = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@tanstack)[\\/]/,
    priority: 30,
  },
];

/**
 * React Router names its components for developer tools, by assignments that keep those that nobody uses in the build.
 */
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
  plugins: [react(), withoutDisplayNames],
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
  build: {
    outDir: '../dist/web-storefront',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: vendorChunks } } },
  },
});
