import { laneLabels, lanes } from '#contract/vocabulary.ts';
import { Choice } from '../../ui/Choice.tsx';
import { LaneIcon } from '../../ui/LaneIcon.tsx';
import { percentLabel } from '../../lib/percent.ts';
import type { EloChoices } from '../draft/choices.ts';
import { Block } from './Block.tsx';

export function LaneBlock({
  choices,
  surcharges,
  set,
}: {
  choices: EloChoices;
  /** Whole percents by lane. */
  surcharges: Readonly<Record<string, number>>;
  set: (fields: Partial<EloChoices>) => void;
}) {
  return (
    <Block title="Koridor" note="Siparişten sonra bir kez değiştirebilirsin.">
      <div className="choices" role="radiogroup" aria-label="Koridor">
        {lanes.map((lane) => (
          <Choice
            key={lane}
            group="lane"
            icon={<LaneIcon lane={lane} />}
            title={laneLabels[lane]}
            note={percentLabel(surcharges[lane] ?? 0)}
            free={!surcharges[lane]}
            checked={choices.lane === lane}
            onChoose={() => set({ lane })}
          />
        ))}
      </div>
    </Block>
  );
}
