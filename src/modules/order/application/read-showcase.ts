import type { Showcase, ShownReview } from '#contract/order/showcase.ts';
import { cachedAnswers } from '#kernel/cached-answers.ts';
import { dayOf } from '#kernel/days.ts';
import type { PriceList } from '#modules/pricing/index.ts';
import type { Review } from '../domain/review.ts';
import type { Needs } from './needs.ts';
import { toldAt } from '../domain/told-climbs.ts';
import { readClimbs } from './read-climbs.ts';

const shown = 12;
/** Milliseconds. The database is asked at most six times a minute per process. */
const keptFor = 10_000;

/** Real figures for the landing pages, cached in the process. */
export const readShowcase = ({
  pieces,
  priceList,
  clock,
}: Needs<'pieces' | 'clock'> & { readonly priceList: Pick<PriceList, 'lowestPrices' | 'coachPrices'> }) => {
  const cached = cachedAnswers<Showcase>(clock, keptFor);
  const told = readClimbs({ pieces, clock });
  const climbsOrNone = () =>
    told().catch((error: unknown) => {
      pieces.leftOut('showcase-climbs', error);
      return { climbs: [], arrivals: [] };
    });

  const read = async (): Promise<Showcase> => {
    const { until } = toldAt(clock.now());
    const [climbs, reviews, { stars, ...counts }] = await Promise.all([
      climbsOrNone(),
      pieces.reviews(shown, until),
      pieces.figures(until),
    ]);
    return {
      ...climbs,
      reviews: reviews.map(shownReview),
      figures: { ...counts, stars: oneDecimal(stars) },
      priceFrom: Object.fromEntries(priceList.lowestPrices()),
      coaches: [...priceList.coachPrices()],
    };
  };

  return (): Promise<Showcase> => cached('', read);
};
export type ReadShowcase = ReturnType<typeof readShowcase>;

/** An average, rounded to one decimal. */
const oneDecimal = (stars: number | null): number | null => (stars === null ? null : Math.round(stars * 10) / 10);

/** A review in its public form. It tells the day, because the time would tell when its customer was on the site. */
export const shownReview = ({ stars, text, firstName, service, at }: Review): ShownReview => ({
  stars,
  text,
  customer: firstName,
  service,
  createdAt: `${dayOf(at)}T12:00:00.000Z`,
});
