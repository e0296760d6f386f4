import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '#platform/db/embedded-server.ts';

export interface DatabaseServer {
  readonly kind: 'given' | 'container' | 'embedded';
  /** The maintenance database, as a user who may create databases. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A test server may forget what it was told when the power goes; no other server of Basamak may. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=128MB'];

/** TEST_DATABASE_URL, else a container where a Docker engine starts one, else the embedded server in a temporary folder. */
export async function startDatabaseServer(
  given = process.env.TEST_DATABASE_URL,
  ways = { engineAnswers: dockerAnswers, container: startContainer, embedded: startEmbedded },
): Promise<DatabaseServer> {
  if (given) return { kind: 'given', url: given, stop: async () => {} };
  if (!(await ways.engineAnswers())) return ways.embedded();
  return ways.container().catch((error: unknown) => {
    // an engine that answers but has no way to the image
    console.warn(
      `no container of PostgreSQL (${error instanceof Error ? error.message : String(error)}): the embedded server`,
    );
    return ways.embedded();
  });
}

/** The same server, another database. */
export function withDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** As docker-compose.yml: text sorts and folds alike everywhere. */
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
  await chmod(dataDir, 0o711); // started by root, the server runs as another user, who must get in
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

/** A short question to the engine's socket, so that a machine without Docker does not wait for a search. */
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
