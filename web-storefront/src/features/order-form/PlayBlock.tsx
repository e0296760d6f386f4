import { agentLabels, agents, champions, spellLabels, spells, type Agent, type Spell } from '#contract/vocabulary.ts';
import { percentLabel } from '../../lib/percent.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { TagPicker } from '../../ui/TagPicker.tsx';
import {
  hasAgents,
  hasLanes,
  hasSpells,
  MOST_CHAMPIONS,
  MOST_SPELLS,
  needsChampion,
  type EloChoices,
} from '../draft/choices.ts';
import { Block } from './Block.tsx';

const championItems = champions.map((name) => ({ value: name, label: name }));
const spellItems = spells.map((value) => ({ value, label: spellLabels[value] }));
const agentItems = agents.map((value) => ({ value, label: agentLabels[value] }));

interface Props {
  choices: EloChoices;
  set: (fields: Partial<EloChoices>) => void;
}

/** Champions and spells, or agents: what the game has. */
export function PlayBlock({ choices, agentSurcharge, set }: Props & { agentSurcharge: number }) {
  if (hasAgents(choices.game)) {
    return (
      <Block title="Ajanlar" note={`İsteğe bağlı. Ajan seçersen ${percentLabel(agentSurcharge)}.`}>
        <TagPicker
          label="Ajanlar"
          placeholder="Ajan ara"
          hint={`En fazla ${MOST_CHAMPIONS} ajan.`}
          items={agentItems}
          chosen={choices.agents}
          most={MOST_CHAMPIONS}
          onChange={(chosen) => set({ agents: chosen as readonly Agent[] })}
        />
      </Block>
    );
  }
  if (!hasLanes(choices.game)) return null;
  return (
    <Block
      title={hasSpells(choices.game) ? 'Şampiyon ve büyüler' : 'Şampiyon'}
      note="İsteğe bağlı. Tercih olarak iletilir, fiyatı değiştirmez."
    >
      <div className="grid2">
        <TagPicker
          label="Şampiyonlar"
          placeholder="Şampiyon ara"
          hint={`En fazla ${MOST_CHAMPIONS} şampiyon.`}
          items={championItems}
          chosen={choices.champions}
          most={MOST_CHAMPIONS}
          error={needsChampion(choices) ? 'Belirli şampiyon için en az bir şampiyon seç.' : undefined}
          onChange={(chosen) => set({ champions: chosen })}
        />
        {hasSpells(choices.game) && <Spells choices={choices} set={set} />}
      </div>
    </Block>
  );
}

function Spells({ choices, set }: Props) {
  return (
    <div className="stack">
      <TagPicker
        label="Sihirdar büyüleri"
        placeholder="Büyü ara"
        hint={`En fazla ${MOST_SPELLS} büyü.`}
        items={spellItems}
        chosen={choices.spells}
        most={MOST_SPELLS}
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
