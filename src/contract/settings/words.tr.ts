import type { AuditedKey } from '../routes.ts';

// For the console's page of the settings, without their schemas.
export { contactLinks, phonePattern, settingBounds, settingsId, type SettingName } from '../../kernel/settings.ts';

/** Names of audited calls in the audit log. */
export const settingsActions = {
  'PUT /admin/settings': 'Ayarlar değiştirildi',
} as const satisfies Partial<Record<AuditedKey, string>>;
