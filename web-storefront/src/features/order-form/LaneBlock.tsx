import { laneLabels, lanes } from '#contract/vocabulary.ts';
import { useRef } from 'react';
import { useLateWriting } from '../../lib/early-writing.ts';
import { Choice } from '../../ui/Choice.tsx';
import { LaneIcon } from '../../ui/LaneIcon.tsx';
import { percentLabel } from '../../lib/percent.ts';
import { Fold, type BlockProps } from './Block.tsx';

/** Keeps the height of the line until the surcharges are loaded. */
const NOT_YET = '\u00a0';

export default function LaneBlock({ choices, surcharges, set }: BlockProps) {
  const parts = useRef<HTMLDivElement>(null);
  useLateWriting(parts);
  return (
    <Fold title="Koridor" note="Siparişten sonra bir kez değiştirebilirsin." chosen={laneLabels[choices.lane]}>
      <div ref={parts} className="choices" role="radiogroup" aria-label="Koridor">
        {lanes.map((lane) => (
          <Choice
            key={lane}
            group="lane"
            icon={<LaneIcon lane={lane} />}
            title={laneLabels[lane]}
            note={surcharges ? percentLabel(surcharges.lanes[lane] ?? 0) : NOT_YET}
            free={surcharges?.lanes[lane] === 0}
            checked={choices.lane === lane}
            onChoose={() => set({ lane })}
          />
        ))}
      </div>
    </Fold>
  );
}
