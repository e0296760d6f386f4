/** What the console calls the lists of this module and their columns. */
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
