/** The entry of the process, of `npm start` as well as of a container. */
import { start } from './start.ts';

// Started by another process of Node (a test with several instances), it does not outlive that one.
if (process.send) process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await start();
