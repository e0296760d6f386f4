import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '#platform/db/embedded-server.ts';

export interface DatabaseServer {
  readonly kind: 'given' | 'container' | 'embedded';
  /** The URL of the maintenance database, for a user who may create databases. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Settings with which a test server may lose data in a power failure. No other server of Basamak may have them. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=128MB'];

/** Uses TEST_DATABASE_URL, else a container if a Docker engine can start one, else the embedded server in a temporary folder. */
export async function startDatabaseServer(
  given = process.env.TEST_DATABASE_URL,
  ways = { engineAnswers: dockerAnswers, container: startContainer, embedded: startEmbedded },
): Promise<DatabaseServer> {
  if (given) return { kind: 'given', url: given, stop: async () => {} };
  if (!(await ways.engineAnswers())) return ways.embedded();
  return ways.container().catch((error: unknown) => {
    // the Docker engine answers but cannot get the image
    console.warn(
      `no container of PostgreSQL (${error instanceof Error ? error.message : String(error)}): the embedded server`,
    );
    return ways.embedded();
  });
}

/** The URL of another database on the same server. */
export function withDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** As in docker-compose.yml, so that text sorts and folds alike everywhere. */
export const initdbArguments = '--locale-provider=builtin --builtin-locale=C.UTF-8';

async function startContainer(): Promise<DatabaseServer> {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const container = await new PostgreSqlContainer('postgres:18')
    .withEnvironment({ POSTGRES_INITDB_ARGS: initdbArguments })
    .withCommand(['postgres', ...[...FAST, 'max_connections=300'].flatMap((setting) => ['-c', setting])])
    .start();
  return {
    kind: 'container',
    url: container.getConnectionUri(),
    stop: async () => {
      await container.stop();
    },
  };
}

async function startEmbedded(): Promise<DatabaseServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'basamak-test-'));
  await chmod(dataDir, 0o711); // if root starts the tests, the server runs as another user, who needs access to the folder
  const server = await startEmbeddedServer({ dataDir, settings: FAST });
  return {
    kind: 'embedded',
    url: server.adminUrl,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A quick request to the engine's socket, so that a machine without Docker does not wait for a longer search. */
export function dockerAnswers(): Promise<boolean> {
  const host = new URL(process.env.DOCKER_HOST ?? 'unix:///var/run/docker.sock');
  if (host.protocol === 'unix:' && !existsSync(host.pathname)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket =
      host.protocol === 'unix:' ? connect(host.pathname) : connect(Number(host.port || 2375), host.hostname);
    const answer = (ok: boolean) => {
      socket.destroy();
      resolve(ok);
    };
    socket
      .setTimeout(1500, () => answer(false))
      .once('error', () => answer(false))
      .once('connect', () => socket.write('GET /_ping HTTP/1.0\r\nHost: docker\r\n\r\n'))
      .once('data', (data) => answer(/^HTTP\/1\.[01] 200/.test(data.toString())));
  });
}
