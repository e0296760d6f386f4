/** Tells the server which paths the storefront knows, so that every other one is answered with 404. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeRows, spelledOut } from './src/app/paths.ts';

const file = join(import.meta.dirname, '../dist/web-storefront/routes.json');
writeFileSync(file, JSON.stringify(routeRows.flatMap(([, row]) => spelledOut(row))));
