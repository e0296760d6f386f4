import { agentLabels, agents, draftLimits as most, type Agent } from '#contract/vocabulary.ts';
import { percentLabel } from '../../lib/percent.ts';
import { Block, type BlockProps } from './Block.tsx';
import { Tags } from './Tags.tsx';

const items = agents.map((value) => ({ value, label: agentLabels[value] }));

export default function AgentsBlock({ choices, surcharges, set }: BlockProps) {
  return (
    <Block
      title="Ajanlar"
      note={surcharges ? `İsteğe bağlı. Ajan seçersen ${percentLabel(surcharges.agents)}.` : 'İsteğe bağlı.'}
    >
      <Tags
        label="Ajanlar"
        placeholder="Ajan ara"
        hint={`En fazla ${most.agents} ajan.`}
        items={items}
        chosen={choices.agents}
        most={most.agents}
        onChange={(chosen) => set({ agents: chosen as readonly Agent[] })}
      />
    </Block>
  );
}
