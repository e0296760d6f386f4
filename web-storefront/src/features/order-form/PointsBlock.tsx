import { draftLimits, serviceOf } from '#contract/vocabulary.ts';
import { Button } from '../../ui/Button.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { leastGain } from '../draft/parts/amount.ts';
import { Block, type BlockProps } from './Block.tsx';
import { PointsField } from './RankPicker.tsx';

/** LP above Challenger or KP above Radiant: from and to. */
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
          <PointsField
            label={`Şu anki ${unit}`}
            unit={unit}
            most={draftLimits.points - gain}
            value={from}
            onValue={(next) => set({ points: { from: next, to: Math.max(to, next + gain || 0) } })}
          />
        </div>
        <div role="group" aria-label={`Hedef ${unit}`} className="rk rk--to">
          <div className="rk__em">
            <Emblem tier={tier} size={72} />
            <b className="small num">+{Math.max(0, to - from || 0)}</b>
          </div>
          <div className="stack rk__fields">
            <PointsField
              label={`Hedef ${unit}`}
              unit={unit}
              most={draftLimits.points}
              value={to}
              error={Number.isNaN(from) ? undefined : (missing ?? undefined)}
              onValue={(next) => set({ points: { from, to: next } })}
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
