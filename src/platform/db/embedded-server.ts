import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort, portIsFree } from '../net/free-port.ts';
import {
  postgresPrograms,
  runProgram,
  serverUser,
  type PostgresPrograms,
  type ServerUser,
} from './embedded-programs.ts';

export interface EmbeddedServer {
  /** Address of the application's database for the role that the product runs as. */
  readonly url: string;
  /** The address for the role that owns and migrates the tables. */
  readonly ownerUrl: string;
  /** The maintenance database as superuser: tests create databases with it. */
  readonly adminUrl: string;
  /** Shuts the server down with mode "fast": open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
}

interface EmbeddedServerOptions {
  readonly dataDir: string;
  readonly onProgress?: (message: string) => void;
  /** Extra server settings such as `fsync=off`, for throw-away test servers only. */
  readonly settings?: readonly string[];
  /** Milliseconds to wait for an earlier owner that is shutting down. */
  readonly timeoutMs?: number;
}

class AlreadyRunning extends Error {
  constructor(dataDir: string) {
    super(`Basamak bu veri klasörüyle zaten çalışıyor: ${dataDir}`);
  }
}

interface Access {
  readonly port: number;
  readonly password: string;
}

/** Name of the database and of the role that owns it. */
const DATABASE = 'basamak';
/**
 * The role that the product runs as. Both roles have the same password. It keeps out other users of the machine; it does not
 * protect one role from the other.
 */
const RUNNING_ROLE = 'basamak_app';
/**
 * Key of an advisory lock; the number is arbitrary. One session of the owning process holds the lock, so the database knows
 * whether its owner is alive.
 */
const OWNER_LOCK = 7_202_611;

const accessFile = (dataDir: string) => join(dataDir, 'postgres-access.json');
const clusterOf = (dataDir: string) => join(dataDir, 'postgres');

const adminUrl = ({ port, password }: Access) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
const applicationUrl = ({ port, password }: Access, role: string) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${DATABASE}`;

/** The address of this data folder's database, whether the server runs or not; undefined before the first start. */
export async function embeddedDatabaseUrl(dataDir: string): Promise<string | undefined> {
  const access = await readAccess(resolve(dataDir));
  return access && applicationUrl(access, RUNNING_ROLE);
}

/**
 * Starts the PostgreSQL server of a data folder, or takes over the one that a killed process left running.
 * It listens on 127.0.0.1 only, with a random password that stays in the data folder, and it is brought back if it dies.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const dataDir = resolve(options.dataDir);
  const server = new Cluster(dataDir, await postgresPrograms(), options);
  await mkdir(dataDir, { recursive: true });
  await server.initialise();
  await server.own();
  return {
    url: applicationUrl(server.access, RUNNING_ROLE),
    ownerUrl: applicationUrl(server.access, DATABASE),
    adminUrl: adminUrl(server.access),
    stop: () => server.stop(),
  };
}

class Cluster {
  readonly #dataDir: string;
  readonly #programs: PostgresPrograms;
  readonly #options: EmbeddedServerOptions;
  readonly #dir: string;
  readonly #user: ServerUser | undefined;
  #access: Access | undefined;
  #owner: pg.Client | undefined;
  #stopping = false;

  constructor(dataDir: string, programs: PostgresPrograms, options: EmbeddedServerOptions) {
    this.#dataDir = dataDir;
    this.#programs = programs;
    this.#options = options;
    this.#dir = clusterOf(dataDir);
    this.#user = serverUser(this.#dir);
  }

  get access(): Access {
    if (!this.#access) throw new Error('the cluster is not initialised');
    return this.#access;
  }

  /**
   * Creates the cluster beside its final place and moves it there when it is complete: a killed process leaves no partial
   * cluster.
   */
  async initialise(): Promise<void> {
    this.#access = await readAccess(this.#dataDir);
    if (this.#access && existsSync(this.#dir)) return;
    if (existsSync(this.#dir)) {
      throw new Error(`${accessFile(this.#dataDir)} yok, ama ${this.#dir} var: veritabanının parolası bilinmiyor.`);
    }
    this.#progress('Veritabanı kuruluyor (PostgreSQL 18)…');
    this.#access = { port: await freePort(), password: randomBytes(24).toString('base64url') };
    await this.#writeAccess();
    const fresh = `${this.#dir}.new`;
    const secrets = await mkdtemp(join(tmpdir(), 'basamak-'));
    const passwordFile = join(secrets, 'password');
    try {
      await rm(fresh, { recursive: true, force: true });
      await mkdir(fresh, { mode: 0o700 });
      await writeFile(passwordFile, this.#access.password, { mode: 0o600 });
      if (this.#user) {
        for (const path of [fresh, secrets, passwordFile]) await chown(path, this.#user.uid, this.#user.gid);
      }
      await this.#run(this.#programs.initdb, [
        `--pgdata=${fresh}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ]);
      await rename(fresh, this.#dir);
    } finally {
      await rm(secrets, { recursive: true, force: true });
    }
  }

  /** Starts or takes over the server and takes the owner's lock. Waits for an owner that is shutting down. */
  async own(): Promise<void> {
    for (const deadline = Date.now() + (this.#options.timeoutMs ?? 10_000); ; await sleep(500)) {
      const orphan = await this.#takeOver();
      const owner = orphan ?? (await this.#start());
      if (await holdsOwnerLock(owner)) {
        if (orphan) this.#progress('Önceki çalışmadan kalan veritabanı devralındı.');
        return this.#keep(owner);
      }
      await owner.end().catch(() => {});
      this.#progress('Önceki çalışmanın kapanması bekleniyor…');
      if (Date.now() > deadline) throw new AlreadyRunning(this.#dataDir);
    }
  }

  async #keep(owner: pg.Client): Promise<void> {
    await this.#createDatabase(owner);
    this.#owner = owner;
    owner.once('end', () => {
      if (!this.#stopping) void this.#revive();
    });
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#run(this.#programs.pg_ctl, [
      'stop',
      `--pgdata=${this.#dir}`,
      '--mode=fast',
      '--wait',
      '--timeout=60',
    ]).catch(async (error: unknown) => {
      if ((await this.#lockHolder()) === 'server') throw error;
    });
    await this.#owner?.end().catch(() => {});
  }

  /** Connects to a server that runs already. Waits for one that is starting or stopping. */
  async #takeOver(): Promise<pg.Client | undefined> {
    for (const deadline = Date.now() + 30_000; (await this.#lockHolder()) === 'server'; await sleep(200)) {
      const client = await this.#connect();
      if (client) return client;
      if (Date.now() > deadline)
        throw new Error(`${this.#dir} içindeki PostgreSQL çalışıyor, ama bağlantı kabul etmiyor.`);
    }
    return undefined;
  }

  async #start(): Promise<pg.Client> {
    if ((await this.#lockHolder()) === 'stranger') await rm(join(this.#dir, 'postmaster.pid'));
    if (!(await portIsFree(this.access.port))) {
      this.#access = { ...this.access, port: await freePort() };
      await this.#writeAccess();
    }
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'max_connections=200'];
    const flags = [...settings, ...(this.#options.settings ?? [])].map((setting) => `-c ${setting}`).join(' ');
    await this.#run(this.#programs.pg_ctl, [
      'start',
      `--pgdata=${this.#dir}`,
      `--log=${join(this.#dir, 'server.log')}`,
      `--options=-p ${this.access.port} ${flags}`,
      '--wait',
      '--timeout=120',
    ]);
    const client = await this.#connect();
    if (!client) throw new Error(`PostgreSQL başladı, ama 127.0.0.1:${this.access.port} yanıt vermiyor.`);
    return client;
  }

  /** Called when the server or its connection has died: reconnects or restarts the server until this process owns it again. */
  async #revive(): Promise<void> {
    this.#progress('Veritabanı bağlantısı koptu; yeniden kuruluyor…');
    while (!this.#stopping) {
      await sleep(200);
      try {
        await this.own();
        return;
      } catch (error) {
        if (error instanceof AlreadyRunning) return;
      }
    }
  }

  async #connect(): Promise<pg.Client | undefined> {
    const client = new pg.Client({ connectionString: adminUrl(this.access), connectionTimeoutMillis: 5000 });
    client.on('error', () => {}); // the 'end' event that follows is handled instead
    try {
      await client.connect();
      return client;
    } catch {
      await client.end().catch(() => {});
      return undefined;
    }
  }

  /**
   * Which kind of process has the process id that is written in postmaster.pid. The operating system reuses process ids, in
   * containers after a short time, and PostgreSQL would take the other process for a running server. PostgreSQL itself removes
   * a postmaster.pid that is stale for another reason, after it has checked that no backend of the dead server is left.
   */
  async #lockHolder(): Promise<'nobody' | 'server' | 'stranger'> {
    const lines = await readFile(join(this.#dir, 'postmaster.pid'), 'utf8').catch(() => '');
    const pid = Number(lines.split('\n')[0]);
    if (!pid || !isAlive(pid)) return 'nobody';
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'postgres');
    return command.includes('postgres') ? 'server' : 'stranger';
  }

  async #createDatabase(admin: pg.Client): Promise<void> {
    for (const name of [DATABASE, RUNNING_ROLE]) {
      const role = await admin.query('select from pg_roles where rolname = $1', [name]);
      if (!role.rowCount)
        await admin.query(`create role ${name} login password ${pg.escapeLiteral(this.access.password)}`);
    }
    const database = await admin.query('select from pg_database where datname = $1', [DATABASE]);
    if (!database.rowCount) await admin.query(`create database ${DATABASE} owner ${DATABASE}`);
  }

  async #writeAccess(): Promise<void> {
    const file = accessFile(this.#dataDir);
    await writeFile(file, JSON.stringify(this.#access), { mode: 0o600 });
    await chmod(file, 0o600);
  }

  #run(program: string, args: string[]): Promise<void> {
    return runProgram(program, args, this.#dir, this.#user);
  }

  #progress(message: string): void {
    this.#options.onProgress?.(message);
  }
}

async function readAccess(dataDir: string): Promise<Access | undefined> {
  const text = await readFile(accessFile(dataDir), 'utf8').catch(() => undefined);
  if (!text) return undefined;
  const access: unknown = JSON.parse(text);
  const valid = typeof access === 'object' && access !== null && 'port' in access && 'password' in access;
  if (!valid) throw new Error(`${accessFile(dataDir)} okunamadı.`);
  return { port: Number(access.port), password: String(access.password) };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function holdsOwnerLock(session: pg.Client): Promise<boolean> {
  try {
    const { rows } = await session.query<{ owned: boolean }>('select pg_try_advisory_lock($1) as owned', [OWNER_LOCK]);
    return rows[0]?.owned === true;
  } catch {
    return false; // the server went away during the query
  }
}
