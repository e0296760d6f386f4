/** `npm run gallery`: the design system in a browser, with live reload. */
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';

/** @param port 0 takes any free port */
async function serveGallery(port: number): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    cacheDir: '../../node_modules/.vite-gallery',
    plugins: [react()],
    server: { port, host: 'localhost', fs: { allow: ['../..'] } },
    logLevel: 'warn',
  });
  return server.listen();
}

if (import.meta.main) {
  const server = await serveGallery(Number(process.env.PORT ?? 5180));
  server.printUrls();
  process.send?.(server.resolvedUrls?.local[0]); // for the browser test
}
