import type { Kysely } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Subscriptions } from '../../application/push-ports.ts';
import { type Subscription, subscriptionLimit } from '../../domain/push.ts';
import type { PushSubscriptionTables } from './push-subscription.table.ts';

export class SqlSubscriptions implements Subscriptions {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<PushSubscriptionTables> {
    return this.#database.sql<PushSubscriptionTables>();
  }

  keep(subscription: Subscription): Promise<void> {
    return this.#database.run(async () => {
      const { id, endpoint: _, ...renewed } = subscription;
      // takes a lock per user, so that concurrent subscriptions can't exceed the limit
      await this.#database.advisoryLock(`push ${subscription.userId}`);
      await this.#sql
        .insertInto('PushSubscriptionRow')
        .values(subscription)
        // the row gets a new id, because messages that are queued for the old id were meant for the person who was
        // logged in before
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ id, ...renewed }))
        .execute();
      const forgotten = this.#sql
        .selectFrom('PushSubscriptionRow')
        .select('id')
        .where('userId', '=', subscription.userId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .offset(subscriptionLimit);
      await this.#sql.deleteFrom('PushSubscriptionRow').where('id', 'in', forgotten).execute();
    });
  }

  find(id: string): Promise<Subscription | undefined> {
    return this.#sql.selectFrom('PushSubscriptionRow').selectAll().where('id', '=', id).executeTakeFirst();
  }

  findOwn(userId: string, endpoint: string): Promise<Subscription | undefined> {
    return this.#sql
      .selectFrom('PushSubscriptionRow')
      .selectAll()
      .where('userId', '=', userId)
      .where('endpoint', '=', endpoint)
      .executeTakeFirst();
  }

  async ofUsers(userIds: readonly string[]): Promise<readonly Pick<Subscription, 'id' | 'userId'>[]> {
    if (userIds.length === 0) return [];
    return this.#sql
      .selectFrom('PushSubscriptionRow')
      .select(['id', 'userId'])
      .where('userId', 'in', [...userIds])
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .execute();
  }

  async endpointsOf(sessionId: string): Promise<readonly string[]> {
    const rows = await this.#sql
      .selectFrom('PushSubscriptionRow')
      .select('endpoint')
      .where('sessionId', '=', sessionId)
      .orderBy('id')
      .execute();
    return rows.map(({ endpoint }) => endpoint);
  }

  page(after: string | null, limit: number): Promise<readonly Pick<Subscription, 'id' | 'sessionId'>[]> {
    const all = this.#sql.selectFrom('PushSubscriptionRow').select(['id', 'sessionId']).orderBy('id').limit(limit);
    return (after === null ? all : all.where('id', '>', after)).execute();
  }

  async remove(id: string): Promise<void> {
    await this.#sql.deleteFrom('PushSubscriptionRow').where('id', '=', id).execute();
  }

  async removeOwn(userId: string, endpoint: string): Promise<void> {
    await this.#sql
      .deleteFrom('PushSubscriptionRow')
      .where('userId', '=', userId)
      .where('endpoint', '=', endpoint)
      .execute();
  }
}
