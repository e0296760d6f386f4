// The game vocabulary as constant tables (specification §2 and §3). Everything that lists these words reads them here.

// The platform's own words are in a separate file, so that pages about games do not load them.
export * from './platform-vocabulary.ts';

export const games = ['league', 'valorant', 'wildrift', 'tft', 'coaching'] as const;
export type Game = (typeof games)[number];
/** The games with a ladder and accounts; coaching is about one of them. */
export type PlayedGame = Exclude<Game, 'coaching'>;
export const playedGames = ['league', 'valorant', 'wildrift', 'tft'] as const satisfies readonly PlayedGame[];

/** How a service is configured and priced: one row of the table in domain.md §3. */
export const serviceKinds = [
  'elo',
  'duo',
  'win',
  'placement',
  'hero',
  'level',
  'challenger',
  'radiant',
  'unrated',
  'coaching',
] as const;
export type ServiceKind = (typeof serviceKinds)[number];

export interface Service {
  /** The id in drafts and orders: the catalogue path after `/boost/`, or `kocluk`. */
  readonly id: string;
  readonly path: string;
  readonly game: Game;
  readonly kind: ServiceKind;
  readonly title: string;
  readonly smallTitle: string;
  /** Whether the order needs a game account before a booster is searched. */
  readonly accountNeeded: boolean;
}

export const services = [
  service('coaching', 'kocluk', 'coaching', 'Koçluk', 'Koçluk', false),
  service('league', 'league-of-legends/elo-boost', 'elo', 'League of Legends Elo Boost', 'Elo Boost'),
  service('league', 'league-of-legends/duo-boost', 'duo', 'League of Legends Duo Boost', 'Duo Boost'),
  service(
    'league',
    'league-of-legends/yerlestirme-maclari',
    'placement',
    'League of Legends Yerleştirme Maçları',
    'Yerleştirme Maçları',
  ),
  service('league', 'league-of-legends/win-boost', 'win', 'League of Legends Win Boost', 'Win Boost'),
  service('league', 'league-of-legends/hero-boost', 'hero', 'League of Legends Hero Boost', 'Hero Boost'),
  service('league', 'league-of-legends/level-boost', 'level', 'League of Legends Level Boost', 'Level Boost'),
  service(
    'league',
    'league-of-legends/challenger-boost',
    'challenger',
    'League of Legends Challenger Boost',
    'Challenger Boost',
  ),
  service('valorant', 'valorant/elo-boost', 'elo', 'Valorant Elo Boost', 'Elo Boost'),
  service('valorant', 'valorant/duo-boost', 'duo', 'Valorant Duo Boost', 'Duo Boost'),
  service('valorant', 'valorant/win-boost', 'win', 'Valorant Win Boost', 'Win Boost'),
  service(
    'valorant',
    'valorant/yerlestirme-maclari',
    'placement',
    'Valorant Yerleştirme Maçları',
    'Yerleştirme Maçları',
  ),
  service('valorant', 'valorant/immortal-boost', 'radiant', 'Valorant Radiant Boost', 'Radiant Boost'),
  service('valorant', 'valorant/normal-mac', 'unrated', 'Valorant Normal Maç', 'Normal Maç'),
  service('wildrift', 'wildrift/elo-boost', 'elo', 'Wild Rift Elo Boost', 'Elo Boost'),
  service('wildrift', 'wildrift/duo-boost', 'duo', 'Wild Rift Duo Boost', 'Duo Boost', false),
  service('wildrift', 'wildrift/win-boost', 'win', 'Wild Rift Win Boost', 'Win Boost'),
  service(
    'wildrift',
    'wildrift/yerlestirme-maclari',
    'placement',
    'Wild Rift Yerleştirme Maçları',
    'Yerleştirme Maçları',
  ),
  service('tft', 'tft/elo-boost', 'elo', 'TFT Elo Boost', 'Elo Boost'),
  service('tft', 'tft/duo-boost', 'duo', 'TFT Duo Boost', 'Duo Boost', false),
  service('tft', 'tft/win-boost', 'win', 'TFT Win Boost', 'Win Boost'),
  service('tft', 'tft/yerlestirme-maclari', 'placement', 'TFT Yerleştirme Maçları', 'Yerleştirme Maçları'),
] as const;
export type ServiceId = (typeof services)[number]['id'];

function service<const I extends string, const G extends Game, const K extends ServiceKind>(
  game: G,
  id: I,
  kind: K,
  title: string,
  smallTitle: string,
  accountNeeded = true,
) {
  return {
    id,
    path: id === 'kocluk' ? '/kocluk' : `/boost/${id}`,
    game,
    kind,
    title,
    smallTitle,
    accountNeeded,
  };
}

const serviceById: ReadonlyMap<string, Service> = new Map(services.map((s) => [s.id, s]));

/** The catalogue row of a service. @throws for an unknown id, which is a programming error */
export const serviceOf = (id: string): Service => {
  const found = serviceById.get(id);
  if (!found) throw new Error(`no such service: ${id}`);
  return found;
};

/** The services whose draft has a lane (domain.md §3). */
export const hasLanes = ({ game, kind }: Service): boolean =>
  (game === 'league' || game === 'wildrift') && (kind === 'elo' || kind === 'duo');

/** The game of a draft; for coaching, the game that is taught. */
export const gameOf = ({
  service,
  coach,
}: {
  readonly service: string;
  readonly coach?: { readonly game: PlayedGame } | undefined;
}): PlayedGame => {
  const { game } = serviceOf(service);
  return game === 'coaching' ? (coach?.game ?? 'league') : game;
};

/** The title of a service, or its id if the catalogue no longer has it. */
export const serviceTitle = (id: string): string => serviceById.get(id)?.title ?? id;

/** The kind of a service. For one that the catalogue no longer has: the kind without special words. */
export const serviceKind = (id: string): ServiceKind => serviceById.get(id)?.kind ?? 'unrated';

/** The service of a stored order. For one that the catalogue no longer has, a substitute: nobody can play it any more. */
export const storedService = (id: string, game: Game): Service =>
  serviceById.get(id) ?? { id, path: '', game, kind: 'unrated', title: id, smallTitle: id, accountNeeded: true };

/** The service of an id. If the catalogue does not have it, the game follows from the id's first part. */
export const namedService = (id: string): Service => {
  const [first] = id.split('/');
  const sister = services.find((each) => each.id.split('/')[0] === first);
  return storedService(id, sister?.game ?? 'league');
};

export const leagueTiers = [
  'unranked',
  'iron',
  'bronze',
  'silver',
  'gold',
  'platinum',
  'emerald',
  'diamond',
  'master',
  'grandmaster',
  'challenger',
] as const;
export type LeagueTier = (typeof leagueTiers)[number];

export const valorantTiers = [
  'unranked',
  'iron',
  'bronze',
  'silver',
  'gold',
  'platinum',
  'diamond',
  'ascendant',
  'immortal',
  'radiant',
] as const;
export type ValorantTier = (typeof valorantTiers)[number];
export type Tier = LeagueTier | ValorantTier;

/** League tiers that are climbed by LP instead of divisions. */
export const apexTiers = ['master', 'grandmaster', 'challenger'] as const satisfies readonly LeagueTier[];
export const isApex = (tier: string): boolean => (apexTiers as readonly string[]).includes(tier);

/** One step of a ladder. `unranked` has no division. */
export interface Rung {
  readonly id: string;
  readonly tier: Tier;
  readonly division: number | null;
}

const rung = (tier: Tier, division: number | null): Rung => ({
  id: `${tier}${division ?? ''}`,
  tier,
  division,
});

/** 41 steps, unranked, iron4 … iron1, …, challenger1: in League 4 is the lowest division. */
export const leagueLadder: readonly Rung[] = leagueTiers.flatMap((tier) =>
  tier === 'unranked' ? [rung(tier, null)] : [4, 3, 2, 1].map((division) => rung(tier, division)),
);

/** 26 steps, unranked, iron1 … iron3, …, immortal3, radiant1: in Valorant 1 is the lowest division. */
export const valorantLadder: readonly Rung[] = valorantTiers.flatMap((tier) => {
  if (tier === 'unranked') return [rung(tier, null)];
  return (tier === 'radiant' ? [1] : [1, 2, 3]).map((division) => rung(tier, division));
});

export const ladderOf = (game: PlayedGame): readonly Rung[] => (game === 'valorant' ? valorantLadder : leagueLadder);

export const leagueServers = ['br', 'eune', 'euw', 'lan', 'las', 'na', 'oce', 'ru', 'tr', 'jp', 'kr'] as const;
export type LeagueServer = (typeof leagueServers)[number];
export const leagueOrderServers = ['tr', 'euw', 'eune', 'ru'] as const;
export const valorantOrderServers = ['tr', 'eu', 'ru'] as const;
export const valorantBoosterServers = ['eu', 'tr'] as const;
export const wildriftServers = ['tr', 'eu', 'na', 'ru'] as const;

/** Servers on which orders are taken. TFT is played on League's. */
export const orderServers = {
  league: leagueOrderServers,
  tft: leagueOrderServers,
  valorant: valorantOrderServers,
  wildrift: wildriftServers,
} as const satisfies Record<PlayedGame, readonly string[]>;

export const queues = ['solo', 'flex'] as const;
export type Queue = (typeof queues)[number];

export const lanes = ['none', 'top', 'jungle', 'middle', 'adc', 'support', 'champion'] as const;
export type Lane = (typeof lanes)[number];
export const isLane = (name: string | null): name is Lane => (lanes as readonly (string | null)[]).includes(name);

export const spells = [
  'barrier',
  'cleanse',
  'ignite',
  'exhaust',
  'flash',
  'ghost',
  'heal',
  'clarity',
  'smite',
  'teleport',
  'snowball',
] as const;
export type Spell = (typeof spells)[number];

export const agents = [
  'jett',
  'raze',
  'breach',
  'omen',
  'brimstone',
  'phoenix',
  'sage',
  'sova',
  'viper',
  'cypher',
  'reyna',
  'killjoy',
  'skye',
  'yoru',
  'astra',
  'chamber',
  'kayo',
  'neon',
  'fade',
] as const;
export type Agent = (typeof agents)[number];

/** Steps of the mastery table, 0 to 10 (domain.md §3). */
export const masterySteps = [
  { level: 0, marks: 0 },
  { level: 1, marks: 0 },
  { level: 2, marks: 0 },
  { level: 3, marks: 0 },
  { level: 4, marks: 0 },
  { level: 5, marks: 0 },
  { level: 5, marks: 1 },
  { level: 6, marks: 0 },
  { level: 6, marks: 1 },
  { level: 6, marks: 2 },
  { level: 7, marks: 0 },
] as const;

/** A challenger boost climbs at least this many LP (specification §5). */
export const challengerMinimumLp = 50;

/** The most that one draft may ask for (domain.md §3). */
export const draftLimits = {
  points: 3000,
  level: 30,
  wins: 20,
  matches: { league: 10, wildrift: 10, tft: 10, valorant: 5 },
  unratedMatches: 20,
  hours: 20,
  champions: 5,
  agents: 5,
  spells: 2,
  note: 500,
  coupon: 40,
} as const;

export const orderStates = [
  'payment-error',
  'waiting',
  'processing',
  'starting',
  'started',
  'in-game',
  'finished',
  'closed',
  'completed',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

/** States in which an order counts against its booster's simultaneous limit. */
export const activeStates = ['starting', 'started', 'in-game'] as const satisfies readonly OrderState[];
/** States that an order never leaves. */
export const endStates = ['payment-error', 'completed', 'cancelled'] as const satisfies readonly OrderState[];
/** The customer or staff have confirmed the order, or the time to confirm is over: only then it counts as done. */
export const confirmedStates = ['closed', 'completed'] as const satisfies readonly OrderState[];
/** Nothing is played any more. For a confirmed order only the payment is still to be made. */
export const overStates: readonly OrderState[] = ['closed', ...endStates];
/** States of orders that have not ended. */
export const openStates = orderStates.filter((state) => !(endStates as readonly OrderState[]).includes(state));
/** In these states an order waits: for its account, a booster, its start, or its customer's answer. */
export const waitingStates: readonly OrderState[] = ['waiting', 'processing', 'starting', 'finished'];
