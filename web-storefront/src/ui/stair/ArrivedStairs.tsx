import { stepsOf } from '#contract/pricing/ranks.ts';
import type { PlayedGame, Tier } from '#contract/vocabulary.ts';
import { Climb } from '../Rank.tsx';
import { StairMini } from './StairMini.tsx';

export interface ArrivedStair {
  readonly game: PlayedGame;
  readonly from: Tier;
  readonly to: Tier;
  /** The service and the time in words. */
  readonly about: string;
}

/** Climbs from tier to tier that reached their goal, each as a small staircase. */
export function ArrivedStairs({ arrivals }: { arrivals: readonly ArrivedStair[] }) {
  return (
    <ul className="arrived">
      {arrivals.map(({ game, from, to, about }) => (
        <li key={`${game} ${about} ${from} ${to}`}>
          <StairMini game={game} from={Math.max(firstStep(game, from), 0)} to={firstStep(game, to)} width={112} />
          <Climb game={game} from={{ tier: from }} to={{ tier: to }} />
          <span className="small dim">{about}</span>
        </li>
      ))}
    </ul>
  );
}

const firstStep = (game: PlayedGame, tier: Tier): number => stepsOf(game).findIndex((step) => step.tier === tier);
