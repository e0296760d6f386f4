import { agentLabels, agents, draftLimits as most, type Agent } from '#contract/vocabulary.ts';
import { percentLabel } from '../../lib/percent.ts';
import { Fold, namesOf, type BlockProps } from './Block.tsx';
import { Tags } from './Tags.tsx';

const items = agents.map((value) => ({ value, label: agentLabels[value] }));

export default function AgentsBlock({ choices, surcharges, set }: BlockProps) {
  return (
    <Fold
      title="Ajanlar"
      note={surcharges ? `İsteğe bağlı. Ajan seçersen ${percentLabel(surcharges.agents)}.` : 'İsteğe bağlı.'}
      chosen={namesOf(choices.agents.map((agent) => agentLabels[agent]))}
    >
      <Tags
        label="Ajanlar"
        titled
        placeholder="Ajan ara"
        hint={`En çok ${most.agents} ajan.`}
        items={items}
        glyphs
        chosen={choices.agents}
        most={most.agents}
        onChange={(chosen) => set({ agents: chosen as readonly Agent[] })}
      />
    </Fold>
  );
}
