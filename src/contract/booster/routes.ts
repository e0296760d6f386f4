import * as z from 'zod/mini';
import { IdParams, ListQuery } from '../common.ts';
import { about, anyone, only, route, type RouteTable, staff } from '../route.ts';
import {
  AdminBooster,
  BoosterCard,
  BoosterProfile,
  ChangeBooster,
  ChangeOwnProfile,
  Earnings,
  PublicBooster,
} from './schemas.ts';

/** Boosters: their public pages, their own profiles, and the console's commands. */
export const boosterRoutes = {
  'GET /boosters': route({
    summary: 'Active boosters with their public figures, those with the most confirmed orders first',
    access: anyone,
    query: ListQuery,
    status: 200,
    answer: z.array(BoosterCard),
    list: 'boosters',
  }),
  'GET /boosters/:id': route({
    summary: 'A booster’s public page: display name, services, languages, figures and reviews',
    access: anyone,
    params: IdParams,
    status: 200,
    answer: PublicBooster,
    refusals: ['booster.not_found'],
    cacheable: true,
  }),
  'GET /booster/profile': route({
    summary: 'Own booster profile',
    access: only('booster'),
    status: 200,
    answer: BoosterProfile,
  }),
  'PATCH /booster/profile': route({
    summary: 'Change one’s own servers, languages, country and weekly goal, and whether customers may offer one orders',
    access: only('booster'),
    body: ChangeOwnProfile,
    perQuarterHour: 60,
    status: 200,
    answer: BoosterProfile,
    refusals: ['booster.not_found'],
  }),
  'GET /booster/earnings': route({
    summary: 'Own earnings',
    access: only('booster'),
    status: 200,
    answer: Earnings,
  }),
  'GET /admin/boosters': route({
    summary: 'Boosters',
    access: staff('boosters:read'),
    query: ListQuery,
    status: 200,
    answer: z.array(AdminBooster),
    list: 'boosters',
  }),
  'GET /admin/boosters/:id': route({
    summary: 'One booster',
    access: staff('boosters:read'),
    params: IdParams,
    status: 200,
    answer: AdminBooster,
    refusals: ['booster.not_found'],
  }),
  'PUT /admin/boosters/:id': route({
    summary: 'Change a booster’s profile (partial)',
    access: staff('boosters:write'),
    params: IdParams,
    body: ChangeBooster,
    edits: true,
    audit: about('boosters', 'params.id'),
    status: 200,
    answer: AdminBooster,
    refusals: ['request.conflict', 'booster.not_found'],
  }),
} as const satisfies RouteTable;
