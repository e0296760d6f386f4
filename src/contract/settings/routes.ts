import { about, only, route, type RouteTable } from '../route.ts';
import * as settings from './schemas.ts';

/** Settings that admins change without a deployment. No scope gives access: admins only. */
export const settingsRoutes = {
  'GET /admin/settings': route({
    summary: 'The settings, their defaults, and who last changed each',
    access: only('admin'),
    fromPrimary: true,
    status: 200,
    answer: settings.AdminSettings,
  }),
  'PUT /admin/settings': route({
    summary: 'Change settings (partial). 409 if they have changed since they were read, or if nothing changes',
    access: only('admin'),
    body: settings.ChangeSettings,
    audit: about('settings', 'answer.id'),
    status: 200,
    answer: settings.AdminSettings,
    refusals: ['settings.outdated', 'settings.unchanged', 'settings.coupon_not_counting'],
    idempotent: true,
  }),
} as const satisfies RouteTable;
