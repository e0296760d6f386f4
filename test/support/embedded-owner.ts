/** A process that runs an embedded server until it gets a message or is killed. */
import { startEmbeddedServer } from '#platform/db/embedded-server.ts';

const server = await startEmbeddedServer({ dataDir: process.argv[2] ?? '' });
process.on('message', () => void server.stop().then(() => process.exit()));
process.send?.('ready');
