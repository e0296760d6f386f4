import type { Listed } from '#kernel/lists.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, oneOfEach, pageInOrder } from '#platform/db/lists.ts';
import { forUpdate, type TablesOf } from '#platform/db/orm.ts';
import type { LoginReleases, ReleasesPart, ShownRelease } from '../../application/ports.ts';
import type { LoginRelease } from '../../domain/login-release.ts';
import { type DeviceRow, LoginReleaseRow } from './vault.table.ts';

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
    await this.#database.em.insert(LoginReleaseRow, release);
  }

  async find(id: string): Promise<LoginRelease | undefined> {
    const row = await this.#database.em.findOne(LoginReleaseRow, { id });
    return row ? releaseOf(row) : undefined;
  }

  async lock(id: string): Promise<LoginRelease | undefined> {
    const row = await this.#database.em.findOne(LoginReleaseRow, { id }, forUpdate);
    return row ? releaseOf(row) : undefined;
  }

  async markOpened(id: string, at: Date): Promise<void> {
    await this.#database.em.nativeUpdate(LoginReleaseRow, { id }, { openedAt: at });
  }

  async endWaiting(orderId: string, at: Date): Promise<void> {
    const waiting = { orderId, openedAt: null, expiresAt: { $gt: at } };
    await this.#database.em.nativeUpdate(LoginReleaseRow, waiting, { expiresAt: at });
  }

  async waitingAt(deviceId: string, now: Date): Promise<readonly LoginRelease[]> {
    const waiting = { deviceId, openedAt: null, expiresAt: { $gt: now } };
    const rows = await this.#database.em.find(LoginReleaseRow, waiting, { orderBy: { requestedAt: 'asc' } });
    return rows.map(releaseOf);
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

  /** The alias must not be `device`, because `device_id` would be read as the column `id` of `device`. */
  #named() {
    return this.#sql
      .selectFrom('LoginReleaseRow as release')
      .innerJoin('DeviceRow as computer', 'computer.id', 'release.deviceId');
  }
}

const releaseOf = (row: LoginRelease): LoginRelease => ({ ...row });
