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

const useCases = { now: settingsOfNow, readSettings, changeSettings };

const scope = { ...useCases, ...platform, ...settings, ...inner };

export const settingsBindings: Bindings = (bind) => {
  const { database, log } = platform;
  bind.type(inner.store, MikroSettings, [database, settings.beginning]);
  bind.all(scope, useCases);
  bind.make(
    settings.fresh,
    (now, diary) =>
      new PollingCache({ what: 'settings', begin: () => now.begin(), refresh: () => now.refresh(), log: diary }),
    [settings.now, log],
  );
  bind.make(settingsRoutes, [readSettings, changeSettings]);
};
