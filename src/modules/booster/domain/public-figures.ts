import { fewest } from '#kernel/crowd.ts';
import { ladderOf, playedGames, services } from '#kernel/vocabulary.ts';
import { type Profile, rankIn } from './profile.ts';

/** What is counted of a booster's orders, reviews and messages. */
export interface Results {
  /** Orders that were confirmed: by the customer, by staff, or because the time to confirm was over. */
  readonly confirmed: number;
  /** Orders that were cancelled while this booster had them. */
  readonly cancelled: number;
  /** Times that the booster left an order, which then went on without them. */
  readonly left: number;
  /** Of the newest confirmed orders: those with a promised time, and those finished by it. */
  readonly timed: number;
  readonly onTime: number;
  readonly reviews: number;
  readonly stars: number | null;
  /** Of the newest conversations: those that the customer began or took part in. */
  readonly asked: number;
  /** The median of the seconds to the first answer; infinite if most customers got none. */
  readonly answerSeconds: number | null;
  /** Orders that the booster plays now. */
  readonly active: number;
  readonly lastSeenAt: Date | null;
}

/** Milliseconds. So long that it does not tell when a person is at their computer. */
const seenWithin = 7 * 24 * 3600_000;

/** The public figures of a booster. */
export const figuresOf = (results: Results, { simultaneousOrders, takesOrders }: Profile, now: Date) => {
  const { confirmed, cancelled, left, timed, onTime, asked, answerSeconds, active, lastSeenAt, reviews, stars } =
    results;
  const answers = asked >= fewest && answerSeconds !== null && Number.isFinite(answerSeconds);
  return {
    finishedOrders: confirmed,
    successPercent: percentOf(confirmed, confirmed + cancelled + left),
    onTimePercent: percentOf(onTime, timed),
    reviewCount: reviews,
    stars: stars === null ? null : Math.round(stars * 10) / 10,
    mostlyUnanswered: asked >= fewest && answerSeconds === Infinity,
    answerMinutes: answers ? Math.max(1, Math.round(answerSeconds / 60)) : null,
    takesOrders,
    available:
      takesOrders &&
      active < simultaneousOrders &&
      lastSeenAt !== null &&
      now.getTime() - lastSeenAt.getTime() <= seenWithin,
  };
};

/** Rounded down, so that one failure among thousands is never shown as 100. */
const percentOf = (part: number, all: number): number | null => (all < fewest ? null : Math.floor((100 * part) / all));

/** The highest rank that the booster may play in each game of their services; without a limit, the game's highest. */
export const ranksOf = (profile: Profile) => {
  const played = new Set(services.filter(({ id }) => profile.availableServices.includes(id)).map(({ game }) => game));
  return playedGames.flatMap((game) => {
    const ladder = ladderOf(game);
    const limit = rankIn(profile, game);
    const rung = played.has(game) && (limit === null ? ladder.at(-1) : ladder.find(({ id }) => id === limit));
    return rung ? [{ game, tier: rung.tier, division: rung.division }] : [];
  });
};
