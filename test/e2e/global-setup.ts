import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ProductUrls } from './product.ts';

/**
 * Starts the product in a separate process, so that Playwright's TypeScript loader does not affect it. Starts nothing if
 * `E2E_URL`, `E2E_MAIL_URL` and `E2E_DATABASE_URL` name a running product.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL) return () => Promise.resolve();
  const product = fork(join(import.meta.dirname, 'product.ts'), { execArgv: [] });
  const urls = await new Promise<ProductUrls>((resolve, reject) => {
    product.once('message', (message: ProductUrls) => resolve(message));
    product.once('exit', (code) => reject(new Error(`the product did not start (exit code ${code})`)));
  });
  process.env.E2E_URL = urls.shop;
  process.env.E2E_MAIL_URL = urls.mail;
  process.env.E2E_DATABASE_URL = urls.database;
  return async () => {
    const ended = once(product, 'exit');
    product.kill('SIGTERM');
    await ended;
  };
}
