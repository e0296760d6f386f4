import type { PlayedGame } from '#contract/vocabulary.ts';
import { ArrowRight } from 'lucide-react';
import { rankName, type RankLike } from '#contract/pricing/ranks.ts';
import { Emblem } from './Emblem.tsx';

export function Rank({
  game,
  rank,
  size = 22,
  suffix,
}: {
  game: PlayedGame;
  rank: RankLike;
  size?: number;
  suffix?: string;
}) {
  return (
    <span className="rank">
      <Emblem tier={rank.tier} size={size} />
      <span>
        {rankName(game, rank)}
        {suffix}
      </span>
    </span>
  );
}

export function Climb({
  game,
  from,
  to,
  size = 22,
}: {
  game: PlayedGame;
  from: RankLike;
  to: RankLike;
  size?: number;
}) {
  return (
    <span className="climb">
      <Rank game={game} rank={from} size={size} />
      <ArrowRight className="ic" aria-hidden="true" />
      <span className="vh">hedef:</span>
      <Rank game={game} rank={to} size={size} />
    </span>
  );
}
