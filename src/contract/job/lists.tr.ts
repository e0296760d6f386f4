/** Names of this module's lists and columns in the console. */
export const jobResources = {
  jobs: {
    name: 'Arka plan işi |||| Arka plan işleri',
    empty: 'Sırada iş yok; bekleyen, süren ve başarısız olan işler burada görünür.',
    fields: {
      queue: 'Kuyruk',
      state: 'Durum',
      failures: 'Başarısız deneme',
      createdAt: 'Eklendi',
      startAfter: 'Sırası',
      startedAt: 'Başladı',
      endedAt: 'Bitti',
      error: 'Hata',
    },
  },
} as const;
