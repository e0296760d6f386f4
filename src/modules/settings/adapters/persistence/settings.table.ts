import { defineEntity, p } from '@mikro-orm/core';
import type { MoneyJson } from '#kernel/money.ts';
import type { PlatformSettings, SettingName } from '#kernel/settings.ts';
import type { TablesOf } from '#platform/db/orm.ts';

/** One row with all settings. Earlier values are in the audit log. */
export const SettingsRow = defineEntity({
  name: 'SettingsRow',
  tableName: 'house_settings',
  properties: {
    id: p.integer().primary().autoincrement(false),
    version: p.integer(),
    document: p.json<PlatformSettings>().columnType('jsonb'),
    /** The last change of each setting: by whom and when. */
    changes: p.json<Partial<Record<SettingName, { at: string; by: string }>>>().columnType('jsonb'),
    limitBefore: p.json<{ limit: MoneyJson; until: string }>().columnType('jsonb').strictNullable(),
  },
  checks: [{ name: 'house_settings_one', expression: 'id = 1' }],
});

export const settingsRows = [SettingsRow] as const;
export type SettingsTables = TablesOf<typeof SettingsRow>;
