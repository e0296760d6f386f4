import { setTimeout as sleep } from 'node:timers/promises';
import { assertMigrated, migrate } from '#platform/db/migrate.ts';
import { keepPartitionsIfFree } from '#platform/db/partitions.ts';
import { excessOf, rightsAt, runningRoleBeside } from '#platform/db/running-role.ts';
import { createLog } from '#platform/log/log.ts';
import { loadEnv, type Env } from './env.ts';
import { seed } from './seed/seed.ts';
import { startServer } from './server.ts';

/** Milliseconds that a graceful stop may take before the process ends anyway. */
const STOP_LIMIT_MS = 15_000;

interface Part {
  stop(): Promise<void>;
}

/** The running parts in the order of their start. They are stopped in reverse order: the API first, its database last. */
const running: Part[] = [];
let stopping: Promise<never> | undefined;

/**
 * Starts the product in this process; in development also the services around it.
 * @param beneath a part that the product depends on and that is therefore stopped last, such as a test's database
 */
export async function start(beneath?: Part): Promise<void> {
  if (beneath) running.push(beneath);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  try {
    await ((process.env.NODE_ENV ?? 'development') === 'development' ? startDevelopment() : startAlone());
  } catch (error) {
    if (stopping) return;
    complain(error);
    await stop(1);
  }
}

/** Starts one API process on an existing database: in production, and as one of several in tests. */
async function startAlone(): Promise<void> {
  const env = loadEnv(process.env);
  await migrateWhereAllowed(env);
  if (!env.production) await seed(env);
  const server = await startServer(env);
  running.push(server);
  // in production every line is JSON, whatever the log level
  if (env.production) createLog('info').info({ url: server.url }, 'Basamak hazır');
  else console.log(`Basamak hazır: ${server.url}`);
}

async function startDevelopment(): Promise<void> {
  const development = await import('./development.ts');
  const given = development.developmentSettings(process.env);
  const database = await development.developmentDatabase(given, progress);
  running.push(database);
  const settings = await development.withPushKeys(given);
  await development.portsAreFree(settings);
  const env = loadEnv({ ...settings, DATABASE_URL: database.url });
  const [services] = await Promise.all([development.startDevServices(settings), prepare(env, database.ownerUrl)]);
  running.push(services);
  const server = await startServer(env);
  running.push(server);
  console.log(`\n${development.accountsText(settings)}\nBasamak hazır: ${server.url}`);
}

/**
 * Migrates if the database role owns the tables; otherwise the tables must be migrated already. In production, but not in a
 * trial, the role must not be the owner or a superuser.
 */
async function migrateWhereAllowed({ databaseUrl, production, trial }: Env): Promise<void> {
  const rights = await rightsAt(databaseUrl);
  const excess = excessOf(rights);
  if (excess !== undefined && production && !trial)
    throw new Error(
      `${excess}: geçmişi koruyan tetikleyicileri kaldırabilir. Ayrı bir kullanıcı ver (docs/operations.md).`,
    );
  if (rights.superuser || rights.owner) {
    await migrate(databaseUrl);
    return;
  }
  await assertMigrated(databaseUrl);
  await keepPartitionsIfFree(databaseUrl, new Date());
}

async function prepare(env: Env, ownerUrl: string): Promise<void> {
  const role = runningRoleBeside(ownerUrl, env.databaseUrl);
  for (const migration of await migrate(ownerUrl, role)) progress(`Geçiş uygulandı: ${migration}`);
  await seed(env);
}

const progress = (message: string) => console.log(`· ${message}`);

function stop(exitCode: number): Promise<never> {
  stopping ??= stopEverything(exitCode);
  return stopping;
}

async function stopEverything(exitCode: number): Promise<never> {
  const late = sleep(STOP_LIMIT_MS, 'late', { ref: false });
  for (const part of running.toReversed()) {
    const result = await Promise.race([part.stop().catch((error: unknown) => error), late]);
    if (result === 'late') complain('Kapanış süresi doldu.');
    else if (result) complain(result);
  }
  return process.exit(exitCode);
}

function complain(error: unknown): void {
  if (process.env.NODE_ENV === 'production') createLog('error').error(explained(error));
  else console.error(explained(error));
}

function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) return `Dolu port: ${String(error.port)}.`;
  return process.env.LOG_LEVEL === 'debug' ? (error.stack ?? error.message) : error.message;
}
