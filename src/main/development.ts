import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { startEmbeddedServer, type EmbeddedServer } from '#platform/db/embedded-server.ts';
import { portIsFree } from '#platform/net/free-port.ts';
import type { DevServicesMessage } from '../dev/dev-services.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * The settings in development. The environment takes precedence over .env, and .env over .env.example. Missing ports and
 * addresses are derived from PORT. In production only the environment counts.
 */
export function developmentSettings(environment: NodeJS.ProcessEnv, root = ROOT): NodeJS.ProcessEnv {
  const settings = { ...readEnv(join(root, '.env.example')), ...readEnv(join(root, '.env')), ...environment };
  const port = Number(settings.PORT);
  const ports = {
    PAYTR_SANDBOX_PORT: settings.PAYTR_SANDBOX_PORT ?? String(port + 1),
    MAIL_PAGE_PORT: settings.MAIL_PAGE_PORT ?? String(port + 2),
    SMTP_PORT: settings.SMTP_PORT ?? String(port + 3),
  };
  return {
    NODE_ENV: 'development',
    PUBLIC_URL: `http://localhost:${port}`,
    PAYTR_BASE_URL: `http://localhost:${ports.PAYTR_SANDBOX_PORT}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.SMTP_PORT}`,
    ...ports,
    ...settings,
  };
}

const readEnv = (file: string) => (existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {});

/**
 * Starts the embedded server, unless the settings name a database. Returns the addresses for the running role and for the
 * migrating role.
 */
export async function developmentDatabase(
  settings: NodeJS.ProcessEnv,
  onProgress: (message: string) => void,
): Promise<Pick<EmbeddedServer, 'url' | 'ownerUrl' | 'stop'>> {
  const { DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl } = settings;
  if (url) return { url, ownerUrl: ownerUrl || url, stop: async () => {} };
  return startEmbeddedServer({ dataDir: settings.DATA_DIR ?? '.data', onProgress });
}

/**
 * Adds keys for web push, made once per data folder: a browser's subscription is valid only for the keys that it was made with.
 */
export async function withPushKeys(settings: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  if (settings.VAPID_PUBLIC_KEY) return settings;
  const folder = settings.DATA_DIR ?? '.data';
  const file = join(folder, 'vapid.json');
  if (!existsSync(file)) {
    const { default: webPush } = await import('web-push');
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 });
  }
  const { publicKey, privateKey } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const subject = 'mailto:destek@basamak.test';
  return { ...settings, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject };
}

/** Starts the payment sandbox and the mail catcher in a separate process, so that production code never loads them. */
export async function startDevServices(settings: NodeJS.ProcessEnv): Promise<{ stop(): Promise<void> }> {
  const child = fork(join(import.meta.dirname, '../dev/dev-services.ts'), { env: settings });
  const message = await firstMessage(child);
  if ('failed' in message) throw new Error(message.failed);
  return {
    stop: async () => {
      if (child.exitCode !== null) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

const PORTS = ['PORT', 'PAYTR_SANDBOX_PORT', 'MAIL_PAGE_PORT', 'SMTP_PORT'];

/** Checks that all ports are free. Waits for ports that a process killed a moment ago still holds. */
export async function portsAreFree(settings: NodeJS.ProcessEnv): Promise<void> {
  let busy = PORTS;
  for (let attempt = 0; attempt < 30; attempt++) {
    const free = await Promise.all(busy.map((name) => portIsFree(Number(settings[name]))));
    busy = busy.filter((_, index) => !free[index]);
    if (busy.length === 0) return;
    await sleep(100);
  }
  const list = busy.map((name) => `${settings[name]} (${name})`).join(', ');
  throw new Error(`Dolu port: ${list}. Başka portlarla başlatmak için: PORT=3100 npm start`);
}

function firstMessage(child: ChildProcess): Promise<DevServicesMessage> {
  return new Promise((resolve) => {
    child.once('message', (message: DevServicesMessage) => resolve(message));
    child.once('exit', (code) => resolve({ failed: `Geliştirme servisleri açılamadı (${code}).` }));
  });
}

/** The text with the accounts for trying the product. */
export function accountsText({ PUBLIC_URL, MAIL_PAGE_PORT }: NodeJS.ProcessEnv): string {
  return [
    'Deneme hesapları (parola: basamak-demo)',
    '  musteri@basamak.test    müşteri',
    '  booster@basamak.test    booster',
    `  destek@basamak.test     destek     ${PUBLIC_URL}/admin`,
    `  yonetici@basamak.test   yönetici   ${PUBLIC_URL}/admin`,
    'Test kartı: 4355 0843 5508 4358, 12/30, CVV 000',
    `Giden postalar: http://localhost:${MAIL_PAGE_PORT}`,
    '',
  ].join('\n');
}
