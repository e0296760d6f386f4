import { handlers } from '#platform/http/handler.ts';
import type { ChangeSettings } from '../../application/change-settings.ts';
import type { ReadSettings } from '../../application/read-settings.ts';

export const settingsRoutes = (read: ReadSettings, change: ChangeSettings) =>
  handlers({
    'GET /admin/settings': () => read.run(),
    'PUT /admin/settings': async ({ body: { basedOn, values } }, { caller }) =>
      read.viewOf(await change({ basedOn, values, by: caller.id })),
  });
