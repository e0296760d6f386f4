import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

// A command runs in one transaction. A refusal also rolls back the attempts that it counted, unless its handler is marked with
// countsAttempts.

const ROOT = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const filesWith = (folder: string, wanted: RegExp) =>
  globSync(`${folder}/**/*.ts`, { cwd: ROOT })
    .filter((file) => wanted.test(textOf(file)))
    .toSorted();

/** The files that count attempts. The value says why a refusal does not undo the count, or why it may. */
const counting: Readonly<Record<string, string>> = {
  'src/modules/booster/application/answer-question.ts': 'anybody may call it: no transaction around the handler',
  'src/modules/booster/application/receive-application.ts': 'anybody may call it: no transaction around the handler',
  'src/modules/identity/application/attempt-limits.ts': 'attempts: its signed-in handlers are marked',
  'src/modules/picture/application/upload-picture.ts': 'attempts: the handler is outside of the transaction',
  'src/modules/ticket/application/receive-contact.ts': 'anybody may call it: no transaction around the handler',
  'src/modules/vault/application/device-limits.ts': 'attempts: its signed-in handlers are marked',
  'src/modules/wallet/application/confirm-payout.ts': 'mails that were sent: one that was not sent does not count',
};

test('every file that counts attempts is listed with the reason why a refusal keeps or undoes the count', () => {
  const found = filesWith('src/modules', /[lL]imits\.count\(\[|\bcounts\.count\(/);
  expect(found).toEqual(Object.keys(counting));
});

const marked: Readonly<Record<string, readonly string[]>> = {
  'src/modules/identity/adapters/http/account.routes.ts': ['POST /users/current/password'],
  'src/modules/identity/adapters/http/second-factor.routes.ts': [
    'POST /users/current/second-factor',
    'PUT /users/current/second-factor',
    'POST /users/current/second-factor/recovery-codes',
    'POST /users/current/second-factor/removal',
  ],
  'src/modules/identity/adapters/http/settings.routes.ts': [
    'POST /users/current/deletion',
    'POST /users/current/verification',
  ],
  'src/modules/vault/adapters/http/device.routes.ts': ['POST /booster/devices', 'POST /orders/:id/login-requests'],
};

test.each(Object.entries(marked))('%s keeps counted attempts when it refuses', (file, routes) => {
  for (const route of routes) expect(textOf(file)).toContain(`'${route}': countsAttempts(`);
});
