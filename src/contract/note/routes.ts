import * as z from 'zod/mini';
import { IdParams, ListQuery } from '../common.ts';
import { about, changing, only, route, type RouteTable, staff } from '../route.ts';
import { StaffNote, LiftSuspicion, NewNote } from './schemas.ts';

/** Internal notes. They need the scopes of the record that they are about. Their text is not copied into the audit log. */
export const noteRoutes = {
  'GET /admin/suspicions': route({
    summary:
      'Suspicions about users and orders. Those about users require `users:read`, those about orders `orders:read`',
    access: only('admin', 'staff'),
    query: ListQuery,
    status: 200,
    answer: z.array(StaffNote),
    list: 'suspicions',
  }),
  'GET /admin/user-notes': route({
    summary: 'Notes and suspicions about users',
    access: staff('users:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(StaffNote),
    list: 'user-notes',
  }),
  'POST /admin/user-notes': route({
    summary: 'Add a note about a user, or a suspicion with a reason',
    access: staff('users:write'),
    body: NewNote,
    audit: changing('user-notes', 'answer.id', about('users', 'body.recordId', 'text')),
    status: 201,
    answer: StaffNote,
    refusals: ['identity.user_not_found'],
    idempotent: true,
  }),
  'POST /admin/user-notes/:id/lift': route({
    summary: 'Lift a suspicion about a user',
    access: staff('users:write'),
    params: IdParams,
    body: LiftSuspicion,
    audit: changing('user-notes', 'params.id', about('users', 'answer.recordId', 'text')),
    status: 200,
    answer: StaffNote,
    refusals: ['note.not_found', 'note.nothing_to_lift'],
    idempotent: true,
  }),
  'DELETE /admin/user-notes/:id': route({
    summary: 'Delete one’s own note about a user',
    access: staff('users:write'),
    params: IdParams,
    audit: about('user-notes', 'params.id', 'text'),
    status: 204,
    answer: null,
    refusals: ['note.not_found', 'note.not_yours'],
  }),
  'GET /admin/order-notes': route({
    summary: 'Notes and suspicions about orders',
    access: staff('orders:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(StaffNote),
    list: 'order-notes',
  }),
  'POST /admin/order-notes': route({
    summary: 'Add a note about an order, or a suspicion with a reason',
    access: staff('orders:write'),
    body: NewNote,
    audit: changing('order-notes', 'answer.id', about('orders', 'body.recordId', 'text')),
    status: 201,
    answer: StaffNote,
    refusals: ['order.not_found'],
    idempotent: true,
  }),
  'POST /admin/order-notes/:id/lift': route({
    summary: 'Lift a suspicion about an order',
    access: staff('orders:write'),
    params: IdParams,
    body: LiftSuspicion,
    audit: changing('order-notes', 'params.id', about('orders', 'answer.recordId', 'text')),
    status: 200,
    answer: StaffNote,
    refusals: ['note.not_found', 'note.nothing_to_lift'],
    idempotent: true,
  }),
  'DELETE /admin/order-notes/:id': route({
    summary: 'Delete one’s own note about an order',
    access: staff('orders:write'),
    params: IdParams,
    audit: about('order-notes', 'params.id', 'text'),
    status: 204,
    answer: null,
    refusals: ['note.not_found', 'note.not_yours'],
  }),
} as const satisfies RouteTable;
