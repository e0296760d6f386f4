import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '#main/install.mjs';

/**
 * The deployed configuration with another port, a separate folder for its files, and the processes of this machine in place
 * of the containers that Docker's DNS names. Only nginx from 1.27 on can resolve such names anew.
 */
export function configured(folder: string, port: number, upstreams: readonly string[]): string {
  const changes: readonly (readonly [string, string])[] = [
    ['worker_processes auto;', `worker_processes auto;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;`],
    ['access_log /var/log/nginx/access.log plain;', `access_log ${folder}/access.log plain;`],
    ['  resolver 127.0.0.11 valid=1s;\n', ''],
    [
      'server app:3000 resolve max_fails=1 fail_timeout=5s;',
      upstreams.map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=5s;`).join('\n    '),
    ],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['include /etc/nginx/believed.conf;', `include ${folder}/believed.conf;`],
  ];
  return changes.reduce(
    (text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`docker/nginx.conf has no single "${from}"`);
      return text.replace(from, to);
    },
    readFileSync(join(ROOT, 'docker/nginx.conf'), 'utf8'),
  );
}

/** Writes the addresses of the TLS proxies, as the container does before nginx starts. */
const believe = (folder: string, tlsProxies: string): void => {
  execFileSync('sh', [join(ROOT, 'docker/proxies.sh'), join(folder, 'believed.conf')], {
    env: { PATH: process.env.PATH, TLS_PROXIES: tlsProxies },
  });
};

/** Starts the distribution's nginx in front of these processes; resolves when it answers. */
export async function startNginx(folder: string, port: number, upstreams: readonly string[], tlsProxies = '192.0.2.1') {
  believe(folder, tlsProxies);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configured(folder, port, upstreams));
  const nginx: ChildProcess = spawn(
    'nginx',
    ['-p', folder, '-c', file, '-e', join(folder, 'error.log'), '-g', 'daemon off;'],
    {
      stdio: 'inherit',
    },
  );
  const failed = new Promise<never>((_, reject) => {
    nginx.once('error', () => reject(new Error('nginx is not on this machine: install it (apt-get install nginx)')));
    nginx.once('exit', (code) => reject(new Error(`nginx ended with ${code}`)));
  });
  failed.catch(() => undefined);
  const url = `http://127.0.0.1:${port}`;
  const answers = async () => {
    while (
      !(await fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await sleep(50);
  };
  await Promise.race([answers(), failed]);
  return {
    url,
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    /** Errors between nginx and the processes, including those after which another process answered. */
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    kill: () => void nginx.kill('SIGTERM'),
    stop: async () => {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGQUIT');
      await ended;
    },
  };
}
