import { gameLabels, type Game, type OrderState, type PlayedGame, type ServiceId } from '#contract/vocabulary.ts';

// What the interface calls things, beside the contract's labels.

export const gameNames: Record<Game, string> = { ...gameLabels, tft: 'Teamfight Tactics', coaching: 'Koçluk' };

export const shortGameNames: Record<PlayedGame, string> = {
  league: 'LoL',
  valorant: 'Valorant',
  wildrift: 'Wild Rift',
  tft: 'TFT',
};

export const serverName = (server: string): string => server.toUpperCase();

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'live' | 'plain';

/** A state's name and colour, as the look's guide gives them. */
export const stateLabels: Record<OrderState, { readonly label: string; readonly tone: Tone }> = {
  waiting: { label: 'Hesap bilgisi bekleniyor', tone: 'warn' },
  processing: { label: 'Booster aranıyor', tone: 'info' },
  starting: { label: 'Başlamak üzere', tone: 'info' },
  started: { label: 'Oyunda', tone: 'live' },
  'in-game': { label: 'Oyunda', tone: 'live' },
  finished: { label: 'Tamamlandı', tone: 'ok' },
  closed: { label: 'Tamamlandı', tone: 'ok' },
  completed: { label: 'Tamamlandı', tone: 'ok' },
  cancelled: { label: 'İptal edildi', tone: 'plain' },
  'payment-error': { label: 'Ödeme alınamadı', tone: 'bad' },
};

/** A lesson is no game: what the guide's labels are called for it. */
const lessonLabels: Partial<typeof stateLabels> = {
  processing: { label: 'Koç aranıyor', tone: 'info' },
  started: { label: 'Ders sürüyor', tone: 'live' },
};

/** A state as it is called for an order of this service. */
export const stateLabelOf = (state: OrderState, service: ServiceId) =>
  (service === 'kocluk' ? lessonLabels[state] : undefined) ?? stateLabels[state];

/** A step of the mastery table: `Ustalık 5`, `Ustalık 6, 2 nişan`. */
export const masteryName = ({ level, marks = 0 }: { readonly level: number; readonly marks?: number | undefined }) =>
  marks === 0 ? `Ustalık ${level}` : `Ustalık ${level}, ${marks} nişan`;

/** `EA`: what stands in somebody's picture. */
export const initialsOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  (firstName.slice(0, 1) + lastName.slice(0, 1)).toLocaleUpperCase('tr');
