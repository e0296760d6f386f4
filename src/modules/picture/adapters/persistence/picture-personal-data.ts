import type { PersonalData } from '#kernel/personal-data.ts';
import type { Clock, Jobs } from '#kernel/ports.ts';
import type { Database } from '#platform/db/database.ts';
import type { PictureLinks } from '../../application/ports.ts';
import { tidyQueue } from '../../application/tidy-picture.ts';
import type { PictureTables } from './picture.table.ts';

/**
 * Uploaded pictures are the uploader's personal data: the export contains their URLs, and an erasure removes them
 * wherever they were shown.
 */
export const picturePersonalData = (
  database: Database,
  links: PictureLinks,
  jobs: Jobs,
  clock: Clock,
): PersonalData => {
  const tables = () => database.sql<PictureTables>();
  return {
    recordsOf: async ({ id: ownerId }) => {
      const rows = await tables()
        .selectFrom('PictureRow')
        .select(['id', 'bytes', 'width', 'height', 'createdAt', 'subjectKind', 'subjectId'])
        .where('ownerId', '=', ownerId)
        .orderBy('id')
        .execute();
      const now = clock.now();
      return { pictures: rows.map((row) => ({ ...row, url: links.urlOf(row.id, now) })) };
    },
    erase: async ({ id: ownerId }) => {
      const gone = await tables().deleteFrom('PictureRow').where('ownerId', '=', ownerId).returning('id').execute();
      for (const { id } of gone) await jobs.send(tidyQueue, { id });
    },
  };
};
