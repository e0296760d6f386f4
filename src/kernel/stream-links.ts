// Where a booster may stream: three sites, and only their pages that show a stream or a recording. Other pages of the same
// hosts may redirect elsewhere (https://www.youtube.com/redirect?q=…).

export const streamSites = ['twitch', 'youtube', 'kick'] as const;
export type StreamSite = (typeof streamSites)[number];

/** The longest link that is parsed, in characters. */
export const streamLinkLength = 200;

export interface StreamLink {
  readonly site: StreamSite;
  /** In canonical form: without the parts that the site does not need. */
  readonly url: string;
}

const hosts: Readonly<Record<string, StreamSite>> = {
  'twitch.tv': 'twitch',
  'www.twitch.tv': 'twitch',
  'm.twitch.tv': 'twitch',
  'youtube.com': 'youtube',
  'www.youtube.com': 'youtube',
  'm.youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'kick.com': 'kick',
  'www.kick.com': 'kick',
};

/** The stream of a link; undefined if it is no https link to a page that shows one. */
export const streamLinkOf = (text: string): StreamLink | undefined => {
  const written = text.trim();
  if (written.length > streamLinkLength || !URL.canParse(written)) return undefined;
  const url = new URL(written);
  const site = Object.hasOwn(hosts, url.hostname) ? hosts[url.hostname] : undefined;
  if (!site || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return undefined;
  const page = pages[site](url);
  return page === undefined ? undefined : { site, url: page };
};

const pages: Readonly<Record<StreamSite, (url: URL) => string | undefined>> = {
  twitch: ({ pathname }) => {
    const path = /^\/(?:videos\/\d{1,12}|[A-Za-z0-9_]{3,25})\/?$/.exec(pathname)?.[0];
    return path && !/^\/videos\/?$/.test(path) ? `https://www.twitch.tv${withoutEnd(path)}` : undefined;
  },
  youtube: ({ hostname, pathname, searchParams }) => {
    if (hostname === 'youtu.be') return watched(/^\/([\w-]{11})\/?$/.exec(pathname)?.[1]);
    if (/^\/watch\/?$/.test(pathname)) return watched(/^[\w-]{11}$/.exec(searchParams.get('v') ?? '')?.[0]);
    if (pathname.startsWith('/live/')) return watched(/^\/live\/([\w-]{11})\/?$/.exec(pathname)?.[1]);
    const channel = /^\/(?:@[\w.-]{3,30}|channel\/UC[\w-]{22})(?:\/live)?\/?$/.exec(pathname)?.[0];
    return channel && `https://www.youtube.com${withoutEnd(channel)}`;
  },
  kick: ({ pathname }) => {
    const path = /^\/[\w-]{3,25}(?:\/videos\/[\w-]{1,40})?\/?$/.exec(pathname)?.[0];
    return path && `https://kick.com${withoutEnd(path)}`;
  },
};

const watched = (video: string | undefined) => video && `https://www.youtube.com/watch?v=${video}`;
const withoutEnd = (path: string): string => path.replace(/\/$/, '');
