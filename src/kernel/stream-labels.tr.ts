import type { StreamSite } from './stream-links.ts';

export const streamSiteLabels = {
  twitch: 'Twitch',
  youtube: 'YouTube',
  kick: 'Kick',
} as const satisfies Record<StreamSite, string>;

export const streamLinkWrong = 'https:// ile başlayan bir Twitch, YouTube ya da Kick yayın bağlantısı gir.';
