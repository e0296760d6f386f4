import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Env } from '#main/env.ts';
import { onDatabase, one } from './database.ts';
import { bad, type Check, doubtful, type Finding, good } from './finding.ts';

/** Milliseconds between two queries of the replica's position. */
const between = 100;

/** One check for each replica. */
export const replicaChecks = ({ databaseUrl, databaseReplicas }: Env): readonly Check[] =>
  databaseReplicas.urls.map((url) => ({
    name: `Kopya ${new URL(url).host}`,
    remedy:
      'DATABASE_REPLICA_URL ayarını gözden geçir: adres, kullanıcı, parola. Kopya yanıt vermezse okumaları ana veritabanı üstlenir.',
    look: () =>
      onDatabase(databaseUrl, (primary) =>
        onDatabase(url, (replica) => findings(primary, replica, databaseReplicas.mostBehind)),
      ),
  }));

interface Standing {
  readonly standby: boolean;
  readonly system: string;
  readonly database: string;
  readonly feedback: boolean;
}
const standing = `select pg_is_in_recovery() as standby, current_database() as database,
                         (select system_identifier::text from pg_control_system()) as system,
                         current_setting('hot_standby_feedback') = 'on' as feedback`;

async function findings(primary: pg.Client, replica: pg.Client, mostBehind: number): Promise<readonly Finding[]> {
  const [its, ours] = [await one<Standing>(replica, standing), await one<Standing>(primary, standing)];
  if (!its.standby)
    return [
      bad(
        'Bu sunucu bir kopya değil: yazmaya açık.',
        'Fiziksel bir kopyanın (hot standby) adresini ver; başkası sorulmaz.',
      ),
    ];
  if (its.system !== ours.system || its.database !== ours.database)
    return [
      bad('Bu kopya başka bir veritabanının.', 'DATABASE_URL ile aynı sunucunun ve aynı veritabanının kopyasını ver.'),
    ];
  return [
    good('Bu veritabanının salt okunur kopyası.'),
    await readable(replica),
    await nearness(primary, replica, mostBehind),
    its.feedback
      ? good('Kopyadaki sorgular ana veritabanının temizliğiyle kesilmez.')
      : doubtful(
          'hot_standby_feedback kapalı.',
          'Kopyada aç: kapalıyken uzun okumalar kesilir ve ana veritabanında yinelenir.',
        ),
  ];
}

const readable = async (replica: pg.Client): Promise<Finding> => {
  const { may } = await one<{ may: boolean | null }>(
    replica,
    `select has_table_privilege(to_regclass('orders'), 'select') as may`,
  );
  if (may === null) return doubtful('Tablolar kopyada henüz yok.', 'Ürün bu veritabanıyla başlayınca gelirler.');
  return may
    ? good('Kullanıcı tabloları okuyabiliyor.')
    : bad('Kullanıcı tabloları okuyamıyor.', 'DATABASE_URL ile aynı kullanıcıyı ver.');
};

/** Checks that the replica soon replays the primary's current position. */
const nearness = async (primary: pg.Client, replica: pg.Client, mostBehind: number): Promise<Finding> => {
  const { at } = await one<{ at: string }>(primary, 'select pg_current_wal_flush_lsn()::text as at');
  const began = performance.now();
  const behind = () => (performance.now() - began) / 1000;
  const reached = `select coalesce(pg_last_wal_replay_lsn() >= '${at}', false) as reached`;
  for (; !(await one<{ reached: boolean }>(replica, reached)).reached; await sleep(between))
    if (behind() > mostBehind)
      return doubtful(
        `Kopya ${mostBehind} saniyeden geride; okumalar ana veritabanına gidiyor.`,
        'Kopyanın günlüğüne ve ana veritabanıyla bağlantısına bak.',
      );
  return good(`Kopya en çok ${behind().toFixed(1)} saniye geride.`);
};
