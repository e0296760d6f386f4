import * as z from 'zod/mini';
import {
  boosterTiers,
  games,
  languages,
  leagueLadder,
  leagueOrderServers,
  leagueTiers,
  playedGames,
  type Rung,
  services,
  valorantBoosterServers,
  valorantLadder,
  valorantTiers,
  wildriftServers,
} from '../../kernel/vocabulary.ts';
import { basedOn, Id, line, Money, named, PositiveMoney, Time, unread } from '../common.ts';
import { ShownReview } from '../order/showcase.ts';

export const serviceIds = services.map((s) => s.id) as [string, ...string[]];

/** A rung of the game's ladder, e.g. `diamond2`, `challenger1`, `radiant1`; null: no limit. */
const rankOn = (ladder: readonly Rung[]) => z.nullable(z.enum(ladder.map((rung) => rung.id) as [string, ...string[]]));

const profileFields = {
  simultaneousOrders: z.int().check(z.gte(0), z.lte(100)),
  availableServices: z.array(z.enum(serviceIds)).check(z.maxLength(serviceIds.length)),
  leagueRank: rankOn(leagueLadder),
  valorantRank: rankOn(valorantLadder),
  wildriftRank: rankOn(leagueLadder),
  tftRank: rankOn(leagueLadder),
  comfortableLeagueServers: z.array(z.enum(leagueOrderServers)).check(z.maxLength(leagueOrderServers.length)),
  comfortableWildriftServers: z.array(z.enum(wildriftServers)).check(z.maxLength(wildriftServers.length)),
  comfortableValorantServers: z.array(z.enum(valorantBoosterServers)).check(z.maxLength(valorantBoosterServers.length)),
  languages: z.array(z.enum(languages)).check(z.maxLength(languages.length)),
  country: z.nullable(line(2, 60)),
  residency: z.nullable(line(2, 60)),
  tier: z.union(
    boosterTiers.map((t) => z.literal(t)) as [
      z.ZodMiniLiteral<1>,
      z.ZodMiniLiteral<2>,
      z.ZodMiniLiteral<3>,
      z.ZodMiniLiteral<4>,
    ],
  ),
  hwid: z.nullable(line(4, 200)),
};

/** What boosters decide for themselves, beside the keys of the specification. */
const ownChoices = {
  /** Whether customers may offer them orders. */
  takesOrders: z.boolean(),
  /** What they want to earn in a week; null: no goal. Nobody else sees it. */
  weekGoal: z.nullable(PositiveMoney),
};

/**
 * The profile keys of the specification (§3). A booster reads them; the booster module decides which of them they may change.
 */
export const BoosterProfile = named(
  'BoosterProfile',
  z.strictObject({
    id: Id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    username: z.string(),
    ...profileFields,
    ...ownChoices,
    activeOrders: z.int(),
  }),
);

export type BoosterProfile = z.infer<typeof BoosterProfile>;

const { comfortableLeagueServers, comfortableWildriftServers, comfortableValorantServers, country } = profileFields;

/** The keys that boosters change themselves; the staff change the others (specification §3). */
export const ChangeOwnProfile = named(
  'ChangeOwnProfile',
  z.partial(
    z.strictObject({
      comfortableLeagueServers,
      comfortableWildriftServers,
      comfortableValorantServers,
      languages: z.array(z.enum(languages)).check(z.minLength(1), z.maxLength(languages.length)),
      country,
      ...ownChoices,
    }),
  ),
);

export type ChangeOwnProfile = z.infer<typeof ChangeOwnProfile>;

const shown = {
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  username: z.string(),
  status: z.enum(['active', 'banned', 'deleted']),
  /** Null for callers who may neither read wallets nor move money. */
  balance: z.nullable(Money),
  activeOrders: z.int(),
  /** Orders that were confirmed: by the customer, by staff, or because the time to confirm was over. */
  finishedOrders: z.int(),
  takesOrders: ownChoices.takesOrders,
  createdAt: Time,
};

export const AdminBooster = named('AdminBooster', z.strictObject({ ...shown, ...profileFields }));

export type AdminBooster = z.infer<typeof AdminBooster>;

const changes = z.partial(z.object({ ...profileFields, basedOn }));

/** A partial change. */
export const ChangeBooster = named(
  'ChangeBooster',
  z.pipe(z.strictObject({ ...changes.shape, ...unread(shown) }), changes),
);

export type ChangeBooster = z.infer<typeof ChangeBooster>;

export const Earnings = named(
  'BoosterEarnings',
  z.strictObject({
    balance: Money,
    thisMonth: Money,
    /** Confirmed orders only. */
    finishedOrders: z.int(),
    /** The last twelve weeks of Turkish time, oldest first; `week` is the Monday. */
    byWeek: z.array(
      z.strictObject({
        week: z.string(),
        amount: Money,
        /** Games without earnings are left out. */
        byGame: z.array(z.strictObject({ game: z.enum(games), amount: Money })),
      }),
    ),
  }),
);

export type Earnings = z.infer<typeof Earnings>;

/** Whole percents. */
const Percent = z.int().check(z.gte(0), z.lte(100));

/** What everybody may see of a booster. All figures are counted. */
const shownToAll = {
  id: Id,
  displayName: z.string(),
  services: z.array(z.enum(serviceIds)),
  /** The highest rank that they may play in each game of their services. */
  ranks: z.array(
    z.strictObject({
      game: z.enum(playedGames),
      tier: z.enum([...new Set([...leagueTiers, ...valorantTiers])]),
      division: z.nullable(z.int()),
    }),
  ),
  languages: z.array(z.enum(languages)),
  /** Orders that were confirmed: by the customer, by staff, or because the time to confirm was over. */
  finishedOrders: z.int(),
  /** The share of the orders they took that ended confirmed, and not cancelled or with another booster. Null: too few orders. */
  successPercent: z.nullable(Percent),
  /** The share of their newest confirmed orders that were finished in the promised time. Null: too few orders. */
  onTimePercent: z.nullable(Percent),
  reviewCount: z.int(),
  /** The average with one decimal; null while there is no review. */
  stars: z.nullable(z.number()),
  /** The median of the minutes from a customer’s first message to the booster’s next one. Null: too few, or mostly unanswered. */
  answerMinutes: z.nullable(z.int()),
  /** Most first messages got no answer. */
  mostlyUnanswered: z.boolean(),
  /** Customers may offer them orders. The booster decides that. */
  takesOrders: ownChoices.takesOrders,
  /** Takes orders, has room for another one, and was on the site within the last seven days. */
  available: z.boolean(),
};

export const BoosterCard = named('BoosterCard', z.strictObject(shownToAll));

export type BoosterCard = z.infer<typeof BoosterCard>;

export const PublicBooster = named(
  'PublicBooster',
  z.strictObject({
    ...shownToAll,
    /** The month in which they joined, as noon of its first day. */
    memberSince: Time,
    /** The newest first; at most 20. */
    reviews: z.array(ShownReview),
  }),
);

export type PublicBooster = z.infer<typeof PublicBooster>;
