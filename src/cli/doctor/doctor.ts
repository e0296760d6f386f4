import { readAccessKeys } from '#modules/identity/index.ts';
import { KeyRing } from '#modules/vault/index.ts';
import { embeddedDatabaseUrl } from '#platform/db/embedded-server.ts';
import { developmentSettings } from '#main/development.ts';
import { loadEnv, type Env } from '#main/env.ts';
import { address, mail, payments, pictures, program } from './checks.ts';
import { databaseChecks } from './database.ts';
import { bad, type Check, type Finding, findingsOf, good } from './finding.ts';
import { listChecks } from './lists.ts';
import { orderChecks } from './orders.ts';
import { replicaChecks } from './replicas.ts';

export interface Report {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** Checks everything that an installation depends on. Checks that need valid settings are skipped if the settings are wrong. */
export async function examine(environment: NodeJS.ProcessEnv): Promise<readonly Report[]> {
  const [settings, env] = await settingsReport(environment);
  const checks: readonly Check[] = [
    program,
    ...(env
      ? [
          ...databaseChecks(env),
          ...orderChecks(env),
          ...listChecks(env),
          ...replicaChecks(env),
          pictures(env),
          mail(env),
          payments(env),
          address(env),
        ]
      : []),
  ];
  const looked = checks.map(async (check) => ({ name: check.name, findings: await findingsOf(check) }));
  return [settings, ...(await Promise.all(looked))];
}

async function settingsReport(environment: NodeJS.ProcessEnv): Promise<[Report, Env | undefined]> {
  const name = 'Ayarlar';
  const production = environment.NODE_ENV === 'production';
  try {
    const env = loadEnv(production ? environment : await inDevelopment(environment));
    readAccessKeys(env.jwtKeys);
    KeyRing.parse(env.vaultKeys);
    const kind = production ? 'Üretim' : 'Geliştirme';
    return [{ name, findings: [good(`${kind} ayarları eksiksiz; anahtarlar okunuyor.`)] }, env];
  } catch (error) {
    const [what = '', ...faults] = (error instanceof Error ? error.message : String(error)).split('\n');
    const findings = (faults.length > 0 ? faults : [what]).map((fault) =>
      bad(fault, 'docs/configuration.md sayfasına ve .env.example dosyasına bak.'),
    );
    return [{ name, findings }, undefined];
  }
}

/** The settings of development, with the embedded server's address. */
async function inDevelopment(environment: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const settings = developmentSettings(environment);
  const url = settings.DATABASE_URL || (await embeddedDatabaseUrl(settings.DATA_DIR ?? '.data'));
  if (!url) throw new Error('Henüz bir veritabanı yok: npm start ile kur ya da DATABASE_URL ver.');
  return { ...settings, DATABASE_URL: url };
}
