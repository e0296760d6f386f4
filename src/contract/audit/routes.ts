import * as z from 'zod/mini';
import { IdParams, ListQuery } from '../common.ts';
import { route, type RouteTable, staff } from '../route.ts';
import { AuditEvent, AuditVerdict } from './schemas.ts';

/** The commands of the staff, and the proof that nobody altered the log (promises.md 35). */
export const auditRoutes = {
  'GET /admin/audit-events': route({
    summary: 'Commands of staff and admins, the latest first',
    access: staff('audit:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(AuditEvent),
    list: 'audit-events',
  }),
  'GET /admin/audit-events/:id': route({
    summary: 'One command of staff or an admin',
    access: staff('audit:read'),
    params: IdParams,
    status: 200,
    answer: AuditEvent,
    refusals: ['request.not_found'],
  }),
  'GET /admin/audit-chain': route({
    summary: 'Verify the whole hash chain of the audit log',
    access: staff('audit:read'),
    fromPrimary: true,
    status: 200,
    answer: AuditVerdict,
  }),
} as const satisfies RouteTable;
