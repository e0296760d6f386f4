import { stepsOf } from '#contract/pricing/ranks.ts';
import type { Service, ServiceKind } from '#contract/vocabulary.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import { StairMini } from '../../ui/stair/StairMini.tsx';

/** The part of the ladder that the picture of a climb shows, as fractions of its length. */
const climbs: Partial<Record<ServiceKind, readonly [from: number, to: number]>> = {
  elo: [0.4, 0.8],
  duo: [0.2, 0.6],
};

const emblems: Partial<Record<ServiceKind, string>> = {
  win: 'gold',
  hero: 'master',
  level: 'iron',
  challenger: 'challenger',
  radiant: 'radiant',
  unrated: 'silver',
  coaching: 'diamond',
};

/** The picture of a service: a part of the staircase for a climb, otherwise an emblem. */
export function ServicePicture({ service: { game, kind } }: { service: Service }) {
  const share = climbs[kind];
  if (!share || game === 'coaching') return <Emblem tier={emblems[kind] ?? 'unranked'} size={44} />;
  const [from, to] = share.map((part) => Math.round(part * (stepsOf(game).length - 1)));
  return <StairMini game={game} from={from ?? 0} to={to ?? 0} />;
}
