import { stepIndex, type RankLike } from '#contract/pricing/ranks.ts';
import type { PlayedGame } from '#contract/vocabulary.ts';
import { Climb } from '../Rank.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { StairMini } from './StairMini.tsx';

export interface ArrivedStair {
  readonly game: PlayedGame;
  readonly from: RankLike;
  readonly to: RankLike;
  /** The service and the time in words. */
  readonly about: string;
}

const WIDTH = 112;

/** Climbs that reached their goal, each as a small staircase. */
export function ArrivedStairs({ arrivals }: { arrivals: readonly ArrivedStair[] }) {
  return (
    <ul className="arrived">
      {arrivals.map(({ game, from, to, about }, nth) => (
        <li key={nth}>
          <StairMini game={game} from={Math.max(stepIndex(game, from), 0)} to={stepIndex(game, to)} width={WIDTH} />
          <Climb game={game} from={from} to={to} />
          <span className="small dim">{about}</span>
        </li>
      ))}
    </ul>
  );
}

/** The place of {@link ArrivedStairs} while they load. */
export function ArrivedPlaces({ count }: { count: number }) {
  return (
    <ul className="arrived" aria-busy="true">
      {Array.from({ length: count }, (_, nth) => (
        <li key={nth}>
          <Skeleton width={WIDTH} height={26} />
          <Skeleton width="80%" height="1.4em" />
          <Skeleton width="50%" />
        </li>
      ))}
    </ul>
  );
}
