import '../../styles/landing.css';
import { serviceOf, type PlayedGame } from '#contract/vocabulary.ts';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/time.ts';
import { Section } from '../home/Section.tsx';
import { Players, usePlayers } from '../people/Players.tsx';
import { useShowcase } from '../showcase.ts';
import { Climbs } from './Climbs.tsx';

/** Real boosters, orders and reviews; nothing where there are none. */
export function Shown({ game }: { game?: PlayedGame }) {
  return (
    <>
      <Who game={game} />
      <Climbs game={game} most={most} place={Latest} />
      <Said game={game} />
    </>
  );
}

function Who({ game }: { game: PlayedGame | undefined }) {
  const { none, ...players } = usePlayers(game ? { game } : {});
  if (none) return null;
  return (
    <Section id="kim" title="Kim oynuyor?" lead="En çok siparişi bitiren booster’lar.">
      <Players {...players} />
    </Section>
  );
}

const most = 6;

const Latest = (section: { title: string; children: ReactNode }) => <Section id="son" {...section} />;

function Said({ game }: { game: PlayedGame | undefined }) {
  const { data } = useShowcase();
  if (!data) return null;
  const reviews = data.reviews.filter(({ service }) => !game || serviceOf(service).game === game).slice(0, most);
  if (reviews.length === 0) return null;
  return (
    <Section id="yorumlar" title="Müşteriler ne diyor?">
      <ReviewCards reviews={reviews} />
    </Section>
  );
}

type Showcase = NonNullable<ReturnType<typeof useShowcase>['data']>;

export function ReviewCards({ reviews }: { reviews: Showcase['reviews'] }) {
  return (
    <ul className="cards">
      {reviews.map(({ stars, text, customer, service, createdAt }) => (
        <li className="card" key={customer + createdAt + text}>
          <Stars count={stars} />
          <p className="said">{text}</p>
          <p className="card__f tiny dim">
            <span>
              {customer}, {serviceOf(service).title}
            </span>
            <time dateTime={createdAt}>{formatDay(createdAt)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Stars({ count }: { count: number }) {
  return (
    <span className="stars" role="img" aria-label={`5 üzerinden ${count}`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} className="ic" aria-hidden="true" data-full={star <= count || undefined} />
      ))}
    </span>
  );
}
