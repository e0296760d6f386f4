import '../../styles/landing.css';
import { formatEstimate } from '#contract/format.ts';
import { serviceOf, type PlayedGame } from '#contract/vocabulary.ts';
import { stepIndex } from '#contract/pricing/ranks.ts';
import { Star } from 'lucide-react';
import { gameNames } from '../../lib/words.ts';
import { formatAgo, formatDay } from '../../lib/time.ts';
import { GameIcon } from '../../ui/GameIcon.tsx';
import { Climb } from '../../ui/Rank.tsx';
import { StairMini } from '../../ui/stair/StairMini.tsx';
import { Section } from '../home/Section.tsx';
import { Players, usePlayers } from '../people/Players.tsx';
import { useShowcase } from '../showcase.ts';

/** Real boosters, orders and reviews; nothing where there are none. */
export function Shown({ game }: { game?: PlayedGame }) {
  return (
    <>
      <Who game={game} />
      <Work game={game} />
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

function Work({ game }: { game: PlayedGame | undefined }) {
  const { data } = useShowcase();
  if (!data) return null;
  const orders = data.orders.filter((order) => !game || order.game === game).slice(0, 6);
  const reviews = data.reviews.filter(({ service }) => !game || serviceOf(service).game === game).slice(0, 6);
  return (
    <>
      {orders.length > 0 && (
        <Section id="son" title="Az önce tamamlananlar">
          <Finished orders={orders} />
        </Section>
      )}
      {reviews.length > 0 && (
        <Section id="yorumlar" title="Müşteriler ne diyor?">
          <ReviewCards reviews={reviews} />
        </Section>
      )}
    </>
  );
}

type Showcase = NonNullable<ReturnType<typeof useShowcase>['data']>;
type Order = Showcase['orders'][number];

export function Finished({ orders }: { orders: readonly Order[] }) {
  return (
    <table className="tbl tbl--c">
      <thead>
        <tr>
          <th>Oyun</th>
          <th className="hide-t">Hizmet</th>
          <th>Çıkılan basamaklar</th>
          <th>Süre</th>
          <th className="r">Bitti</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Done key={order.service + order.finishedAt} order={order} />
        ))}
      </tbody>
    </table>
  );
}

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

function Done({ order: { game, service, climb, hours, finishedAt } }: { order: Order }) {
  return (
    <tr>
      <td>
        <span className="row">
          <GameIcon game={game} />
          <b className="medium">{gameNames[game]}</b>
        </span>
      </td>
      <td className="muted hide-t">{serviceOf(service).smallTitle}</td>
      <td className="wide">
        {climb ? (
          <span className="row">
            <Climb game={game} from={climb.from} to={climb.to} />
            <span className="hide-m">
              <StairMini game={game} from={stepIndex(game, climb.from)} to={stepIndex(game, climb.to)} />
            </span>
          </span>
        ) : (
          serviceOf(service).smallTitle
        )}
      </td>
      <td className="dim">{formatEstimate({ minHours: hours, maxHours: hours }).replace('yaklaşık ', '')}</td>
      <td className="r dim">
        <time dateTime={finishedAt}>{formatAgo(finishedAt)}</time>
      </td>
    </tr>
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
