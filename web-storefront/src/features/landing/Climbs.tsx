import '../../styles/landing.css';
import { playedGames, serviceOf, services, type PlayedGame } from '#contract/vocabulary.ts';
import { stepsOf } from '#contract/pricing/ranks.ts';
import type { ReactNode } from 'react';
import { atLeast, gameNames } from '../../lib/words.ts';
import { GameIcon } from '../../ui/GameIcon.tsx';
import { type RoughFigure, RoughFigures } from '../../ui/RoughFigures.tsx';
import { ArrivedStairs } from '../../ui/stair/ArrivedStairs.tsx';
import { useShowcase } from '../showcase.ts';

type Showcase = NonNullable<ReturnType<typeof useShowcase>['data']>;
type Told = Showcase['climbs'][number];
type Arrival = Showcase['arrivals'][number];

/**
 * The climbs of others: counted per game, and those that arrived, of the given service first. Nothing stands here until
 * something is told.
 * @param place draws the section around it
 */
export function Climbs({
  game,
  service,
  most,
  place: Place,
}: {
  game: PlayedGame | undefined;
  service?: string;
  most: number;
  place: (section: { title: string; children: ReactNode }) => ReactNode;
}) {
  const { data } = useShowcase();
  const near = (one: { readonly game: PlayedGame }) => (game ? one.game === game : playedGames.includes(one.game));
  const climbs = (data?.climbs ?? []).filter(near);
  const arrivals = (data?.arrivals ?? [])
    .filter((one) => near(one) && isKnown(one))
    .toSorted((one, other) => Number(other.service === service) - Number(one.service === service))
    .slice(0, most);
  if (climbs.length === 0 && arrivals.length === 0) return null;
  const figures = game ? climbs.flatMap(figuresOfGame) : climbs.map(gameFigure);
  return (
    <Place title="Merdivende neler oluyor?">
      {figures.length > 0 && <RoughFigures figures={figures} />}
      {arrivals.length > 0 && (
        <ArrivedStairs
          arrivals={arrivals.map(({ service: id, ...climb }) => {
            const { title, smallTitle } = serviceOf(id);
            return { ...climb, about: `${game ? smallTitle : title}, son 7 günde` };
          })}
        />
      )}
    </Place>
  );
}

/** Whether this page knows the service and the tiers, which a newer server may have added. */
const isKnown = ({ game, service, from, to }: Arrival): boolean => {
  const tiers: readonly string[] = ['unranked', ...stepsOf(game).map(({ tier }) => tier)];
  return services.some(({ id }) => id === service) && tiers.includes(from) && tiers.includes(to);
};

const ORDERS = 'sipariş';
const ARRIVED = 'Son 7 günde hedefe ulaşan';

const figuresOfGame = ({ played, arrived }: Told): readonly RoughFigure[] => [
  ...(played === null ? [] : [{ id: 'played', label: 'Oynanan', value: played, unit: ORDERS }]),
  ...(arrived === null ? [] : [{ id: 'arrived', label: ARRIVED, value: arrived, unit: ORDERS }]),
];

/** One figure of each game. How many arrived stands below, or in its place where too few are played to tell. */
const gameFigure = ({ game, played, arrived }: Told): RoughFigure => {
  const label = (
    <span className="row">
      <GameIcon game={game} />
      {gameNames[game]}
    </span>
  );
  if (played === null) return { id: game, label, value: arrived ?? 0, unit: ORDERS, note: ARRIVED };
  const note = arrived === null ? undefined : `${ARRIVED}: ${atLeast(arrived)}`;
  return { id: game, label, value: played, unit: 'sipariş oynanıyor', note };
};
