import type pg from 'pg';
import { endStates, isLane, services } from '#kernel/vocabulary.ts';
import { storedDraft } from '#modules/order/adapters/persistence/stored-draft.ts';
import type { Env } from '#main/env.ts';
import { onDatabase, one } from './database.ts';
import { bad, type Check, type Finding, good } from './finding.ts';

/** Open orders that are checked, newest first. */
const lookedAt = 20_000;
/** The most order numbers that a finding names. */
const named = 20;

interface StoredOrder {
  readonly number: string;
  readonly service: string;
  readonly lane: string | null;
  readonly draft: unknown;
}

/** Finds open orders that lists leave out because their draft can't be read. */
export const orderChecks = (env: Env): readonly Check[] => [
  {
    name: 'Siparişler',
    remedy: 'Önce geçişleri uygula: npm run migrate.',
    look: () => onDatabase(env.databaseUrl, orderFinding),
  },
];

async function orderFinding(client: pg.Client): Promise<Finding> {
  const { there } = await one<{ there: boolean }>(client, `select to_regclass('orders') is not null as there`);
  if (!there) return good('Henüz sipariş yok.');
  const { rows } = await client.query<StoredOrder>(
    `select number::text, service, lane, draft from orders where state <> all ($1) order by created_at desc limit $2`,
    [endStates, lookedAt],
  );
  const unreadable = rows.filter((row) => !isReadable(row)).map(({ number }) => number);
  if (unreadable.length === 0) return good('Açık siparişlerin hepsi okunuyor.');
  const more = unreadable.length > named ? ` ve ${unreadable.length - named} sipariş daha` : '';
  return bad(
    `Okunamayan açık siparişler: ${unreadable.slice(0, named).join(', ')}${more}.`,
    'Listelerde görünmezler. Yönetim panelinde numarasıyla aç; iptal edip ödenen tutarı iade et.',
  );
}

const isReadable = ({ service, lane, draft }: StoredOrder): boolean =>
  services.some(({ id }) => id === service) && (lane === null || isLane(lane)) && storedDraft(draft) !== null;
