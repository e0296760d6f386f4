import * as z from 'zod/mini';
import { IdParams, ListQuery } from './common.ts';
import { HouseNote, LiftSuspicion, NewNote } from './note.ts';
import { about, only, route, staff, type RouteTable } from './route.ts';

/** What the house notes for itself, by those who may see and change what it is about. */
export const noteRoutes = {
  'GET /admin/suspicions': route({
    summary: 'Suspicions about users and orders; those about users take `users:read`, those about orders `orders:read`',
    access: only('admin', 'staff'),
    query: ListQuery,
    status: 200,
    answer: z.array(HouseNote),
    list: 'suspicions',
  }),
  'GET /admin/user-notes': route({
    summary: 'Notes and suspicions about users',
    access: staff('users:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(HouseNote),
    list: 'user-notes',
  }),
  'POST /admin/user-notes': route({
    summary: 'Note something about a user, or flag them with a reason',
    access: staff('users:write'),
    body: NewNote,
    audit: about('users', 'body.recordId', 'text'),
    status: 201,
    answer: HouseNote,
    refusals: ['identity.user_not_found'],
    idempotent: true,
  }),
  'POST /admin/user-notes/:id/lift': route({
    summary: 'Lift a suspicion about a user',
    access: staff('users:write'),
    params: IdParams,
    body: LiftSuspicion,
    audit: about('users', 'answer.recordId'),
    status: 200,
    answer: HouseNote,
    refusals: ['note.not_found', 'note.nothing_to_lift'],
    idempotent: true,
  }),
  'DELETE /admin/user-notes/:id': route({
    summary: 'Take one’s own note about a user away',
    access: staff('users:write'),
    params: IdParams,
    audit: about('user-notes', 'params.id'),
    status: 204,
    answer: null,
    refusals: ['note.not_found', 'note.not_yours'],
  }),

  'GET /admin/order-notes': route({
    summary: 'Notes and suspicions about orders',
    access: staff('orders:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(HouseNote),
    list: 'order-notes',
  }),
  'POST /admin/order-notes': route({
    summary: 'Note something about an order, or flag it with a reason',
    access: staff('orders:write'),
    body: NewNote,
    audit: about('orders', 'body.recordId', 'text'),
    status: 201,
    answer: HouseNote,
    refusals: ['order.not_found'],
    idempotent: true,
  }),
  'POST /admin/order-notes/:id/lift': route({
    summary: 'Lift a suspicion about an order',
    access: staff('orders:write'),
    params: IdParams,
    body: LiftSuspicion,
    audit: about('orders', 'answer.recordId'),
    status: 200,
    answer: HouseNote,
    refusals: ['note.not_found', 'note.nothing_to_lift'],
    idempotent: true,
  }),
  'DELETE /admin/order-notes/:id': route({
    summary: 'Take one’s own note about an order away',
    access: staff('orders:write'),
    params: IdParams,
    audit: about('order-notes', 'params.id'),
    status: 204,
    answer: null,
    refusals: ['note.not_found', 'note.not_yours'],
  }),
} as const satisfies RouteTable;
