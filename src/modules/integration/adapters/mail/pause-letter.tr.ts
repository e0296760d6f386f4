import type { PauseCause } from '#kernel/vocabulary.ts';

const because: Readonly<Record<PauseCause, string>> = {
  failing: 'bir gündür hiçbir gönderi ulaşmadı',
  gone: 'alıcı “410 Gone” yanıtı verdi',
  owner: 'hesabın artık bu olayları okuyamıyor',
  hand: 'ekibinden biri elle duraklattı',
};

/** What the owner of a receiver reads that is called no more. */
export const pauseLetter = (firstName: string, host: string, cause: PauseCause) => ({
  subject: `Webhook duraklatıldı: ${host}`,
  text: `Merhaba ${firstName},\n\n${host} adresine giden webhook duraklatıldı: ${because[cause]}.\n\nBu sırada olanlar 30 gün saklanır ve webhook’u sürdürünce sırayla gönderilir.`,
});
