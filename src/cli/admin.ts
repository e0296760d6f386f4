import * as z from 'zod/mini';
import { fillIn } from '#contract/format.ts';
import { messages } from '#contract/messages.tr.ts';
import { DomainError } from '#kernel/refusal.ts';
import { audit } from '#modules/audit/index.ts';
import { identity } from '#modules/identity/index.ts';
import { Database } from '#platform/db/database.ts';
import { embeddedDatabaseUrl } from '#platform/db/embedded-server.ts';
import { resolve } from '#platform/di.ts';
import { BossJobs } from '#platform/jobs/jobs.ts';
import { TransactionalOutbox } from '#platform/live/outbox.ts';
import { createLog } from '#platform/log/log.ts';
import { Metrics } from '#platform/metrics/metrics.ts';
import { SystemClock } from '#platform/system.ts';
import { composition } from '#main/container.ts';
import { developmentSettings } from '#main/development.ts';
import { loadEnv } from '#main/env.ts';
import { rows } from '#main/modules.ts';

// npm run admin -- <mail>: creates an admin, or turns an existing user into one. It prints a link with which this person sets
// a password. Run it with the product's environment; the product may be running.

const [typed = '', ...rest] = process.argv.slice(2);
const email = z.email().safeParse(typed.trim());
if (!email.success || rest.length > 0) {
  console.error('Kullanım: npm run admin -- <e-posta>');
  process.exit(2);
}

const settings = process.env.NODE_ENV === 'production' ? process.env : developmentSettings(process.env);
const url = settings.DATABASE_URL || (await embeddedDatabaseUrl(settings.DATA_DIR ?? '.data'));
if (!url) {
  console.error('Bir veritabanı yok: önce npm start ile kur ya da DATABASE_URL ver.');
  process.exit(1);
}
const env = loadEnv({ ...settings, DATABASE_URL: url });
const [clock, log] = [new SystemClock(), createLog('silent')];
const database = await Database.connect(env.databaseUrl, rows, { max: 2 });
try {
  const container = composition(env, {
    database,
    clock,
    log,
    outbox: new TransactionalOutbox(database, () => undefined),
    jobs: new BossJobs(env.databaseUrl, database, log, new Metrics()),
  });
  const events = resolve(container, audit.appendEvent);
  const { user, did, link } = await resolve(container, identity.makeAdmin)(email.data, ({ id, role }) =>
    events.append({
      at: clock.now(),
      actor: { id, role: 'system' },
      action: 'make-admin',
      resource: 'users',
      recordId: id,
      details: { reason: null, said: { role }, changes: [], address: null, requestId: null },
    }),
  );
  const done = { made: 'Yönetici hesabı açıldı', promoted: 'Hesap yönetici oldu', nothing: 'Hesap zaten yönetici' };
  console.log(`${done[did]}: ${user.email} (kullanıcı adı ${user.username}).`);
  console.log(
    link
      ? `Şifresini 7 gün içinde bu bağlantıyla belirlesin; bağlantı bir kez geçerli:\n${link}`
      : 'Kendi şifresiyle giriş yapar; unuttuysa giriş sayfasından sıfırlar.',
  );
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  const { code, params }: DomainError = error;
  console.error(`Yönetici yapılamadı: ${fillIn(messages[code], { ...params })}`);
  if (code === 'identity.role_not_allowed') console.error('Booster hesabı yönetici olamaz; başka bir e-posta ver.');
  process.exitCode = 1;
} finally {
  await database.close();
}
