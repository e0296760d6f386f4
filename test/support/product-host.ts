/**
 * Runs the products of one jest worker's test files in a separate process, because a test file has its own module registry
 * and would load the whole product again.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { registerHooks } from 'node:module';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { AskedProduct } from './hosted-product.ts';
import { takeUnreadableRows, watchUnreadableRows } from './unreadable-rows.ts';

// The passwords' adapter gets the quick hashes in place of argon2's own.
const quickHashes = new URL('quick-hashes.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === '@node-rs/argon2' && context.parentURL !== quickHashes ? quickHashes : specifier, context),
});

const stops = new Map<string, () => Promise<void>>();

const commands: Readonly<Record<string, (asked: never) => Promise<unknown>>> = {
  '/start': async (asked: AskedProduct) => {
    // loaded for the first product only, because many runs need none
    const { startHostedProduct } = await import('./hosted-product.ts');
    const { product, stop } = await startHostedProduct(asked);
    const id = randomUUID();
    stops.set(id, stop);
    return { id, product };
  },
  '/stop': async ({ id }: { readonly id: string }) => {
    await stops.get(id)?.();
    stops.delete(id);
  },
  '/unreadable-rows': async () =>
    takeUnreadableRows().map(({ reader, id, error }) => ({ reader, id, error: String(error) })),
};

watchUnreadableRows();
const server = createServer((request, response) => {
  const command = commands[request.url ?? ''];
  json(request)
    .then((asked) => command?.(asked as never))
    .then(
      (answer) => response.end(JSON.stringify(answer ?? null)),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
    );
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
