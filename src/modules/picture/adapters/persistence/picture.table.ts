import { defineEntity, p } from '@mikro-orm/core';
import { time } from '#platform/db/columns.ts';
import { pictureSubjects } from '#kernel/pictures.ts';
import type { TablesOf } from '#platform/db/orm.ts';

export const PictureRow = defineEntity({
  name: 'PictureRow',
  tableName: 'picture',
  properties: {
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    sha256: p.string().columnType('char(64)'),
    bytes: p.integer(),
    width: p.integer(),
    height: p.integer(),
    createdAt: time(),
    subjectKind: p.enum(pictureSubjects).nullable(),
    subjectId: p.uuid().nullable(),
    /**
     * Position among the pictures that were attached together, from 1. Null for pictures that are older than this
     * column.
     */
    place: p.smallint().nullable(),
  },
  indexes: [
    { name: 'picture_owner_index', properties: ['ownerId'] },
    { name: 'picture_subject_index', properties: ['subjectId', 'id'], where: '"subject_id" is not null' },
    { name: 'picture_unattached_index', properties: ['createdAt', 'id'], where: '"subject_id" is null' },
  ],
});

export const pictureRows = [PictureRow];
export type PictureTables = TablesOf<typeof PictureRow>;
