// What the console's page needs of the settings beside their schemas.
export { contactLinks, phonePattern, settingBounds, settingsId, type SettingName } from '../kernel/settings.ts';
