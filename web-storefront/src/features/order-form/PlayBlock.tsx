import { champions, draftLimits as most, spellLabels, spells, type Spell } from '#contract/vocabulary.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { has } from '../draft/forms.ts';
import { needsChampion } from '../draft/parts/wishes.ts';
import { Block, type BlockProps } from './Block.tsx';
import { Tags } from './Tags.tsx';

const championItems = champions.map((name) => ({ value: name, label: name }));
const spellItems = spells.map((value) => ({ value, label: spellLabels[value] }));

type Props = Pick<BlockProps, 'choices' | 'set'>;

/** The champions, if the chosen lane is a specific champion, and the spells, if the service has them. */
export default function PlayBlock({ choices, set }: BlockProps) {
  const named = choices.lane === 'champion';
  const withSpells = has(choices.service, 'spells');
  if (!named && !withSpells) return null;
  return (
    <Block
      title={named ? (withSpells ? 'Şampiyon ve büyüler' : 'Şampiyon') : 'Büyüler'}
      note={withSpells ? 'Büyüler isteğe bağlı, fiyatı değiştirmez.' : undefined}
    >
      <div className="grid2">
        {named && <Champions choices={choices} set={set} />}
        {withSpells && <Spells choices={choices} set={set} />}
      </div>
    </Block>
  );
}

function Champions({ choices, set }: Props) {
  return (
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
}

function Spells({ choices, set }: Props) {
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
