import { defineEntity, p } from '@mikro-orm/core';
import { text, time } from '#platform/db/columns.ts';
import type { TablesOf } from '#platform/db/orm.ts';

export const AuditEventRow = defineEntity({
  name: 'AuditEventRow',
  tableName: 'audit_event',
  properties: {
    seq: p.bigint('number').primary().autoincrement(false),
    id: p.uuid().unique(),
    at: time(),
    actorId: p.uuid(),
    actorRole: text(),
    action: text(),
    resource: text(),
    recordId: p.uuid().nullable(),
    /** The text that was hashed. */
    details: text().nullable(),
    detailsDigest: p.string().columnType('char(64)'),
    previousHash: p.string().columnType('char(64)'),
    hash: p.string().columnType('char(64)'),
    /** The ids that the record and the details contain. Serves only as an index: the hash does not cover it. */
    people: p.array().columnType('uuid[]'),
  },
  indexes: [
    { name: 'audit_event_record_index', properties: ['recordId', 'seq'] },
    { name: 'audit_event_actor_index', properties: ['actorId', 'seq'] },
    { name: 'audit_event_action_index', properties: ['action', 'seq'] },
    { name: 'audit_event_resource_index', properties: ['resource', 'seq'] },
    { name: 'audit_event_at_index', properties: ['at', 'seq'] },
    { name: 'audit_event_people_index', properties: ['people'], type: 'gin' },
  ],
});

/** A single row: the end of the chain. Every append locks it. */
export const AuditHeadRow = defineEntity({
  name: 'AuditHeadRow',
  tableName: 'audit_head',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    seq: p.bigint('number'),
    hash: p.string().columnType('char(64)'),
  },
  checks: [{ name: 'audit_head_one_check', expression: 'id = 1' }],
});

export const auditRows = [AuditEventRow, AuditHeadRow];
export type AuditTables = TablesOf<typeof AuditEventRow | typeof AuditHeadRow>;
