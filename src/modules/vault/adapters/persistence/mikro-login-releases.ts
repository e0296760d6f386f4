import type { Kysely } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, oneOfEach, pageInOrder } from '#platform/db/lists.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import type { Listed, LoginReleases, ReleasesPart, ShownRelease } from '../../application/ports.ts';
import type { LoginRelease } from '../../domain/login-release.ts';
import type { DeviceRow, LoginReleaseRow } from './vault.table.ts';

type Tables = TablesOf<typeof DeviceRow | typeof LoginReleaseRow>;

export class MikroLoginReleases implements LoginReleases {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<Tables> {
    return this.#database.sql<Tables>();
  }

  async add(release: LoginRelease): Promise<void> {
    await this.#sql.insertInto('LoginReleaseRow').values(release).execute();
  }

  async find(id: string): Promise<LoginRelease | undefined> {
    return this.#releases().where('id', '=', id).executeTakeFirst();
  }

  async lock(id: string): Promise<LoginRelease | undefined> {
    return this.#releases().where('id', '=', id).forUpdate().executeTakeFirst();
  }

  async markOpened(id: string, at: Date): Promise<void> {
    await this.#sql.updateTable('LoginReleaseRow').set({ openedAt: at }).where('id', '=', id).execute();
  }

  async endWaiting(orderId: string, at: Date): Promise<void> {
    await this.#sql
      .updateTable('LoginReleaseRow')
      .set({ expiresAt: at })
      .where('orderId', '=', orderId)
      .where('openedAt', 'is', null)
      .where('expiresAt', '>', at)
      .execute();
  }

  async waitingAt(deviceId: string, now: Date): Promise<readonly LoginRelease[]> {
    return this.#releases()
      .where('deviceId', '=', deviceId)
      .where('openedAt', 'is', null)
      .where('expiresAt', '>', now)
      .orderBy('requestedAt')
      .execute();
  }

  async latest(orderId: string, boosterId: string, limit: number): Promise<readonly ShownRelease[]> {
    return this.#named()
      .selectAll('release')
      .select('computer.name as deviceName')
      .where('release.orderId', '=', orderId)
      .where('release.boosterId', '=', boosterId)
      .orderBy('release.requestedAt', 'desc')
      .limit(limit)
      .execute();
  }

  async list({ from, limit, descending, where, requested }: ReleasesPart): Promise<Listed<ShownRelease>> {
    const { id, orderId, boosterId, deviceId } = where;
    const wanted = this.#named()
      .where(
        oneOfEach({
          'release.id': id,
          'release.orderId': orderId,
          'release.boosterId': boosterId,
          'release.deviceId': deviceId,
        }),
      )
      .where(inRange('release.requestedAt', requested));
    const shown = wanted.selectAll('release').select('computer.name as deviceName');
    const [rows, counted] = await Promise.all([
      pageInOrder(shown, ['release.requestedAt', 'release.id'], { from, limit, descending }),
      boundedCount(this.#sql, wanted),
    ]);
    return { rows, ...counted };
  }

  #releases() {
    return this.#sql.selectFrom('LoginReleaseRow').selectAll();
  }

  /** Another alias than `device`, with which `device_id` would be read as the `id` of it. */
  #named() {
    return this.#sql
      .selectFrom('LoginReleaseRow as release')
      .innerJoin('DeviceRow as computer', 'computer.id', 'release.deviceId');
  }
}
