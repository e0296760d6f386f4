/** `npm test`: plain JavaScript, because in a fresh clone it runs before anything is installed. */
import { join } from 'node:path';
import { installDependencies, NODE_24, ROOT, run } from '../src/main/install.mjs';

installDependencies();
run([NODE_24, join(ROOT, 'test/stages.ts'), ...process.argv.slice(2)]);
