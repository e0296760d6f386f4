import type { AuditedKey } from '../routes.ts';

// What the console's page needs of the settings beside their schemas.
export { contactLinks, phonePattern, settingBounds, settingsId, type SettingName } from '../../kernel/settings.ts';

/** What the audit log calls the calls that it writes. */
export const settingsActions = {
  'PUT /admin/settings': 'Ayarlar değiştirildi',
} as const satisfies Partial<Record<AuditedKey, string>>;
