import {
  leagueTiers,
  services,
  serviceOf,
  valorantTiers,
  type PlayedGame,
  type Role,
  type ServiceId,
} from '#contract/vocabulary.ts';

// All routes of the storefront (specification §2). The router, the links, the sitemap, the server's list of existing
// paths, and the tests that visit every route are all made from this table.

/** The names of the games in paths; `boost/{game}/…` of the specification. */
export const gameSlugs = {
  league: 'league-of-legends',
  valorant: 'valorant',
  wildrift: 'wildrift',
  tft: 'tft',
} as const;

export const boosterPages = ['havuz', 'aktif', 'gecmis', 'bakiye', 'hesap', 'cihazlar'] as const;
export type BoosterPage = (typeof boosterPages)[number];

export interface RouteRow {
  readonly path: `/${string}`;
  /**
   * Who may open the route: everybody, visitors only, any signed-in user, or users with one of these roles. Pages are
   * guarded unless a row says otherwise (specification §6).
   */
  readonly access: 'anyone' | 'guest' | 'signed-in' | readonly Role[];
  /** The values of the variable parts, where they are a closed list. Any other value is an unknown route. */
  readonly values?: readonly Readonly<Record<string, string>>[];
  /** The variable parts that are ids of records. Any other value is an unknown route. */
  readonly ids?: readonly string[];
  /** Shown inside the booster panel's frame. */
  readonly frame?: 'booster';
  /** Prerendered in the build, for search engines and a fast first view, and listed in the sitemap. */
  readonly ahead?: true;
}

const orderForms = services.flatMap(({ id, game, kind }) => {
  const [slug, boostType] = id.split('/');
  return slug && boostType ? [{ game: slug, boostType, tiers: basesOf(game, kind) }] : [];
});

/**
 * The tiers that a variant of an order form may start with. A climb needs a higher tier as its target; a service
 * without a ladder has no variants.
 */
function basesOf(game: (typeof services)[number]['game'], kind: (typeof services)[number]['kind']): readonly string[] {
  const tiers: readonly string[] = game === 'valorant' ? valorantTiers : leagueTiers;
  if (kind === 'elo' || kind === 'duo') return tiers.slice(0, -1);
  return kind === 'win' || kind === 'placement' ? tiers : [];
}

export const routeTable = {
  home: { path: '/', access: 'anyone', ahead: true },
  login: { path: '/login', access: 'guest' },
  signOut: { path: '/sign-out', access: 'anyone' },
  resetPassword: { path: '/reset-password', access: 'anyone' },
  verifyEmail: { path: '/eposta-dogrulama', access: 'anyone' },
  emailChange: { path: '/eposta-degisikligi', access: 'anyone' },
  payoutConfirmation: { path: '/para-cekme-onayi', access: 'anyone' },
  unsubscribe: { path: '/bildirim-kapat', access: 'anyone' },
  profile: { path: '/profil', access: ['customer'] },
  settings: { path: '/ayarlar', access: 'signed-in' },
  notifications: { path: '/notifications', access: 'signed-in' },
  league: { path: '/lol', access: 'anyone', ahead: true },
  valorant: { path: '/valorant', access: 'anyone', ahead: true },
  wildrift: { path: '/wild-rift', access: 'anyone', ahead: true },
  about: { path: '/hakkimizda', access: 'anyone', ahead: true },
  faq: { path: '/sss', access: 'anyone', ahead: true },
  policies: { path: '/kosullar', access: 'anyone', ahead: true },
  privacyPolicy: { path: '/kosullar/gizlilik-politikasi', access: 'anyone', ahead: true },
  termsOfUse: { path: '/kosullar/kullanim-kosullari', access: 'anyone', ahead: true },
  membershipAgreement: { path: '/kosullar/uyelik-sozlesmesi', access: 'anyone', ahead: true },
  cookiePolicy: { path: '/kosullar/cerez-politikasi', access: 'anyone', ahead: true },
  refundPolicy: { path: '/kosullar/iade-politikasi', access: 'anyone', ahead: true },
  orderForm: {
    path: '/boost/:game/:boostType',
    access: 'anyone',
    ahead: true,
    values: orderForms.map(({ game, boostType }) => ({ game, boostType })),
  },
  orderFormVariant: {
    path: '/boost/:game/:boostType/:base',
    access: 'anyone',
    values: orderForms.flatMap(({ tiers, ...form }) =>
      tiers.map((base) => ({ game: form.game, boostType: form.boostType, base })),
    ),
  },
  unranked: { path: '/unranked-hesap', access: 'anyone', ahead: true },
  coaching: { path: '/kocluk', access: 'anyone', ahead: true },
  boostOverview: { path: '/boost/boost', access: 'anyone', ahead: true },
  paytr: { path: '/paytr', access: ['customer'] },
  paymentSuccess: { path: '/payment/success', access: 'anyone' },
  paymentCancel: { path: '/payment/cancel', access: 'anyone' },
  orders: { path: '/siparisler', access: ['customer'] },
  order: { path: '/siparisler/:id', access: ['customer'], ids: ['id'] },
  receipt: { path: '/siparisler/:id/makbuz', access: ['customer'], ids: ['id'] },
  tickets: { path: '/biletler', access: ['customer', 'booster'] },
  newTicket: { path: '/biletler/create', access: ['customer', 'booster'] },
  ticket: { path: '/biletler/:id', access: ['customer', 'booster'], ids: ['id'] },
  contact: { path: '/contact-us', access: 'anyone', ahead: true },
  boosterApplication: { path: '/booster-basvuru', access: 'anyone', ahead: true },
  boosterProfile: { path: '/boosterlar/:id', access: 'anyone', ids: ['id'] },
  booster: { path: '/booster', access: ['booster'], frame: 'booster' },
  boosterPage: {
    path: '/booster/:pageId',
    access: ['booster'],
    frame: 'booster',
    values: boosterPages.map((pageId) => ({ pageId })),
  },
  boosterPageDetail: {
    path: '/booster/:pageId/:pageDetail',
    access: ['booster'],
    ids: ['pageDetail'],
    frame: 'booster',
    values: boosterPages.map((pageId) => ({ pageId })),
  },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof routeTable;

/** The table, with the optional fields of its rows in the type. */
export const routeRows = Object.entries(routeTable) as readonly (readonly [RouteName, RouteRow])[];

type ParamNames<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : P extends `:${infer Name}`
    ? Name
    : never;
type Params<N extends RouteName> = Record<ParamNames<(typeof routeTable)[N]['path']>, string>;

const fill = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (part, name: string) =>
    params[name] === undefined ? part : encodeURIComponent(params[name]),
  );

/** A link to a route. The compiler requires its variable parts. */
export const linkTo = <N extends RouteName>(
  name: N,
  ...[params]: keyof Params<N> extends never ? [] : [Params<N>]
): string => fill(routeTable[name].path, params ?? {});

/** Whether a value is the id of a record: a UUID. */
export const isId = (value: string | undefined): boolean =>
  value !== undefined && /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(value);

/** Every path of a route. Parts with a closed list are filled in. Other parts stay variable. */
export const spelledOut = ({ path, values }: RouteRow): readonly string[] =>
  values ? values.map((params) => fill(path, params)) : [path];

const withTopUp = (path: string, topUpId: string) => `${path}?odeme=${encodeURIComponent(topUpId)}`;

/** The links that pages use, by their meaning. */
export const paths = {
  home: () => linkTo('home'),
  login: () => linkTo('login'),
  faq: () => linkTo('faq'),
  /** The anchor of a question on the FAQ page. */
  question: (id: string) => `${linkTo('faq')}#${id}`,
  /** The page of a game. Teamfight Tactics uses League's accounts and is a section of League's page. */
  game: (game: PlayedGame) => (game === 'tft' ? `${linkTo('league')}#tft` : linkTo(game)),
  service: (id: ServiceId) => serviceOf(id).path,
  boostOverview: () => linkTo('boostOverview'),
  eloBoost: (game: keyof typeof gameSlugs) => linkTo('orderForm', { game: gameSlugs[game], boostType: 'elo-boost' }),
  paytr: (topUpId: string) => withTopUp(linkTo('paytr'), topUpId),
  paymentSuccess: (topUpId: string) => withTopUp(linkTo('paymentSuccess'), topUpId),
  paymentCancel: (topUpId: string) => withTopUp(linkTo('paymentCancel'), topUpId),
  profile: () => linkTo('profile'),
  /** The postings on the profile page. */
  statement: () => `${linkTo('profile')}#hareketler`,
  settings: (section?: string) => linkTo('settings') + (section ? `#${section}` : ''),
  notifications: () => linkTo('notifications'),
  orders: () => linkTo('orders'),
  order: (id: string) => linkTo('order', { id }),
  receipt: (id: string) => linkTo('receipt', { id }),
  boosterProfile: (id: string) => linkTo('boosterProfile', { id }),
  booster: () => linkTo('booster'),
  /** The console: a separate application. */
  console: () => '/admin/',
  boosterPage: (pageId: BoosterPage) => linkTo('boosterPage', { pageId }),
  boosterOrder: (id: string) => linkTo('boosterPageDetail', { pageId: 'aktif', pageDetail: id }),
} as const;

/** Whether a path is a page of the booster's panel, which has its own header and no footer. */
export const isInPanel = (pathname: string): boolean => {
  const [, first, page] = pathname.split('/');
  return first === 'booster' && (!page || boosterPages.some((known) => known === page));
};

/** A redirect target is a relative path in the site (specification §4). Anything else leads to the home page. */
export function inSitePath(target: string | null | undefined): string {
  if (!target?.startsWith('/') || /^\/[/\\]|[\\\s]/.test(target)) return paths.home();
  const url = new URL(target, location.origin);
  const path = url.pathname + url.search + url.hash;
  // `URL` resolves dot segments, so the path may now begin with `//`: the address of another site.
  return url.origin === location.origin && !path.startsWith('//') ? path : paths.home();
}
