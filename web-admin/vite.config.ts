import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Libraries that seldom change stand in their own files, so that a release of ours leaves them in the browser's cache. */
const vendorChunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
  { name: 'mui', test: /node_modules[\\/](@mui|@emotion|stylis|@popperjs)[\\/]/, priority: 20 },
  { name: 'react-admin', test: /node_modules[\\/](react-admin|ra-[^\\/]+)[\\/]/, priority: 15 },
  { name: 'vendor', test: /node_modules[\\/](?!uplot)/, priority: 10 },
];

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react()],
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
  build: {
    outDir: '../dist/web-admin',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: { groups: vendorChunks } } },
  },
});
