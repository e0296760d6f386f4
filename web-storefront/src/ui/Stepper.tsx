import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

/** Buttons for one more and one less, for people who can't drag the handles of the staircase beside them. */
export function Stepper({
  label,
  less,
  more,
  canLess = true,
  canMore = true,
  onStep,
  children,
}: {
  label: string;
  /** The labels of the buttons, e.g. `Şu anki rankı bir basamak indir`. */
  less: string;
  more: string;
  canLess?: boolean;
  canMore?: boolean;
  onStep: (by: 1 | -1) => void;
  children: ReactNode;
}) {
  return (
    <div className="field">
      <span className="label">{label}</span>
      <div className="stepper">
        <button type="button" aria-label={less} disabled={!canLess} onClick={() => onStep(-1)}>
          <Minus className="ic" aria-hidden="true" />
        </button>
        <span className="stepper__value">{children}</span>
        <button type="button" aria-label={more} disabled={!canMore} onClick={() => onStep(1)}>
          <Plus className="ic" aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
