import { draftLimits, serviceOf } from '#contract/vocabulary.ts';
import { Button } from '../../ui/Button.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { TextField } from '../../ui/Field.tsx';
import { leastGain } from '../draft/parts/amount.ts';
import { Block, type BlockProps } from './Block.tsx';

/** Typed points: what is no number counts as none. */
const pointsTyped = (typed: string) => Math.min(draftLimits.points, Math.max(0, Math.trunc(Number(typed)) || 0));

/** LP beyond Challenger, KP beyond Radiant: from and to. */
function PointsBlock({ choices, set, missing }: BlockProps) {
  const radiant = serviceOf(choices.service).kind === 'radiant';
  const unit = radiant ? 'KP' : 'LP';
  const tier = radiant ? 'radiant' : 'challenger';
  const { from, to } = choices.points;
  const gain = leastGain(choices);
  const aim = (by: number) => set({ points: { from, to: Math.min(draftLimits.points, from + by) } });
  return (
    <Block
      title={unit}
      note={gain > 1 ? `Hedef, şu anki ${unit} değerinden en az ${gain} yukarıda olmalı.` : undefined}
    >
      <div className="grid2">
        <div role="group" aria-label={`Şu anki ${unit}`} className="rk">
          <div className="rk__em">
            <Emblem tier={tier} size={72} />
          </div>
          <TextField
            label={`Şu anki ${unit}`}
            type="number"
            className="num"
            inputMode="numeric"
            min={0}
            max={draftLimits.points - gain}
            affix={unit}
            value={from}
            onChange={(event) => {
              const next = Math.min(draftLimits.points - gain, pointsTyped(event.target.value));
              set({ points: { from: next, to: Math.max(to, next + gain) } });
            }}
          />
        </div>
        <div role="group" aria-label={`Hedef ${unit}`} className="rk rk--to">
          <div className="rk__em">
            <Emblem tier={tier} size={72} />
            <b className="small num">+{Math.max(0, to - from)}</b>
          </div>
          <div className="stack rk__fields">
            <TextField
              label={`Hedef ${unit}`}
              type="number"
              className="num"
              inputMode="numeric"
              min={from + gain}
              max={draftLimits.points}
              affix={unit}
              value={to}
              error={missing ?? undefined}
              onChange={(event) => set({ points: { from, to: pointsTyped(event.target.value) } })}
            />
            <div className="row row--wrap">
              {[50, 100, 200, 400].map((by) => (
                <Button key={by} size="sm" className="num" onClick={() => aim(by)}>
                  +{by}
                </Button>
              ))}
            </div>
          </div>
        </div>
      </div>
    </Block>
  );
}

export const blocks = { lp: PointsBlock, kp: PointsBlock };
