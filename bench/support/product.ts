import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildIfStale } from '#main/built.mjs';
import { developmentSettings } from '#main/development.ts';
import { freePort } from '#platform/net/free-port.ts';

const ROOT = join(import.meta.dirname, '../..');

const asInProduction = ['--max-semi-space-size=8'];
/** `BENCH_PROFILE=folder npm run bench` leaves a CPU profile of each process there. */
const profiling = process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : [];

export interface Program {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** One API process as in production, but with the demonstration's accounts and with limits high enough for a bench. */
export async function startProduct(databaseUrl: string, settings: NodeJS.ProcessEnv = {}): Promise<Program> {
  const port = await freePort();
  const env = {
    ...developmentSettings({ PORT: String(port), HOST: '127.0.0.1' }),
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'warn',
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compile'),
    CHECK_ANSWERS: '0',
    // without a limit, because each measured customer gets more money than one admin may add
    SECOND_ADMIN_ABOVE: '0',
    ...settings,
  };
  buildIfStale('server');
  return startProgram(join(ROOT, 'dist/server/main.mjs'), port, 'Basamak hazır', env);
}

/** Starts a program that serves HTTP on a port, and waits until the program prints that it is ready. */
export async function startProgram(
  file: string,
  port: number,
  readyText: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Program> {
  const child = fork(file, [String(port)], {
    env: { ...process.env, ...env },
    execArgv: [...asInProduction, ...profiling],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await ready(child, readyText);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

export function ready(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.includes(text)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code} before it was ready`)));
  });
}

/** A client of the API that prepares data for a measurement. */
export class Client {
  readonly #url: string;
  readonly #token: string;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  static async signIn(url: string, login: string, password: string): Promise<Client> {
    const { token } = await post<{ token: string }>(`${url}/api/users/authenticate`, {}, { login, password });
    return new Client(url, token);
  }

  static async register(url: string, username: string, phone: string, password: string): Promise<Client> {
    const person = { firstName: 'Deniz', lastName: 'Yılmaz', email: `${username}@ornek.test`, phone };
    const body = { ...person, username, password, acceptTerms: true };
    const { token } = await post<{ token: string }>(`${url}/api/users`, {}, body);
    return new Client(url, token);
  }

  /** The same person's client at another process of the product. */
  at(url: string): Client {
    return new Client(url, this.#token);
  }

  get authorization(): string {
    return `Bearer ${this.#token}`;
  }

  post<Answer>(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
    return post(`${this.#url}/api${path}`, { authorization: this.authorization, ...headers }, body);
  }

  async put<Answer>(path: string, body: object): Promise<Answer> {
    const headers = { authorization: this.authorization, 'content-type': 'application/json' };
    return answerOf(await fetch(`${this.#url}/api${path}`, { method: 'PUT', headers, body: JSON.stringify(body) }));
  }

  /** Sends a form without the session. The answer is a plain text. */
  async postForm(path: string, form: Record<string, string>): Promise<void> {
    const response = await fetch(`${this.#url}/api${path}`, { method: 'POST', body: new URLSearchParams(form) });
    const text = await response.text();
    if (text !== 'OK') throw new Error(`${response.url}: ${response.status} ${text}`);
  }

  async get<Answer>(path: string): Promise<Answer> {
    return answerOf(await fetch(`${this.#url}/api${path}`, { headers: { authorization: this.authorization } }));
  }
}

/** Customers with enough money for all orders of a bench. */
export async function customersWithBalance(
  { url }: { readonly url: string },
  admin: Client,
  count: number,
  name = 'olcum',
) {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const phone = `+9053${name === 'olcum' ? 3 : 4}00${String(10_000 + index)}`;
      const client = await Client.register(url, `${name}${index}`, phone, 'basamak-demo');
      const { id } = await client.get<{ id: string }>('/users/current');
      const amount = { amount: 1_000_000_000, currency: 'TRY' };
      await admin.post('/admin/add-funds', { userId: id, type: 'add', amount, reason: 'bench' });
      return { id, client };
    }),
  );
}

async function post<Answer>(url: string, headers: Record<string, string>, body: object): Promise<Answer> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
  return answerOf(await fetch(url, { ...init, body: JSON.stringify(body) }));
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`);
  return JSON.parse(text);
}
