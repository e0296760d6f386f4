import type { ComponentType } from 'react';
import { has, type PartName } from '../draft/forms.ts';
import { CoachBlock, MatchesBlock, WinsBlock } from './AmountBlocks.tsx';
import type { BlockProps } from './Block.tsx';
import { ExtrasBlock } from './ExtrasBlock.tsx';
import { LaneBlock } from './LaneBlock.tsx';
import { AgentsBlock, ChampionsBlock } from './PlayBlock.tsx';
import { LadderBlock, RankBlock, SeasonBlock } from './RankBlocks.tsx';
import { ServerBlock } from './ServerBlock.tsx';
import { LevelsBlock, MasteryBlock, PointsBlock } from './SpanBlocks.tsx';

/** What a form's parts look like, in the order in which they are shown: first the work, then where and how. */
const blocks: readonly (readonly [part: PartName, Shown: ComponentType<BlockProps>])[] = [
  ['ladder', LadderBlock],
  ['rank', RankBlock],
  ['wins', WinsBlock],
  ['season', SeasonBlock],
  ['matches', MatchesBlock],
  ['mastery', MasteryBlock],
  ['levels', LevelsBlock],
  ['lp', PointsBlock],
  ['kp', PointsBlock],
  ['coach', CoachBlock],
  ['server', ServerBlock],
  ['lane', LaneBlock],
  ['champions', ChampionsBlock],
  ['agents', AgentsBlock],
  ['extras', ExtrasBlock],
  ['extrasWithWin', ExtrasBlock],
  ['priority', ExtrasBlock],
];

export function Blocks(props: BlockProps) {
  return blocks
    .filter(([part]) => has(props.choices.service, part))
    .map(([part, Shown]) => <Shown key={part} {...props} />);
}
