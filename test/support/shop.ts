import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailCatcher } from '../../src/dev/mail-catcher.ts';
import { startPaytrSandbox } from '../../src/dev/paytr-sandbox.ts';
import { developmentSettings } from '#main/development.ts';
import { freePort } from '#platform/net/free-port.ts';
import { testDatabase } from './test-database.ts';

/** API processes on one database, with a payment sandbox and a mail catcher, for end-to-end tests. */
export interface Shop {
  /** One URL per process. */
  readonly urls: readonly string[];
  readonly databaseUrl: string;
  readonly sandboxUrl: string;
  /** The mail catcher, where mails can be read. */
  readonly mailUrl: string;
  readonly processes: readonly ChildProcess[];
  /** The environment of the processes, to start another or to sign as the merchant. */
  readonly settings: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

const main = join(import.meta.dirname, '../../src/main/main.ts');

/** Starts processes of the product on a fresh database with the demonstration's accounts. */
export async function startShop({
  processes = 1,
  settings: overrides = {},
  publicUrl,
  hear,
}: {
  processes?: number;
  settings?: NodeJS.ProcessEnv;
  /** The URL of a proxy before all processes. Without it each is reached by its own URL. */
  publicUrl?: string;
  /** Gets the logs of the processes. Without it they go to the standard output. */
  hear?: (text: string) => void;
} = {}): Promise<Shop> {
  const database = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'basamak-shop-'));
  const ports = await Promise.all(Array.from({ length: processes }, () => freePort()));
  const sandboxPort = await freePort();
  const mail = await startMailCatcher({ smtpPort: 0, httpPort: 0 });
  const settings = developmentSettings({
    PORT: String(ports[0]),
    NODE_ENV: 'test',
    DATABASE_URL: database.runningUrl,
    PAYTR_SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    SECOND_ADMIN_ABOVE: '0',
    ACCESS_SETTLES_HOURS: '0',
    DATABASE_POOL: '12',
    SMTP_URL: `smtp://127.0.0.1:${mail.smtpPort}`,
    ...(publicUrl === undefined ? {} : { PUBLIC_URL: publicUrl, TRUSTED_PROXIES: '1' }),
    ...overrides,
  });
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const sandbox = await startPaytrSandbox({
    port: sandboxPort,
    file: join(dataDir, 'payments.jsonl'),
    merchant: {
      id: settings.PAYTR_MERCHANT_ID ?? '',
      key: settings.PAYTR_MERCHANT_KEY ?? '',
      salt: settings.PAYTR_MERCHANT_SALT ?? '',
    },
    callbackUrl: `${publicUrl ?? urls[0]}/api/payments/paytr/notification`,
    shopOrigins: publicUrl === undefined ? urls : [publicUrl],
    control: true,
  });
  const leftOut: string[] = [];
  const listen = (text: string) => {
    if (text.includes('unreadable row left out')) leftOut.push(text);
    else (hear ?? ((said: string) => process.stdout.write(said)))(text);
  };
  const children = await Promise.all(ports.map((port) => startProcess({ ...settings, PORT: String(port) }, listen)));
  return {
    urls,
    databaseUrl: overrides.DATABASE_URL ?? database.url,
    sandboxUrl: sandbox.url,
    mailUrl: mail.url,
    processes: children,
    settings,
    stop: async () => {
      await Promise.all(children.map(stopProcess));
      await Promise.all([sandbox.stop(), mail.stop()]);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      if (leftOut[0]) throw new Error(`a list left out a row: ${leftOut[0]}`);
    },
  };
}

/** Ends an API process when the test run that started it is killed. */
const endsWithItsParent = 'data:text/javascript,process.on("disconnect", () => process.exit())';

/** Starts one more API process; resolves when it is ready. */
export async function startProcess(
  settings: NodeJS.ProcessEnv,
  hear: (text: string) => void = (text) => process.stdout.write(text),
  entry = main,
): Promise<ChildProcess> {
  const child = fork(entry, {
    env: { ...process.env, ...settings },
    execArgv: ['--import', endsWithItsParent],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await new Promise<void>((ready, failed) => {
    child.stdout?.on('data', (text: Buffer) => {
      if (text.includes('Basamak hazır')) ready();
      else hear(text.toString());
    });
    child.once('exit', (code) => failed(new Error(`the process ended with code ${code}`)));
  });
  return child;
}

export const stopProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};
