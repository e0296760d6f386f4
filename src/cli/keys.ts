import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { EnvelopeSafe } from '#modules/vault/adapters/crypto/envelope-safe.ts';
import { KeyRing } from '#modules/vault/adapters/crypto/key-ring.ts';
import { SqlSecrets } from '#modules/vault/adapters/persistence/sql-secrets.ts';
import { vaultRows } from '#modules/vault/adapters/persistence/vault.table.ts';
import { wrappingKeys } from '#modules/vault/adapters/persistence/wrapping-keys.ts';
import { rewrapSecrets } from '#modules/vault/application/rewrap-secrets.ts';
import { Database } from '#platform/db/database.ts';
import { embeddedDatabaseUrl } from '#platform/db/embedded-server.ts';
import { developmentSettings } from '#main/development.ts';
import { SystemClock, UuidV7 } from '#platform/system.ts';
import { unitOfWork } from '#platform/unit-of-work.ts';

// npm run keys -- new vault | new jwt: adds a key to the setting. The new setting goes to standard output, the next steps to
// standard error. npm run keys -- wrap: re-encrypts all secrets with the newest key at once.

const usage = 'Kullanım: npm run keys -- new vault   ·   npm run keys -- new jwt   ·   npm run keys -- wrap';
const settings = process.env.NODE_ENV === 'production' ? process.env : developmentSettings(process.env);

/** Prints a setting of numbered keys with a new key at its end, and the next steps for its use. */
function addKey(name: 'VAULT_KEYS' | 'JWT_KEYS', secret: string, end: string): void {
  const known = (settings[name] ?? '').trim();
  const numbers = known.split(',').map((entry) => Number.parseInt(entry.trim().replace(/^\+/, ''), 10));
  if (/(^|,)\s*\+/.test(known))
    throw new Error(`${name} içinde zaten bekleyen bir anahtar var: önce onun artısını kaldır.`);
  if (known === '' || numbers.some(Number.isNaN)) throw new Error(`${name} ayarı yok ya da okunamıyor.`);
  console.log(`${name}=${known},+${Math.max(...numbers) + 1}:${secret}`);
  console.error(`
1. Bütün süreçleri bu ayarla birer birer yeniden başlat: artılı anahtarı tanırlar, henüz kullanmazlar.
2. Artıyı kaldır ve yeniden başlat: yeni anahtar kullanılır.
3. ${end}`);
}

async function wrap(): Promise<void> {
  const url = settings.DATABASE_URL || (await embeddedDatabaseUrl(settings.DATA_DIR ?? '.data'));
  if (!url) throw new Error('Bir veritabanı yok: önce npm start ile kur ya da DATABASE_URL ver.');
  const ring = settings.VAULT_KEYS ?? '';
  const client = new pg.Client({ connectionString: url });
  const database = await Database.connect(url, vaultRows, { max: 1 });
  try {
    await client.connect();
    const strange = (await wrappingKeys(client, ring)).filter(({ opens }) => !opens);
    if (strange.length > 0)
      throw new Error(
        `VAULT_KEYS içindeki anahtarlar şu sürümleri açmıyor: ${strange.map(({ version }) => version).join(', ')}.`,
      );
    const safe = new EnvelopeSafe(KeyRing.parse(ring));
    const wrapped = await rewrapSecrets({
      secrets: new SqlSecrets(database),
      safe,
      work: unitOfWork({ transactions: database, clock: new SystemClock(), ids: new UuidV7() }),
    })();
    console.log(`${wrapped} sır yeni anahtarla sarıldı.`);
    const left = (await wrappingKeys(client, ring)).filter(({ version }) => version !== safe.newestKey);
    console.log(
      left.length === 0
        ? `Bütün sırlar ${safe.newestKey}. anahtarın altında: öncekiler VAULT_KEYS ayarından çıkarılabilir.`
        : `Şu sürümler hâlâ kullanılıyor, kalsınlar ve komutu yeniden çalıştır: ${left.map(({ version }) => version).join(', ')}.`,
    );
    if (left.length > 0) process.exitCode = 1;
  } finally {
    await Promise.all([client.end(), database.close()]);
  }
}

const commands: Readonly<Record<string, () => void | Promise<void>>> = {
  'new vault': () =>
    addKey('VAULT_KEYS', randomBytes(32).toString('base64'), 'npm run keys -- wrap; sonra eski anahtarı çıkar.'),
  'new jwt': () =>
    addKey('JWT_KEYS', randomBytes(48).toString('base64url'), '15 dakika sonra eski anahtarı çıkar ve yeniden başlat.'),
  wrap,
};

const run = commands[process.argv.slice(2).join(' ')];
if (!run) {
  console.error(usage);
  process.exit(2);
}
try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
