import type { CSSProperties } from 'react';
import { tierNames, type Step } from '#contract/pricing/ranks.ts';
import { Emblem } from '../Emblem.tsx';

/** The height of a column in percent: 8 to 100, rising ever more steeply. */
export const columnHeight = (index: number, count: number): number => 8 + 92 * (index / (count - 1)) ** 1.34;

const style = (properties: Record<`--${string}`, string | number>) => properties as CSSProperties;

/** One step of a staircase, in the colour of its tier. */
export type StairStep = Readonly<Record<'id' | 'name' | 'tier', string>>;

export const startsTier = (steps: readonly StairStep[], index: number): boolean =>
  index > 0 && steps[index - 1]?.tier !== steps[index]?.tier;

/** The number of steps of a tier. An apex tier has one, which is drawn wider. */
const sizeOf = (steps: readonly StairStep[], tier: string) => steps.filter((step) => step.tier === tier).length;

export function Columns({ steps, from, to }: { steps: readonly StairStep[]; from: number; to: number }) {
  return steps.map((step, index) => (
    <i
      key={step.id}
      data-step={index}
      className={[`em-${step.tier}`, startsTier(steps, index) && 't0', index >= from && index <= to && 'sel']
        .filter(Boolean)
        .join(' ')}
      style={style({
        '--h': columnHeight(index, steps.length).toFixed(2),
        '--fx': sizeOf(steps, step.tier) === 1 ? 1.5 : 1,
      })}
    />
  ));
}

/** The emblems and names below the columns. */
export function Tiers({ steps, from, to }: { steps: readonly Step[]; from: number; to: number }) {
  const tiers = [...new Set(steps.map((step) => step.tier))];
  return (
    <div className="stair__tiers" aria-hidden="true">
      {tiers.map((tier, index) => {
        const size = sizeOf(steps, tier);
        const chosen = steps.slice(from, to + 1).some((step) => step.tier === tier);
        const className = [index > 0 && 't0', size === 1 && 'ap', chosen && 'in'].filter(Boolean).join(' ');
        return (
          <span key={tier} className={className} style={style({ '--fx': size === 1 ? 1.5 : size })}>
            <Emblem tier={tier} />
            {size > 1 && <em>{tierNames[tier]}</em>}
          </span>
        );
      })}
    </div>
  );
}
