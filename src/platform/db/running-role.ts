import pg, { type ClientBase } from 'pg';

/** Schemas of the product's tables and of its jobs. */
const schemas = 'public, jobs';

/** The user in a database address; grants go to this role. */
export function roleOf(databaseUrl: string): string {
  const { username } = new URL(databaseUrl);
  if (username === '') throw new Error('DATABASE_URL bir kullanıcı adı söylemeli.');
  return decodeURIComponent(username);
}

/** The running role, if it is not the owner itself. */
export const runningRoleBeside = (ownerUrl: string, databaseUrl: string): string | undefined => {
  const role = roleOf(databaseUrl);
  return role === roleOf(ownerUrl) ? undefined : role;
};

/**
 * Grants a role the rights that the product needs while it runs, on existing and later tables. A command that a statement
 * trigger forbids is not granted. The role may not make temporary tables: PostgreSQL would find a temporary table before the
 * real table of the same name, and the guard triggers would read the wrong rows.
 */
export async function grantToRunningRole(owner: ClientBase, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const { rows } = await owner.query<{ database: string }>('select current_database() as database');
  await owner.query(`
    begin;
    revoke temporary on database ${pg.escapeIdentifier(rows[0]?.database ?? '')} from public;
    revoke create on schema public from public;
    grant usage on schema ${schemas} to ${name};
    grant select, insert, update, delete on all tables in schema ${schemas} to ${name};
    grant usage, select on all sequences in schema ${schemas} to ${name};
    grant execute on all functions in schema ${schemas} to ${name};
    alter default privileges in schema ${schemas} grant select, insert, update, delete on tables to ${name};
    alter default privileges in schema ${schemas} grant usage, select on sequences to ${name};
    alter default privileges in schema ${schemas} grant execute on functions to ${name};
    revoke insert, update, delete on mikro_orm_migrations from ${name};`);
  for (const forbidden of await forbiddenToAll(owner))
    await owner.query(`revoke ${forbidden.commands} on ${forbidden.table} from ${name}`);
  await owner.query('commit');
}

/**
 * The commands that `before` statement triggers forbid. Such triggers see no rows, so each one forbids its command on the whole
 * table.
 */
async function forbiddenToAll(owner: ClientBase): Promise<readonly { table: string; commands: string }[]> {
  const { rows } = await owner.query<{ table: string; commands: string }>(
    `select tgrelid::regclass::text as "table",
            concat_ws(', ', case when bool_or(tgtype & 8 <> 0) then 'delete' end, case when bool_or(tgtype & 16 <> 0) then 'update' end) as commands
     from pg_trigger join pg_class on pg_class.oid = tgrelid
     where not tgisinternal and tgtype & 1 = 0 and tgtype & 2 <> 0 and tgtype & 24 <> 0 and relnamespace = 'public'::regnamespace
     group by tgrelid`,
  );
  return rows;
}

export interface Rights {
  readonly superuser: boolean;
  /**
   * Whether the role owns the database, its schema or a table, or is a member of a role that does. Such a role could drop the
   * triggers that protect the history.
   */
  readonly owner: boolean;
}

export async function rightsOf(client: ClientBase): Promise<Rights> {
  const { rows } = await client.query<Rights>(
    `select current_setting('is_superuser') = 'on' as superuser,
            has_schema_privilege('public', 'create')
              or exists (select from pg_namespace where nspname = 'public' and pg_has_role(nspowner, 'member'))
              or exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
                                                and pg_has_role(relowner, 'member')) as owner`,
  );
  const [rights] = rows;
  if (!rights) throw new Error('the database returned no row');
  return rights;
}

export async function rightsAt(databaseUrl: string): Promise<Rights> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await rightsOf(client);
  } finally {
    await client.end();
  }
}

/** Which of these rights a production process must not have; undefined if there are none. */
export const excessOf = ({ superuser, owner }: Rights): string | undefined =>
  superuser
    ? 'DATABASE_URL bir süper kullanıcıyı adlandırıyor'
    : owner
      ? 'DATABASE_URL tabloların sahibini adlandırıyor'
      : undefined;
