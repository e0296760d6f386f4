/** Names of this module's lists and columns in the console. */
export const settingsResources = {
  settings: { name: 'Ayarlar |||| Ayarlar', fields: {} },
} as const;
