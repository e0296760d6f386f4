import type { Handlers } from '#platform/http/handler.ts';
import type { ChangeSettings } from '../../application/change-settings.ts';
import type { ReadSettings } from '../../application/read-settings.ts';

export type SettingsHandlers = Handlers<'GET /admin/settings' | 'PUT /admin/settings'>;

export const settingsRoutes = (read: ReadSettings, change: ChangeSettings): SettingsHandlers => ({
  'GET /admin/settings': () => read.run(),
  'PUT /admin/settings': async ({ body: { basedOn, values } }, { caller }) =>
    read.viewOf(await change({ basedOn, values, by: caller.id })),
});
