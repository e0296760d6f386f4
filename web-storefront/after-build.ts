/** Runs after the build and before its files are compressed. */
import { prerenderPages } from './build/prerender.ts';

await prerenderPages();
