import type { OrderEventKind } from './trouble.ts';
import type { StreamSite } from './stream-links.ts';

export const streamSiteLabels = {
  twitch: 'Twitch',
  youtube: 'YouTube',
  kick: 'Kick',
} as const satisfies Record<StreamSite, string>;

/** What happened with the ordered stream, as a line of the order's timeline. */
export const streamEventLabels = {
  stream: 'Booster yayın bağlantısı girdi',
  'stream-ended': 'Yayın bitti',
  'stream-refunded': 'Yayın yapılmadı, ücreti iade edildi',
} as const satisfies Partial<Record<OrderEventKind, string>>;
