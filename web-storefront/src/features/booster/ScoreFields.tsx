import { matchMost } from '#contract/limits.ts';
import { assistsLabel, deathsLabel, killsLabel } from '#contract/order/match.words.tr.ts';
import { Minus, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/Field.tsx';

const fields = [
  { name: 'kills', label: killsLabel, less: 'Öldürmeyi azalt', more: 'Öldürmeyi artır' },
  { name: 'deaths', label: deathsLabel, less: 'Ölümü azalt', more: 'Ölümü artır' },
  { name: 'assists', label: assistsLabel, less: 'Asisti azalt', more: 'Asisti artır' },
] as const;
export type ScoreName = (typeof fields)[number]['name'];

/** Kills, deaths and assists, each typed or changed by buttons, so that a phone's keyboard is not needed. */
export function ScoreFields({
  field,
  onStep,
}: {
  field: (name: ScoreName) => Omit<ComponentProps<typeof TextField>, 'label'>;
  onStep: (name: ScoreName, value: string) => void;
}) {
  const step = (name: ScoreName, by: 1 | -1, form: HTMLFormElement | null) => {
    const input = form?.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement)) return;
    const next = (Math.trunc(Number(input.value)) || 0) + by;
    input.value = String(Math.min(matchMost.score, Math.max(0, next)));
    onStep(name, input.value);
  };
  return (
    <div className="grid3 score">
      {fields.map(({ name, label, less, more }) => (
        <div key={name}>
          <TextField label={label} className="num" inputMode="numeric" {...field(name)} />
          <div className="score__steps">
            <button type="button" aria-label={less} onClick={({ currentTarget }) => step(name, -1, currentTarget.form)}>
              <Minus className="ic" aria-hidden="true" />
            </button>
            <button type="button" aria-label={more} onClick={({ currentTarget }) => step(name, 1, currentTarget.form)}>
              <Plus className="ic" aria-hidden="true" />
            </button>
          </div>
        </div>
      ))}
    </div>
  );
}
