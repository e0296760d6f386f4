import type { Listed } from '#kernel/lists.ts';
import type { Kysely } from 'kysely';
import { DomainError } from '#kernel/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, oneOfEach, pageInOrder } from '#platform/db/lists.ts';
import { forUpdate, type TablesOf } from '#platform/db/orm.ts';
import type { Devices, DevicesPart } from '../../application/ports.ts';
import type { Device } from '../../domain/device.ts';
import { DeviceRow } from './vault.table.ts';

type Tables = TablesOf<typeof DeviceRow>;

export class MikroDevices implements Devices {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<Tables> {
    return this.#database.sql<Tables>();
  }

  lockBooster(boosterId: string): Promise<void> {
    return this.#database.advisoryLock(`devices ${boosterId}`);
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
    const row = await this.#database.em.findOne(DeviceRow, { id });
    return row ? deviceOf(row) : undefined;
  }

  async findByThumbprint(thumbprint: string): Promise<Device | undefined> {
    const row = await this.#database.em.findOne(DeviceRow, { thumbprint });
    return row ? deviceOf(row) : undefined;
  }

  async lock(id: string): Promise<Device | undefined> {
    const row = await this.#database.em.findOne(DeviceRow, { id }, forUpdate);
    return row ? deviceOf(row) : undefined;
  }

  async save({ id, state, confirmedAt, confirmedBy, removedAt }: Device): Promise<void> {
    const change = { state, confirmedAt, confirmedBy, removedAt };
    await this.#database.em.nativeUpdate(DeviceRow, { id }, change);
  }

  async ofBooster(boosterId: string): Promise<readonly Device[]> {
    const kept = { boosterId, state: { $ne: 'removed' } } as const;
    const rows = await this.#database.em.find(DeviceRow, kept, { orderBy: { createdAt: 'asc', id: 'asc' } });
    return rows.map(deviceOf);
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
}

const deviceOf = (row: Device): Device => ({ ...row });
