import type { ComponentType } from 'react';
import type { ServiceId } from '#contract/vocabulary.ts';
import { has, type PartName } from '../draft/forms.ts';
import type { BlockProps } from './Block.tsx';
import { late } from './late.tsx';
import { ServerBlock } from './ServerBlock.tsx';

type Shown = Readonly<Partial<Record<PartName, ComponentType<BlockProps>>>>;

/** The parts that describe the work. A form loads only its own. */
const works: readonly { readonly parts: readonly PartName[]; readonly load: () => Promise<{ blocks: Shown }> }[] = [
  { parts: ['ladder'], load: () => import('./LadderBlock.tsx') },
  { parts: ['rank'], load: () => import('./RankBlock.tsx') },
  { parts: ['season'], load: () => import('./SeasonBlock.tsx') },
  { parts: ['wins', 'matches', 'coach'], load: () => import('./AmountBlocks.tsx') },
  { parts: ['mastery', 'levels'], load: () => import('./SpanBlocks.tsx') },
  { parts: ['lp', 'kp'], load: () => import('./PointsBlock.tsx') },
];

/** Keeps the height of a fold's line. */
const coming = <section className="blk coming" />;
const ExtrasBlock = late(() => import('./ExtrasBlock.tsx'), coming);

/** The parts that any form may have: where and how the work is done. */
let shown: Shown = {
  server: ServerBlock,
  lane: late(() => import('./LaneBlock.tsx'), coming),
  champions: late(() => import('./PlayBlock.tsx'), coming),
  agents: late(() => import('./AgentsBlock.tsx'), coming),
  extras: ExtrasBlock,
  extrasWithWin: ExtrasBlock,
  priority: ExtrasBlock,
};

/** Loads the code of a service's own parts. */
export async function loadBlocks(service: ServiceId): Promise<readonly object[]> {
  const own = works.filter(({ parts }) => parts.some((part) => has(service, part)));
  const modules = await Promise.all(own.map(({ load }) => load()));
  for (const { blocks } of modules) shown = { ...shown, ...blocks };
  return modules;
}

/** The order of the parts on the page: first the work, then where and how. */
const inOrder: readonly PartName[] = [
  ...(['ladder', 'rank', 'wins', 'season', 'matches', 'mastery', 'levels', 'lp', 'kp', 'coach'] as const),
  ...(['server', 'lane', 'champions', 'agents', 'extras', 'extrasWithWin', 'priority'] as const),
];

export function Blocks(props: BlockProps) {
  return inOrder
    .filter((part) => has(props.choices.service, part))
    .map((part) => {
      const Block = shown[part];
      return Block && <Block key={part} {...props} />;
    });
}
