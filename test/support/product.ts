import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webPush from 'web-push';
import { startMailCatcher } from '#dev/mail-catcher.ts';
import { startPaytrSandbox } from '#dev/paytr-sandbox.ts';
import { developmentSettings } from '#main/development.ts';
import { type Env, loadEnv } from '#main/env.ts';
import { startServer } from '#main/server.ts';
import { freePort } from '#platform/net/free-port.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';

/** Push services don't exist in tests: what is sent to them fails, and its job comes again. */
const pushKeys = (): NodeJS.ProcessEnv => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:destek@basamak.test' };
};

export interface Product {
  /** `http://localhost:port`, without `/api`. */
  readonly url: string;
  readonly mailUrl: string;
  /** The payment sandbox, with its /sandbox/faults and /sandbox/payments open. */
  readonly sandboxUrl: string;
  readonly database: TestDatabase;
  readonly env: Env;
  /** The environment that `env` was read from. */
  readonly settings: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/**
 * An API with everything around it, on free ports and a database of its own: what an API test talks to over HTTP.
 * @param settings as in .env.example, where a test needs other ones
 */
export async function startProduct(settings: NodeJS.ProcessEnv = {}): Promise<Product> {
  const database = await testDatabase();
  const mail = await startMailCatcher({ smtpPort: 0, httpPort: 0 });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'basamak-product-'));
  const given = developmentSettings({ PORT: String(port), LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...settings });
  const sandbox = await startPaytrSandbox({
    port: 0,
    merchant: {
      id: given.PAYTR_MERCHANT_ID ?? '',
      key: given.PAYTR_MERCHANT_KEY ?? '',
      salt: given.PAYTR_MERCHANT_SALT ?? '',
    },
    callbackUrl: `${url}/api/payments/paytr/notification`,
    shopOrigins: [url],
    control: true,
    retryDelaysMs: [50],
  });
  const all: NodeJS.ProcessEnv = {
    ...given,
    // tests give people as much as they need; what is above a limit is a test of its own
    SECOND_ADMIN_ABOVE: '0',
    ACCESS_SETTLES_HOURS: '0',
    DATABASE_URL: database.runningUrl,
    PAYTR_BASE_URL: sandbox.url,
    SMTP_URL: `smtp://127.0.0.1:${mail.smtpPort}`,
    ...pushKeys(),
    ...settings,
  };
  const env = loadEnv(all);
  const server = await startServer(env);
  return {
    url,
    env,
    settings: all,
    mailUrl: mail.url,
    sandboxUrl: sandbox.url,
    database,
    stop: async () => {
      await server.stop(0);
      await Promise.all([sandbox.stop(), mail.stop()]);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
