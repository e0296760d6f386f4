import type { Listed } from '#kernel/lists.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { WebhookState } from '#kernel/vocabulary.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, oneOfEach, pageInOrder } from '#platform/db/lists.ts';
import { forUpdate } from '#platform/db/orm.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { Webhooks, WebhooksPart } from '../../application/webhook-ports.ts';
import type { Webhook } from '../../domain/webhook.ts';
import { WebhookRow, type WebhookTables } from './webhook.table.ts';

export class MikroWebhooks implements Webhooks {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<WebhookTables> {
    return this.#database.sql<WebhookTables>();
  }

  async add(webhook: Webhook): Promise<void> {
    await this.#database.em.insert(WebhookRow, rowOf(webhook));
  }

  async find(id: string): Promise<Webhook | undefined> {
    const row = await this.#database.em.findOne(WebhookRow, { id });
    return row ? webhookOf(row) : undefined;
  }

  async lock(id: string): Promise<Webhook | undefined> {
    const row = await this.#database.em.findOne(WebhookRow, { id }, forUpdate);
    return row ? webhookOf(row) : undefined;
  }

  async save(webhook: Webhook): Promise<void> {
    await this.#database.em.nativeUpdate(WebhookRow, { id: webhook.id }, rowOf(webhook));
  }

  async remove(id: string): Promise<void> {
    await this.#database.em.nativeDelete(WebhookRow, { id });
  }

  async lockCountOf(ownerId: string): Promise<number> {
    await this.#database.advisoryLock(`webhooks:${ownerId}`);
    return this.#database.em.count(WebhookRow, { ownerId });
  }

  async urlsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#sql
      .selectFrom('WebhookRow')
      .select(['id', 'url'])
      .where(oneOfEach({ id: ids }))
      .execute();
    return new Map(rows.map(({ id, url }) => [id, url]));
  }

  async list({ from, limit, descending, ids, ownerIds, states, search }: WebhooksPart): Promise<Listed<Webhook>> {
    const wanted = this.#sql
      .selectFrom('WebhookRow')
      .where(oneOfEach({ id: ids, ownerId: ownerIds }))
      .$if(states !== undefined, (query) => query.where(sql<boolean>`${stateSql} = any(${states ?? []})`))
      .$if(search !== undefined, (query) =>
        query.where(sql<boolean>`position(lower(${search ?? ''}) in lower(url)) > 0`),
      );
    const [rows, counted] = await Promise.all([
      pageInOrder(wanted.selectAll(), ['createdAt', 'id'], { from, limit, descending }),
      boundedCount(this.#sql, wanted),
    ]);
    return { rows: readableRows('webhooks', rows, webhookOf), ...counted };
  }

  async withOutlivedSecret(now: Date, limit: number): Promise<readonly Webhook[]> {
    const rows = await this.#database.em.find(WebhookRow, { previousSecretUntil: { $lte: now } }, { limit });
    return rows.map(webhookOf);
  }
}

const stateSql = sql<WebhookState>`case when paused_at is null then 'active' else 'paused' end`;

const rowOf = ({
  id,
  ownerId,
  url,
  events,
  secret,
  failingSince,
  heldUntil,
  renewing,
  paused,
  createdAt,
}: Webhook) => ({
  id,
  ownerId,
  url,
  events: [...events],
  secretId: secret.id,
  previousSecretId: secret.previous?.id ?? null,
  previousSecretUntil: secret.previous?.until ?? null,
  failingSince,
  heldUntil,
  renewing,
  pausedAt: paused?.at ?? null,
  pausedCause: paused?.cause ?? null,
  pausedBy: paused?.by ?? null,
  createdAt,
});

const webhookOf = ({
  secretId,
  previousSecretId,
  previousSecretUntil,
  pausedAt,
  pausedCause,
  pausedBy,
  ...row
}: Selectable<WebhookTables['WebhookRow']>): Webhook => ({
  ...row,
  secret: {
    id: secretId,
    previous:
      previousSecretId !== null && previousSecretUntil ? { id: previousSecretId, until: previousSecretUntil } : null,
  },
  paused: pausedAt && pausedCause ? { at: pausedAt, cause: pausedCause, by: pausedBy } : null,
});
