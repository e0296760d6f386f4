import type { Access, Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';

/** Routes with an id whose records belong to no caller: an order of the pool, an account on sale. */
export const sharedRecords: readonly (keyof typeof routes)[] = [
  'POST /orders/:id/take',
  'POST /listings/:id/purchases',
];

const columns = ['Visitor', 'Customer', 'Booster', 'Staff', 'Admin'] as const;

function admitted(access: Access): Readonly<Record<(typeof columns)[number], string>> {
  const yes = (allowed: boolean) => (allowed ? '✓' : '');
  switch (access.kind) {
    case 'anyone':
      return { Visitor: '✓', Customer: '✓', Booster: '✓', Staff: '✓', Admin: '✓' };
    case 'signed-in':
      return { Visitor: '', Customer: '✓', Booster: '✓', Staff: '✓', Admin: '✓' };
    case 'roles':
      return {
        Visitor: '',
        Customer: yes(access.roles.includes('customer')),
        Booster: yes(access.roles.includes('booster')),
        Staff: yes(access.roles.includes('staff')),
        Admin: yes(access.roles.includes('admin')),
      };
    case 'staff':
      return { Visitor: '', Customer: '', Booster: '', Staff: `\`${access.scope}\``, Admin: '✓' };
  }
}

function whose(key: string, { access, params }: Route): string {
  if (access.kind === 'anyone') return '';
  if (access.kind === 'staff') return 'all';
  if (key === 'GET /admin/search') return 'those of the lists that they may read';
  if ((sharedRecords as readonly string[]).includes(key)) return 'what is on offer';
  return params ? 'own; others’ answer like absent' : 'own';
}

/** The table of rights, made from the route table. `test/api/contract.test.ts` calls each route as each role. */
export function authorisationTable(): string {
  const lines = Object.entries<Route>(routes).map(([key, row]) => {
    const who = admitted(row.access);
    return `| \`${key}\` | ${columns.map((column) => who[column]).join(' | ')} | ${whose(key, row)} |`;
  });
  return `# Who may call what

Made from the route table by \`npm run docs:authorisation\`; a test fails where the two differ (promise 28). Staff need the scope that stands in their column, and some use cases
ask for more than their route: a ticket's or an order's messages are open to staff with \`tickets:write\` or \`messages:write\` only. A change of this file in a review is a change of who may do what.

| Route | ${columns.join(' | ')} | Whose records |
|---|${columns.map(() => '---').join('|')}|---|
${lines.join('\n')}
`;
}

if (process.argv[1] === import.meta.filename) process.stdout.write(authorisationTable());
