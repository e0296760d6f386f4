import type { PlayedGame } from '#contract/vocabulary.ts';
import type { CSSProperties } from 'react';
import { divisionName, hasDivisions, stepsOf } from '#contract/ranks.ts';
import { Emblem } from '../Emblem.tsx';
import { startsTier } from './columns.tsx';

const height = (index: number, count: number) => (count === 1 ? 100 : 26 + (74 * index) / (count - 1));

/** How far an order has climbed: the steps from its start to its target, filled up to where it stands. */
export function StairProgress({
  game,
  from,
  to,
  current,
  filled,
  caption,
  label,
}: {
  game: PlayedGame;
  /** Indexes into the picker's steps. */
  from: number;
  to: number;
  current: number;
  /** How much of the current step is done, 0 to 100. */
  filled: number;
  /** Above the current step, e.g. `Zümrüt IV · 61 LP`. */
  caption: string;
  /** The whole picture in words. */
  label: string;
}) {
  const steps = stepsOf(game).slice(from, to + 1);
  const stand = Math.min(Math.max(current - from, 0), steps.length - 1);
  const arrived = current >= to;
  return (
    <div className="stair stair--prog ready">
      <div className="stair__cols" role="img" aria-label={label}>
        {steps.map((step, index) => (
          <i
            key={step.id}
            className={[
              `em-${step.tier}`,
              startsTier(steps, index) && 't0',
              (index < stand || arrived) && 'sel',
              index === stand && !arrived && 'cur',
            ]
              .filter(Boolean)
              .join(' ')}
            style={{ '--h': height(index, steps.length), '--done': filled } as CSSProperties}
          >
            {index === stand && (
              <span className="grip grip--to">
                <span className={edgeOf(stand, steps.length)}>{caption}</span>
                <span className="grip__box">
                  <Emblem tier={step.tier} size={30} />
                </span>
                <span className="grip__stem" />
              </span>
            )}
          </i>
        ))}
      </div>
      <div className="stair__tiers" aria-hidden="true">
        {steps.map((step, index) => (
          <span
            key={step.id}
            className={[startsTier(steps, index) && 't0', index <= stand && 'in'].filter(Boolean).join(' ')}
          >
            {index === 0 || startsTier(steps, index) ? (
              <Emblem tier={step.tier} size={20} />
            ) : (
              <span className="stair__gap" />
            )}
            {step.division && hasDivisions(step.tier) ? divisionName(game, step.division) : null}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The caption leans inwards at both ends of the staircase. */
function edgeOf(index: number, count: number): string {
  if (index < count / 4) return 'grip__cap grip__cap--start';
  return index >= (count * 3) / 4 ? 'grip__cap grip__cap--end' : 'grip__cap';
}
