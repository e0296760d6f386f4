import { type Bindings, token } from '#platform/di.ts';
import { PollingCache } from '#platform/polling-cache.ts';
import { platform } from '#platform/tokens.ts';
import { settingsRoutes } from './adapters/http/settings.routes.ts';
import { MikroSettings } from './adapters/persistence/mikro-settings.ts';
import { changeSettings } from './application/change-settings.ts';
import type { SettingsStore } from './application/ports.ts';
import { readSettings } from './application/read-settings.ts';
import { settingsOfNow } from './application/settings-of-now.ts';
import { settings } from './settings.tokens.ts';

const inner = {
  store: token<SettingsStore>('settings.store'),
};

export const settingsBindings: Bindings = (bind) => {
  const { database, log, work } = platform;
  bind.type(inner.store, MikroSettings, [database, settings.beginning]);
  bind.use(settings.now, settingsOfNow, { store: inner.store, beginning: settings.beginning });
  bind.make(
    settings.fresh,
    (now, diary) =>
      new PollingCache({ what: 'settings', begin: () => now.begin(), refresh: () => now.refresh(), log: diary }),
    [settings.now, log],
  );
  bind.use(readSettings, { store: inner.store, now: settings.now, names: settings.names });
  bind.use(changeSettings, {
    store: inner.store,
    promotions: settings.promotions,
    config: settings.config,
    work,
  });
  bind.make(settingsRoutes, [readSettings, changeSettings]);
};
