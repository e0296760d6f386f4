import type { PauseCause } from '#kernel/vocabulary.ts';

const because: Readonly<Record<PauseCause, string>> = {
  failing: 'bir gündür hiçbir gönderi ulaşmadı',
  gone: 'alıcı “410 Gone” yanıtı verdi',
  owner: 'hesabın artık bu olayları okuyamıyor',
  hand: 'ekibinden biri elle duraklattı',
};

/** The mail to the owner of a webhook that was paused. */
export const pauseLetter = (firstName: string, host: string, cause: PauseCause) => ({
  subject: `Webhook duraklatıldı: ${host}`,
  text: `Merhaba ${firstName},\n\n${host} adresine giden webhook duraklatıldı: ${because[cause]}.\n\nBu sırada olanlar 30 gün saklanır ve webhook’u sürdürünce sırayla gönderilir.`,
});
