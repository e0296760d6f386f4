import { champions, draftLimits as most, spellLabels, spells, type Spell } from '#contract/vocabulary.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { has } from '../draft/forms.ts';
import { needsChampion } from '../draft/parts/wishes.ts';
import { Fold, namesOf, type BlockProps } from './Block.tsx';
import { Tags } from './Tags.tsx';

const championItems = champions.map((name) => ({ value: name, label: name }));
const spellItems = spells.map((value) => ({ value, label: spellLabels[value] }));

interface Props extends Pick<BlockProps, 'choices' | 'set'> {
  /** Whether the heading of the part already names the field. */
  titled: boolean;
}

/** The champions, if the chosen lane is a specific champion, and the spells, if the service has them. */
export default function PlayBlock({ choices, set }: BlockProps) {
  const named = choices.lane === 'champion';
  const withSpells = has(choices.service, 'spells');
  if (!named && !withSpells) return null;
  return (
    <Fold
      title={named ? (withSpells ? 'Şampiyon ve büyüler' : 'Şampiyon') : 'Büyüler'}
      note={withSpells ? 'Büyüler isteğe bağlı, fiyatı değiştirmez.' : undefined}
      chosen={namesOf([
        ...(named ? choices.champions : []),
        ...(withSpells ? choices.spells.map((spell) => spellLabels[spell]) : []),
      ])}
      wrong={needsChampion(choices)}
    >
      <div className="grid2">
        {named && <Champions choices={choices} set={set} titled={!withSpells} />}
        {withSpells && <Spells choices={choices} set={set} titled={!named} />}
      </div>
    </Fold>
  );
}

function Champions({ choices, set, titled }: Props) {
  return (
    <Tags
      label="Şampiyonlar"
      titled={titled}
      placeholder="Şampiyon ara"
      hint={`En çok ${most.champions} şampiyon.`}
      items={championItems}
      glyphs
      chosen={choices.champions}
      most={most.champions}
      error={needsChampion(choices) ? 'Belirli şampiyon için en az bir şampiyon seç.' : undefined}
      onChange={(chosen) => set({ champions: chosen })}
    />
  );
}

function Spells({ choices, set, titled }: Props) {
  return (
    <div className="stack">
      <Tags
        label="Sihirdar büyüleri"
        titled={titled}
        placeholder="Büyü ara"
        hint={`En çok ${most.spells} büyü.`}
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
