/**
 * The child process with the services that replace external systems during development: the payment provider and a mail server.
 * It ends with its parent, also if the parent is killed.
 */
import { join } from 'node:path';
import { startMailCatcher } from './mail-catcher.ts';
import { startPaytrSandbox } from './paytr-sandbox.ts';

export type DevServicesMessage = { readonly ready: true } | { readonly failed: string };

process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {}); // the parent handles signals and ends this process

const { PORT, PUBLIC_URL, DATA_DIR, PAYTR_SANDBOX_PORT, MAIL_PAGE_PORT, SMTP_PORT } = process.env;
const { PAYTR_MERCHANT_ID, PAYTR_MERCHANT_KEY, PAYTR_MERCHANT_SALT } = process.env;

try {
  await Promise.all([
    startPaytrSandbox({
      port: Number(PAYTR_SANDBOX_PORT),
      merchant: { id: PAYTR_MERCHANT_ID ?? '', key: PAYTR_MERCHANT_KEY ?? '', salt: PAYTR_MERCHANT_SALT ?? '' },
      callbackUrl: `http://127.0.0.1:${PORT}/api/payments/paytr/notification`,
      shopOrigins: [
        ...new Set([new URL(PUBLIC_URL ?? '').origin, `http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`]),
      ],
      file: join(DATA_DIR ?? '', 'paytr-sandbox.jsonl'),
    }),
    startMailCatcher({ smtpPort: Number(SMTP_PORT), httpPort: Number(MAIL_PAGE_PORT) }),
  ]);
  report({ ready: true });
} catch (error) {
  report({ failed: error instanceof Error ? error.message : String(error) });
}

function report(message: DevServicesMessage): void {
  process.send?.(message);
}
