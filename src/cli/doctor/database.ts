import pg from 'pg';
import { wrappingKeys } from '#modules/vault/adapters/persistence/wrapping-keys.ts';
import { unsafeSettings } from '#platform/db/safety.ts';
import { partitionTroubles } from '#platform/db/partitions.ts';
import { migrationsKnown, migrationsSeen } from '#platform/db/migrate.ts';
import { excessOf, rightsOf } from '#platform/db/running-role.ts';
import type { Env } from '#main/env.ts';
import { bad, type Check, doubtful, type Finding, good } from './finding.ts';

const oldestServer = 150_000;
/** Connections of each process in addition to those for requests: three for live events, three for jobs, one that listens. */
const besideRequests = 7;
const tolerableClockSeconds = 2;

/** Runs the work on a separate connection, which is closed at the end. */
export const onDatabase = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'basamak-doctor',
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** The first row of a query. @throws if there is none */
export const one = async <R extends pg.QueryResultRow>(client: pg.Client, text: string): Promise<R> => {
  const [row] = (await client.query<R>(text)).rows;
  if (!row) throw new Error('the database returned no row');
  return row;
};

export const databaseChecks = (env: Env): readonly Check[] => [
  {
    name: 'Veritabanı',
    remedy: 'DATABASE_URL ayarını gözden geçir: adres, kullanıcı, parola, veritabanının adı. Sunucu çalışıyor mu?',
    look: () => onDatabase(env.databaseUrl, (client) => serverFindings(client, env)),
  },
  {
    name: 'Veritabanı kullanıcısı',
    remedy: 'DATABASE_URL ayarını gözden geçir: adres, kullanıcı, parola, veritabanının adı. Sunucu çalışıyor mu?',
    look: () => onDatabase(env.databaseUrl, (client) => roleFinding(client, env)),
  },
  {
    name: 'Tablolar',
    remedy: 'Geçişleri uygula: npm run migrate.',
    look: () => onDatabase(env.databaseUrl, formFinding),
  },
  {
    name: 'Yönetici',
    remedy: 'Önce geçişleri uygula: npm run migrate.',
    look: () => onDatabase(env.databaseUrl, adminFinding),
  },
  {
    name: 'Aylık bölümler',
    remedy: 'Önce geçişleri uygula: npm run migrate.',
    look: () => onDatabase(env.databaseUrl, partitionFindings),
  },
  {
    name: 'Kasa anahtarları',
    remedy: 'VAULT_KEYS ayarını gözden geçir.',
    look: () => onDatabase(env.databaseUrl, (client) => keyFindings(client, env.vaultKeys)),
  },
  {
    name: 'İşler',
    remedy: 'Hata kayıtlarında “job failed” satırlarına bak.',
    look: () => onDatabase(env.databaseUrl, jobFindings),
  },
];

async function serverFindings(client: pg.Client, env: Env): Promise<readonly Finding[]> {
  const about = await one<{
    version: number;
    name: string;
    encoding: string;
    most: number;
    now: Date;
  }>(
    client,
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
            current_setting('server_encoding') as encoding, current_setting('max_connections')::int as most, now() as now`,
  );
  const unsafe = await unsafeSettings(client);
  const needed = env.databasePool + besideRequests;
  const apart = Math.abs(about.now.getTime() - Date.now()) / 1000;
  return [
    about.version >= oldestServer
      ? good(`PostgreSQL ${about.name}`)
      : bad(`PostgreSQL ${about.name}`, 'PostgreSQL 15 ya da sonrası gerekir.'),
    about.encoding === 'UTF8'
      ? good('Metinler UTF-8.')
      : bad(`Metinler ${about.encoding}.`, 'Veritabanını UTF8 kodlamasıyla yeniden oluştur.'),
    unsafe.length === 0
      ? good('Onaylanan hiçbir kayıt kaybolmaz.')
      : bad(
          `Kapalı olan ayarlar: ${unsafe.join(', ')}`,
          'Aç: kapalıyken elektrik kesilince onaylanmış para hareketi kaybolabilir.',
        ),
    about.most >= 2 * needed
      ? good(`Süreç başına ${needed} bağlantı, sunucuda ${about.most}.`)
      : doubtful(
          `Süreç başına ${needed} bağlantı gerekir, sunucuda ${about.most} var.`,
          'max_connections ayarını artır ya da DATABASE_POOL ayarını küçült: kesintisiz güncellemede iki süreç yan yana çalışır.',
        ),
    apart <= tolerableClockSeconds
      ? good('Saatler aynı.')
      : doubtful(`Saatler arasında ${apart.toFixed(1)} saniye var.`, 'İki makinede de saati NTP ile ayarla.'),
  ];
}

async function roleFinding(client: pg.Client, { production, trial }: Env): Promise<Finding> {
  const excess = excessOf(await rightsOf(client));
  if (excess === undefined)
    return good('Ürünün kullanıcısı tabloların sahibi değil: geçmişi koruyan tetikleyicileri kaldıramaz.');
  const finding = production && !trial ? bad : doubtful;
  return finding(
    `${excess}: geçmişi koruyan tetikleyicileri kaldırabilir.`,
    'Tabloların sahibini MIGRATION_DATABASE_URL, başka bir kullanıcıyı DATABASE_URL ile ver ve npm run migrate çalıştır (docs/operations.md).',
  );
}

async function formFinding(client: pg.Client): Promise<Finding> {
  const [seen, known] = [
    await migrationsSeen(client).catch((error: unknown) => error as Error),
    await migrationsKnown(),
  ];
  if (seen instanceof Error) return bad('Tabloların biçimi bu sürümle açılamaz.', seen.message);
  const unknown = seen.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return bad(
      `Veritabanı bu programdan yeni: ${unknown.join(', ')}`,
      'Programın yeni sürümünü çalıştır; eskisi bu tablolarla çalışmaz.',
    );
  const pending = known.filter((name) => !seen.includes(name));
  return pending.length === 0
    ? good('Bütün geçişler uygulanmış.')
    : doubtful(`${pending.length} geçiş bekliyor.`, 'npm run migrate uygular; önce yedek al.');
}

async function adminFinding(client: pg.Client): Promise<Finding> {
  const { there } = await one<{ there: boolean }>(client, `select to_regclass('user_account') is not null as there`);
  const remedy = 'npm run admin -- <e-posta> bir yönetici açar ve şifresini belirleyeceği bağlantıyı yazar.';
  if (!there) return doubtful('Henüz tablo yok, yönetici de yok.', remedy);
  const { admins } = await one<{ admins: number }>(
    client,
    `select count(*)::int as admins from user_account where role = 'admin' and status = 'active'`,
  );
  return admins > 0 ? good(`${admins} yönetici var.`) : bad('Hiç yönetici yok: paneli kimse açamaz.', remedy);
}

async function partitionFindings(client: pg.Client): Promise<readonly Finding[] | Finding> {
  const { there } = await one<{ there: boolean }>(
    client,
    `select to_regclass('order_event_default') is not null as there`,
  );
  if (!there) return good('Bu veritabanında henüz aylık bölüm yok.');
  const troubles = await partitionTroubles(client, new Date());
  if (troubles.length === 0) return good('Gelecek ayların bölümleri hazır, açıkta kayıt yok.');
  return troubles.map(({ table, trouble }) =>
    trouble === 'month-missing'
      ? bad(
          `${table}: gelecek ayın bölümü yok.`,
          'Ürün çalışırken her gece açar; “platform.partitions” işinin hatasına bak ya da ürünü yeniden başlat.',
        )
      : doubtful(
          `${table}: hiçbir ayın bölümüne girmeyen kayıt var.`,
          'Sunucuların saatini NTP ile ayarla; ne yapılacağı docs/decisions/0057 içinde.',
        ),
  );
}

async function keyFindings(client: pg.Client, vaultKeys: string): Promise<readonly Finding[] | Finding> {
  const { there } = await one<{ there: boolean }>(client, `select to_regclass('vault_secret') is not null as there`);
  const wrapping = there ? await wrappingKeys(client, vaultKeys) : [];
  if (wrapping.length === 0) return good('Kasada henüz bir sır yok.');
  return wrapping.map(({ version, secrets, opens }) =>
    opens
      ? good(`${version}. anahtar: ${secrets} sır, açılıyor.`)
      : bad(
          `${version}. anahtar: ${secrets} sır, açılmıyor.`,
          'VAULT_KEYS içine bu sürümün kendi anahtarını koy: onsuz kayıtlı oyun hesapları okunamaz.',
        ),
  );
}

async function jobFindings(client: pg.Client): Promise<readonly Finding[] | Finding> {
  const { there } = await one<{ there: boolean }>(client, `select to_regclass('jobs.job') is not null as there`);
  if (!there) return good('Ürün bu veritabanıyla henüz çalışmadı.');
  const { failed, late } = await one<{ failed: string; late: string }>(
    client,
    `select count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day') as failed,
            count(*) filter (where state in ('created', 'retry') and start_after < now() - interval '10 minutes') as late
     from jobs.job`,
  );
  return [
    Number(failed) === 0
      ? good('Son gün içinde vazgeçilen iş yok.')
      : doubtful(`Son gün içinde ${failed} işten vazgeçildi.`, 'Hata kayıtlarında “job failed” satırlarına bak.'),
    Number(late) === 0
      ? good('Bekleyen iş yok.')
      : doubtful(
          `${late} iş 10 dakikadan uzun süredir bekliyor.`,
          'Ürün çalışmıyorsa olağan; çalışıyorsa bir süreç daha başlat.',
        ),
  ];
}
