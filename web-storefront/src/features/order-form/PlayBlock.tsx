import {
  agentLabels,
  agents,
  champions,
  draftLimits as most,
  spellLabels,
  spells,
  type Agent,
  type Spell,
} from '#contract/vocabulary.ts';
import { percentLabel } from '../../lib/percent.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { has } from '../draft/forms.ts';
import { needsChampion } from '../draft/parts/wishes.ts';
import { Block, type BlockProps } from './Block.tsx';
import { Tags } from './Tags.tsx';

const championItems = champions.map((name) => ({ value: name, label: name }));
const spellItems = spells.map((value) => ({ value, label: spellLabels[value] }));
const agentItems = agents.map((value) => ({ value, label: agentLabels[value] }));

/** Agents that should be played. */
export function AgentsBlock({ choices, surcharges, set }: BlockProps) {
  return (
    <Block
      title="Ajanlar"
      note={surcharges ? `İsteğe bağlı. Ajan seçersen ${percentLabel(surcharges.agents)}.` : 'İsteğe bağlı.'}
    >
      <Tags
        label="Ajanlar"
        placeholder="Ajan ara"
        hint={`En fazla ${most.agents} ajan.`}
        items={agentItems}
        chosen={choices.agents}
        most={most.agents}
        onChange={(chosen) => set({ agents: chosen as readonly Agent[] })}
      />
    </Block>
  );
}

/** The champions of the lane that is priced for them, and spells where the game has them. */
export function ChampionsBlock({ choices, set }: BlockProps) {
  const withChampions = choices.lane === 'champion';
  const withSpells = has(choices.service, 'spells');
  const champions = withChampions && (
    <Tags
      label="Şampiyonlar"
      placeholder="Şampiyon ara"
      hint={`En fazla ${most.champions} şampiyon.`}
      items={championItems}
      chosen={choices.champions}
      most={most.champions}
      error={needsChampion(choices) ? 'Belirli şampiyon için en az bir şampiyon seç.' : undefined}
      onChange={(chosen) => set({ champions: chosen })}
    />
  );
  if (!withSpells) return champions && <Block title="Şampiyon">{champions}</Block>;
  return (
    <Block title={withChampions ? 'Şampiyon ve büyüler' : 'Büyüler'} note="Büyüler isteğe bağlı, fiyatı değiştirmez.">
      <div className="grid2">
        {champions}
        <Spells choices={choices} set={set} />
      </div>
    </Block>
  );
}

function Spells({ choices, set }: Pick<BlockProps, 'choices' | 'set'>) {
  return (
    <div className="stack">
      <Tags
        label="Sihirdar büyüleri"
        placeholder="Büyü ara"
        hint={`En fazla ${most.spells} büyü.`}
        items={spellItems}
        chosen={choices.spells}
        most={most.spells}
        onChange={(chosen) => set({ spells: chosen as readonly Spell[] })}
      />
      {choices.spells.includes('flash') && (
        <div className="field">
          <span className="label" aria-hidden="true">
            Sıçra tuşu
          </span>
          <Segmented
            name="Sıçra tuşu"
            wide
            value={choices.flashKey}
            onChange={(flashKey) => set({ flashKey })}
            options={[
              { value: 'd', label: 'D' },
              { value: 'f', label: 'F' },
            ]}
          />
        </div>
      )}
    </div>
  );
}
