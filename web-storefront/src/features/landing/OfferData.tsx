import { services, type PlayedGame } from '#contract/vocabulary.ts';
import { useShowcase } from '../showcase.ts';

/** Structured data for search engines: the lowest price of a game's services, once it is known. */
export function OfferData({ game, name }: { game: PlayedGame; name: string }) {
  const { data } = useShowcase();
  const prices = services.flatMap(({ id, game: of }) => (of === game ? (data?.priceFrom[id]?.amount ?? []) : []));
  if (prices.length === 0) return null;
  const offers = {
    '@type': 'AggregateOffer',
    priceCurrency: 'TRY',
    lowPrice: (Math.min(...prices) / 100).toFixed(2),
    offerCount: prices.length,
  };
  const text = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Service', name, offers });
  return (
    // oxlint-disable-next-line react/no-danger -- our own words and numbers, in a script that is data
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }} />
  );
}
