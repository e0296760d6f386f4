import { type Kysely, type Selectable, sql } from 'kysely';
import type { PictureSubjectKind } from '#kernel/pictures.ts';
import type { Database } from '#platform/db/database.ts';
import type { Pictures } from '../../application/ports.ts';
import type { Picture, PictureSubject } from '../../domain/picture.ts';
import type { PictureTables } from './picture.table.ts';

export class SqlPictures implements Pictures {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<PictureTables> {
    return this.#database.sql<PictureTables>();
  }

  async add({ subject, ...picture }: Picture): Promise<void> {
    await this.#sql
      .insertInto('PictureRow')
      .values({ ...picture, subjectKind: subject && subject.kind, subjectId: subject && subject.id, place: null })
      .execute();
  }

  async find(id: string): Promise<Picture | undefined> {
    const row = await this.#sql.selectFrom('PictureRow').selectAll().where('id', '=', id).executeTakeFirst();
    return row && pictureOf(row);
  }

  async attach(ids: readonly string[], ownerId: string, { kind, id }: PictureSubject): Promise<number> {
    const attached = await this.#sql
      .updateTable('PictureRow')
      .set({
        subjectKind: kind,
        subjectId: id,
        place: sql<number>`array_position(${[...ids]}::uuid[], ${sql.ref('id')})`,
      })
      .where('id', 'in', [...ids])
      .where('ownerId', '=', ownerId)
      .where('subjectId', 'is', null)
      .executeTakeFirst();
    return Number(attached.numUpdatedRows);
  }

  async of(kind: PictureSubjectKind, subjectIds: readonly string[]): Promise<readonly Picture[]> {
    const rows = await this.#sql
      .selectFrom('PictureRow')
      .selectAll()
      .where('subjectId', 'in', [...subjectIds])
      .where('subjectKind', '=', kind)
      .orderBy('place')
      .orderBy('id')
      .execute();
    return rows.map(pictureOf);
  }

  async removeUnattached(id: string): Promise<void> {
    await this.#sql.deleteFrom('PictureRow').where('id', '=', id).where('subjectId', 'is', null).execute();
  }

  async unattachedBefore(time: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.#sql
      .selectFrom('PictureRow')
      .select('id')
      .where('subjectId', 'is', null)
      .where('createdAt', '<', time)
      .orderBy('createdAt')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }
}

type Row = Selectable<PictureTables['PictureRow']>;

const pictureOf = ({ subjectKind, subjectId, place: _, ...picture }: Row): Picture => ({
  ...picture,
  subject: subjectKind === null || subjectId === null ? null : { kind: subjectKind, id: subjectId },
});
