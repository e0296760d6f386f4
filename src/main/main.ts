/** The entry point of the process, for `npm start` and for containers. */
import { start } from './start.ts';

// If another Node process started this one (a test with several instances), it ends with its parent.
if (process.send) process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await start();
