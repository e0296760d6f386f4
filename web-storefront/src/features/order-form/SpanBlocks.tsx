import { champions, draftLimits, masteryName, masterySteps } from '#contract/vocabulary.ts';
import type { ReactNode } from 'react';
import type { StairStep } from '../../ui/stair/columns.tsx';
import { placeTo, stepFrom, type StairRange } from '../../ui/stair/range.ts';
import { StairPicker } from '../../ui/stair/StairPicker.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { Block, type BlockProps } from './Block.tsx';
import { Tags } from './Tags.tsx';

const championItems = champions.map((name) => ({ value: name, label: name }));

const stepsNamed = (names: readonly string[]): readonly StairStep[] =>
  names.map((name, index) => ({ id: String(index), name, tier: 'step' }));
const masteryStairs = stepsNamed(masterySteps.map(masteryName));
const levelStairs = stepsNamed(Array.from({ length: draftLimits.level }, (_, index) => `Seviye ${index + 1}`));

/**
 * Chooses a range of steps that are not ranks: by the staircase, or by buttons for one step more or less at either end.
 */
function SpanPicker({
  what,
  steps,
  range,
  page,
  short,
  foot,
  onChange,
}: {
  /** What is climbed, e.g. `seviye`. */
  what: string;
  steps: readonly StairStep[];
  range: StairRange;
  page: number;
  /** The label of a step on the handle. */
  short: (index: number) => ReactNode;
  foot: ReactNode;
  onChange: (range: StairRange) => void;
}) {
  const { from, to } = range;
  const face = (step: StairStep | undefined) => <b className="num">{short(Number(step?.id))}</b>;
  return (
    <>
      <StairPicker
        steps={steps}
        range={range}
        onChange={onChange}
        labels={{ from: `Şu anki ${what}`, to: `Hedef ${what}` }}
        page={page}
        face={face}
        foot={foot}
        className="stair--form"
      />
      <div className="grid2 rk-pair">
        <Stepper
          label={`Şu anki ${what}`}
          less={`Şu anki ${what}: bir adım geri`}
          more={`Şu anki ${what}: bir adım ileri`}
          canLess={from > 0}
          canMore={from < to - 1}
          onStep={(by) => onChange(stepFrom(range, from + by))}
        >
          <b>{steps[from]?.name}</b>
        </Stepper>
        <Stepper
          label={`Hedef ${what}`}
          less={`Hedef ${what}: bir adım geri`}
          more={`Hedef ${what}: bir adım ileri`}
          canLess={to > from + 1}
          canMore={to < steps.length - 1}
          onStep={(by) => onChange(placeTo(range, to + by, steps.length))}
        >
          <b>{steps[to]?.name}</b>
        </Stepper>
      </div>
    </>
  );
}

/** The marks won on the way to the next level. */
const marks = (count: number) => '◆'.repeat(count);

function MasteryBlock({ choices, set, clear, missing }: BlockProps) {
  const { champion, mastery } = choices;
  const short = (index: number) => {
    const step = masterySteps[index];
    return (
      <>
        {step?.level}
        {step !== undefined && step.marks > 0 && <small className="marks">{marks(step.marks)}</small>}
      </>
    );
  };
  return (
    <>
      <Block title="Şampiyon" note="Ustalığı yükseltilecek şampiyon.">
        <Tags
          label="Şampiyon"
          titled
          placeholder="Şampiyon ara"
          hint="Bir şampiyon seç."
          items={championItems}
          glyphs
          chosen={champion === '' ? [] : [champion]}
          most={1}
          error={missing ?? undefined}
          onChange={([chosen]) => (chosen === undefined ? clear({ champion: '' }) : set({ champion: chosen }))}
        />
      </Block>
      <Block title="Ustalık" note="5. ve 6. seviyeden sonrası nişanla ilerler (◆).">
        <SpanPicker
          what="ustalık"
          steps={masteryStairs}
          range={mastery}
          page={3}
          short={short}
          onChange={(next) => set({ mastery: next })}
          foot={
            <div className="stair__tiers" aria-hidden="true">
              {masterySteps.map((step, index) => (
                <span key={masteryName(step)} className={index >= mastery.from && index <= mastery.to ? 'in' : ''}>
                  <b className="num">{step.level}</b>
                  <small className="marks">{marks(step.marks)}</small>
                </span>
              ))}
            </div>
          }
        />
      </Block>
    </>
  );
}

function LevelsBlock({ choices, set }: BlockProps) {
  const range = { from: choices.level.from - 1, to: choices.level.to - 1 };
  return (
    <Block title="Seviye" note="Her seviye bir öncekinden biraz daha uzun sürer.">
      <SpanPicker
        what="seviye"
        steps={levelStairs}
        range={range}
        page={5}
        short={(index) => index + 1}
        onChange={({ from, to }) => set({ level: { from: from + 1, to: to + 1 } })}
        foot={
          <div className="stair__tiers" aria-hidden="true">
            {levelStairs.map(({ id }, index) => (
              <span key={id} className={index >= range.from && index <= range.to ? 'in num' : 'num'}>
                {index === 0 || (index + 1) % 5 === 0 ? index + 1 : ''}
              </span>
            ))}
          </div>
        }
      />
    </Block>
  );
}

export const blocks = { mastery: MasteryBlock, levels: LevelsBlock };
