import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';

export const accessFile = join(import.meta.dirname, '../../src/contract/console/access.ts');

const neededFor = ({ access }: Route): string | undefined => {
  if (access.kind === 'staff') return access.scope;
  return access.kind === 'roles' && access.roles.join() === 'admin' ? 'admin' : undefined;
};

/** The scope that staff need for each restricted call, from the route table. */
export function consoleAccess(): string {
  const lines = Object.entries<Route>(routes).flatMap(([key, row]) => {
    const needed = neededFor(row);
    return needed === undefined ? [] : [`  '${key}': '${needed}',`];
  });
  return `/** Made from the route table by \`npm run generate:access\`: what staff need for a call. The console carries it, not the routes. */
export const access = {
${lines.join('\n')}
} as const;
`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(accessFile, consoleAccess());
