// Every route of the storefront. Links are built here, so that none can point to a page that is not there.

export const patterns = {
  home: '/',
  login: '/login',
  signOut: '/sign-out',
  resetPassword: '/reset-password',
  orderForm: '/boost/:game/elo-boost',
  paytr: '/paytr',
  paymentSuccess: '/payment/success',
  paymentCancel: '/payment/cancel',
  orders: '/siparisler',
  order: '/siparisler/:id',
  booster: '/booster',
  boosterPage: '/booster/:pageId',
  boosterPageDetail: '/booster/:pageId/:pageDetail',
} as const;

/** Games by their name in a path; `boost/{game}/…` of the specification. */
export const gameSlugs = {
  league: 'league-of-legends',
  valorant: 'valorant',
  wildrift: 'wildrift',
  tft: 'tft',
} as const;

export const boosterPages = ['havuz', 'aktif', 'gecmis', 'bakiye'] as const;
export type BoosterPage = (typeof boosterPages)[number];

export const paths = {
  home: () => patterns.home,
  login: () => patterns.login,
  eloBoost: (game: keyof typeof gameSlugs) => `/boost/${gameSlugs[game]}/elo-boost`,
  paytr: (topUpId: string) => `${patterns.paytr}?odeme=${encodeURIComponent(topUpId)}`,
  paymentSuccess: (topUpId: string) => `${patterns.paymentSuccess}?odeme=${encodeURIComponent(topUpId)}`,
  paymentCancel: (topUpId: string) => `${patterns.paymentCancel}?odeme=${encodeURIComponent(topUpId)}`,
  orders: () => patterns.orders,
  order: (id: string) => `/siparisler/${encodeURIComponent(id)}`,
  booster: () => patterns.booster,
  /** Not a page of this application. */
  console: () => '/admin/',
  boosterPage: (page: BoosterPage) => `/booster/${page}`,
  boosterOrder: (id: string) => `/booster/aktif/${encodeURIComponent(id)}`,
} as const;

/** Redirect targets are relative paths in the site (specification §4); anything else leads home. */
export function inSitePath(target: string | null | undefined): string {
  if (!target?.startsWith('/') || /^\/[/\\]|[\\\s]/.test(target)) return patterns.home;
  const url = new URL(target, location.origin);
  return url.origin === location.origin ? url.pathname + url.search + url.hash : patterns.home;
}
