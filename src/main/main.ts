/** The entry of the process, of `npm start` as well as of a container. */
import { start } from './start.ts';

await start();
