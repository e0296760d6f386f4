/** Runs when the app has been built and before its files are compressed. */
import { prerenderPages } from './build/prerender.ts';

await prerenderPages();
