import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type EmbeddedServer, startEmbeddedServer } from '#platform/db/embedded-server.ts';
import { migrate } from '#platform/db/migrate.ts';
import { roleOf } from '#platform/db/running-role.ts';

const settings = ['fsync=off', 'full_page_writes=off', 'shared_buffers=64MB', 'max_standby_streaming_delay=0'];

/** A migrated database server and a physical standby of it (streaming replication). */
export interface Pair {
  readonly primaryUrl: string;
  /** The primary's address for the role that owns the tables. */
  readonly ownerUrl: string;
  readonly replicaUrl: string;
  /** Waits until the standby has replayed everything committed so far, and returns that log position. */
  caughtUp(): Promise<string>;
  /** Resolves when a statement that contains `part` runs on the standby. */
  isAsked(part: string): Promise<void>;
  /** Pauses the replay: the standby answers with old data. */
  holdReplica(): Promise<void>;
  releaseReplica(): Promise<void>;
  /** Shuts the standby down. */
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  stop(): Promise<void>;
}

/** The embedded server has no pg_basebackup, so the standby is a copy of the stopped primary that follows its log. */
export async function startPair(): Promise<Pair> {
  const home = await mkdtemp(join(tmpdir(), 'basamak-pair-'));
  await chmod(home, 0o711); // if root starts the tests, the servers run as another user, who needs access to the folder
  const [dataDir, copyDir] = [join(home, 'primary'), join(home, 'replica')];
  let primary = await startEmbeddedServer({ dataDir, settings });
  await migrate(primary.ownerUrl, roleOf(primary.url));
  await primary.stop();
  await promisify(execFile)('cp', ['-a', dataDir, copyDir]);
  primary = await startEmbeddedServer({ dataDir, settings });
  const { hostname, port, username, password } = new URL(primary.adminUrl);
  await appendFile(
    join(copyDir, 'postgres/postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
  );
  await writeFile(join(copyDir, 'postgres/standby.signal'), '');
  let replica: EmbeddedServer | undefined;
  const startReplica = async () => {
    replica = await startEmbeddedServer({ dataDir: copyDir, settings });
  };
  const stopReplica = async () => {
    await replica?.stop();
    replica = undefined;
  };
  await startReplica();
  const replicaUrl = replica!.url;
  const onReplica = (statement: string) => query(replica!.adminUrl, statement);
  const untilReplica = async (statement: string) => {
    for (const end = Date.now() + 30_000; !(await onReplica(statement))[0]?.reached; await sleep(20))
      if (Date.now() > end) throw new Error(`the standby did not answer true in time: ${statement}`);
  };
  return {
    primaryUrl: primary.url,
    ownerUrl: primary.ownerUrl,
    replicaUrl,
    caughtUp: async () => {
      const [{ at = '' } = {}] = await query(primary.adminUrl, 'select pg_current_wal_insert_lsn()::text as at');
      await untilReplica(`select pg_last_wal_replay_lsn() >= '${at}' as reached`);
      return at;
    },
    isAsked: (part) =>
      untilReplica(`select exists (select from pg_stat_activity
        where state = 'active' and query like '%${part}%' and pid <> pg_backend_pid()) as reached`),
    holdReplica: async () => void (await onReplica('select pg_wal_replay_pause()')),
    releaseReplica: async () => void (await onReplica('select pg_wal_replay_resume()')),
    startReplica,
    stopReplica,
    stop: async () => {
      await stopReplica();
      await primary.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function query(
  url: string,
  statement: string,
): Promise<readonly { readonly at?: string; readonly reached?: boolean }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ at?: string; reached?: boolean }>(statement)).rows;
  } finally {
    await client.end();
  }
}
