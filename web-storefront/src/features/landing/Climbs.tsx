import '../../styles/landing.css';
import { serviceOf, type PlayedGame } from '#contract/vocabulary.ts';
import { gameNames } from '../../lib/words.ts';
import { GameIcon } from '../../ui/GameIcon.tsx';
import { type LiveFigure, LiveFigures } from '../../ui/LiveFigures.tsx';
import { ArrivedPlaces, ArrivedStairs } from '../../ui/stair/ArrivedStairs.tsx';
import { useLateQuery } from '../late-query.ts';
import { showcaseQuery } from '../showcase.ts';

/** Milliseconds. A page in a hidden tab does not ask. */
const askedEvery = 60_000;

export const climbsTitle = 'Merdivende neler oluyor?';

/**
 * The climbs of others: counted per game, and the newest that arrived, those of the given service first. The place is kept
 * while they load; nothing is left of it if nothing is told.
 */
export function useClimbs({ game, service, most }: { game: PlayedGame | undefined; service?: string; most: number }) {
  const { data, isPending } = useLateQuery({ ...showcaseQuery, refetchInterval: askedEvery });
  const near = <T extends { readonly game: PlayedGame }>(all: readonly T[] = []) =>
    all.filter((one) => !game || one.game === game);
  const climbs = near(data?.climbs);
  const arrivals = near(data?.arrivals)
    .toSorted((one, other) => Number(other.service === service) - Number(one.service === service))
    .slice(0, most);
  const none = !isPending && climbs.length === 0 && arrivals.length === 0;
  return { climbs, arrivals, ofAllGames: !game, most, loading: isPending, none };
}

export function Climbs({ climbs, arrivals, ofAllGames, most, loading }: Omit<ReturnType<typeof useClimbs>, 'none'>) {
  if (loading) return <ArrivedPlaces count={most} />;
  const figures = ofAllGames ? climbs.map(gameFigure) : climbs.flatMap(figuresOfGame);
  return (
    <>
      {figures.length > 0 && <LiveFigures figures={figures} />}
      {arrivals.length > 0 && (
        <ArrivedStairs
          arrivals={arrivals.map(({ service, when, ...climb }) => {
            const { title, smallTitle } = serviceOf(service);
            return { ...climb, about: `${ofAllGames ? title : smallTitle}, ${said[when]}` };
          })}
        />
      )}
    </>
  );
}

type Told = ReturnType<typeof useClimbs>['climbs'][number];

const said = { today: 'bugün', week: 'son 7 günde' } as const;
const ORDERS = 'sipariş';

const figuresOfGame = ({ climbing, arrived }: Told): readonly LiveFigure[] => [
  ...(climbing === null ? [] : [{ id: 'climbing', label: 'Şu an tırmanan', value: climbing, unit: ORDERS }]),
  ...(arrived === null ? [] : [{ id: 'arrived', label: 'Son 7 günde hedefe ulaşan', value: arrived, unit: ORDERS }]),
];

/** One figure of each game. How many arrived stands below, or in its place where too few are played to tell. */
const gameFigure = ({ game, climbing, arrived }: Told): LiveFigure => {
  const name = (
    <span className="row">
      <GameIcon game={game} />
      {gameNames[game]}
    </span>
  );
  if (climbing === null)
    return { id: game, label: name, value: arrived ?? 0, unit: ORDERS, note: 'Son 7 günde hedefine ulaştı' };
  const note = arrived === null ? undefined : `Son 7 günde ${arrived.toLocaleString('tr-TR')} sipariş hedefine ulaştı`;
  return { id: game, label: name, value: climbing, unit: 'sipariş tırmanıyor', note };
};
