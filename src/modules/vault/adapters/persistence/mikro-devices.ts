import { sql, type Kysely } from 'kysely';
import { DomainError } from '#kernel/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, oneOfEach, pageInOrder } from '#platform/db/lists.ts';
import type { TablesOf } from '#platform/db/orm.ts';
import type { Devices, DevicesPart, Listed } from '../../application/ports.ts';
import type { Device } from '../../domain/device.ts';
import type { DeviceRow } from './vault.table.ts';

type Tables = TablesOf<typeof DeviceRow>;

export class MikroDevices implements Devices {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<Tables> {
    return this.#database.sql<Tables>();
  }

  async lockBooster(boosterId: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`devices ${boosterId}`}, 0))`.execute(this.#sql);
  }

  async add(device: Device): Promise<void> {
    const added = await this.#sql
      .insertInto('DeviceRow')
      .values(device)
      .onConflict((conflict) => conflict.column('thumbprint').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new DomainError('vault.device_known');
  }

  async find(id: string): Promise<Device | undefined> {
    return this.#devices().where('id', '=', id).executeTakeFirst();
  }

  async findByThumbprint(thumbprint: string): Promise<Device | undefined> {
    return this.#devices().where('thumbprint', '=', thumbprint).executeTakeFirst();
  }

  async lock(id: string): Promise<Device | undefined> {
    return this.#devices().where('id', '=', id).forUpdate().executeTakeFirst();
  }

  async save({ id, state, confirmedAt, confirmedBy, removedAt }: Device): Promise<void> {
    const change = { state, confirmedAt, confirmedBy, removedAt };
    await this.#sql.updateTable('DeviceRow').set(change).where('id', '=', id).execute();
  }

  async ofBooster(boosterId: string): Promise<readonly Device[]> {
    return this.#devices()
      .where('boosterId', '=', boosterId)
      .where('state', '!=', 'removed')
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
  }

  async list({ from, limit, descending, where, created }: DevicesPart): Promise<Listed<Device>> {
    const wanted = this.#sql
      .selectFrom('DeviceRow')
      .where(oneOfEach({ ...where }))
      .where(inRange('createdAt', created));
    const [rows, counted] = await Promise.all([
      pageInOrder(wanted.selectAll(), ['createdAt', 'id'], { from, limit, descending }),
      boundedCount(this.#sql, wanted),
    ]);
    return { rows, ...counted };
  }

  #devices() {
    return this.#sql.selectFrom('DeviceRow').selectAll();
  }
}
