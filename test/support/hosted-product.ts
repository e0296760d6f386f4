import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webPush from 'web-push';
import { startMailCatcher } from '#dev/mail-catcher.ts';
import { startPaytrSandbox } from '#dev/paytr-sandbox.ts';
import { developmentSettings } from '#main/development.ts';
import { loadEnv } from '#main/env.ts';
import { seed } from '#main/seed/seed.ts';
import { startServer } from '#main/server.ts';
import { freePort } from '#platform/net/free-port.ts';

/** The product that a test file requests from its host. */
export interface AskedProduct {
  readonly databaseUrl: string;
  /** Settings named as in .env.example, only for those that the test changes. */
  readonly settings: NodeJS.ProcessEnv;
  /** Whether the product has the demonstration's accounts. */
  readonly seeded: boolean;
}

export interface HostedProduct {
  /** `http://localhost:port`, without `/api`. */
  readonly url: string;
  readonly mailUrl: string;
  /** The payment sandbox, with its /sandbox/faults and /sandbox/payments open. */
  readonly sandboxUrl: string;
  /** The environment that the product runs with. */
  readonly settings: NodeJS.ProcessEnv;
}

/** Keys for web push. No push service exists in tests, so each message fails and its job is retried. */
const pushKeys = (): NodeJS.ProcessEnv => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:destek@basamak.test' };
};

/** An API with everything that it needs, on free ports. */
export async function startHostedProduct({ databaseUrl, settings, seeded }: AskedProduct) {
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
    // no limit and no waiting time, because tests give people as much as they need; limits have tests of their own
    SECOND_ADMIN_ABOVE: '0',
    ACCESS_SETTLES_HOURS: '0',
    DATABASE_URL: databaseUrl,
    PAYTR_BASE_URL: sandbox.url,
    SMTP_URL: `smtp://127.0.0.1:${mail.smtpPort}`,
    ...pushKeys(),
    ...settings,
  };
  const env = loadEnv(all);
  const server = await startServer(env);
  if (seeded) await seed(env);
  return {
    product: { url, mailUrl: mail.url, sandboxUrl: sandbox.url, settings: all } satisfies HostedProduct,
    stop: async () => {
      await server.stop(0);
      await Promise.all([sandbox.stop(), mail.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
