/** What the console calls the lists of this module and their columns. */
export const settingsResources = {
  settings: { name: 'Ayarlar |||| Ayarlar', fields: {} },
} as const;
