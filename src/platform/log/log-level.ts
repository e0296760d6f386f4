import type { Clock } from '#kernel/ports.ts';
import type { Database } from '../db/database.ts';
import type { TablesOf } from '../db/orm.ts';
import { PollingCache } from '../polling-cache.ts';
import type { Log, LogLevel } from './log.ts';
import type { LogLevelRow } from './log-level.table.ts';

type Tables = TablesOf<typeof LogLevelRow>;
const id = 1;

/**
 * Sets the log level of all processes on this database until the given time. Each process notices the change within three
 * seconds.
 */
export async function setLogLevel(database: Database, level: LogLevel, until: Date): Promise<void> {
  const asked = { level, until };
  await database
    .sql<Tables>()
    .insertInto('LogLevelRow')
    .values({ id, ...asked })
    .onConflict((known) => known.column('id').doUpdateSet(asked))
    .execute();
}

/** Every process goes back to its configured level. */
export async function endLogLevel(database: Database): Promise<void> {
  await database.sql<Tables>().deleteFrom('LogLevelRow').execute();
}

/** Keeps this process's log at the level that was set for all, and at its configured level after that time. */
export function followedLogLevel(log: Log, database: Database, clock: Clock): PollingCache {
  const configured = log.level;
  const refresh = async () => {
    const asked = await database.sql<Tables>().selectFrom('LogLevelRow').selectAll().executeTakeFirst();
    const level = asked && clock.now() < asked.until ? asked.level : configured;
    if (level === log.level) return;
    log.level = level;
    // logged as an error, because every level writes errors: otherwise nobody would know why the log changes at this point
    log.error({ level, until: level === configured ? undefined : asked?.until }, 'the log level has changed');
  };
  return new PollingCache({ what: 'log level', begin: refresh, refresh, log });
}
