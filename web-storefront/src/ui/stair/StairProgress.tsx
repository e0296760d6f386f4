import type { PlayedGame } from '#contract/vocabulary.ts';
import type { CSSProperties } from 'react';
import { divisionName, hasDivisions, stepsOf, type Step } from '#contract/pricing/ranks.ts';
import { Emblem } from '../Emblem.tsx';
import { startsTier } from './columns.tsx';

const height = (index: number, count: number) => (count === 1 ? 100 : 26 + (74 * index) / (count - 1));

/** The progress of a climb: the steps from its start to its target, filled up to the current one. */
export function StairProgress({
  game,
  from,
  to,
  current,
  filled,
  caption,
  label,
  lit = false,
}: {
  game: PlayedGame;
  /** Indexes into the picker's steps. */
  from: number;
  to: number;
  current: number;
  /** The share of the current step that is done, in percent. */
  filled: number;
  /** The text above the current step, e.g. `Zümrüt IV · 61 LP`. */
  caption: string;
  /** The accessible name of the whole picture. */
  label: string;
  /** Lights the steps up one after the other, once. */
  lit?: boolean;
}) {
  const steps = stepsOf(game).slice(from, to + 1);
  const stand = Math.min(Math.max(current - from, 0), steps.length - 1);
  const arrived = current >= to;
  return (
    <div className={`stair stair--prog ready${lit ? ' stair--lit' : ''}`}>
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
            style={
              { '--h': height(index, steps.length), '--done': filled, '--at': index / steps.length } as CSSProperties
            }
          >
            {index === stand && (
              <>
                <span className="grip grip--on">
                  <span className="grip__box">
                    <Emblem tier={step.tier} size={30} />
                  </span>
                  <span className="grip__stem" />
                </span>
                <span {...roomAround(steps, stand)}>
                  <span>{caption}</span>
                </span>
              </>
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

/**
 * Positions the caption: centred above its step but inside the staircase. The CSS needs the number of steps and tiers
 * between the caption and the nearer end.
 */
function roomAround(steps: readonly Step[], stand: number) {
  const isRight = stand >= steps.length / 2;
  const between = isRight ? [stand + 1, steps.length] : [1, stand + 1];
  const indexes = steps.map((_, index) => index).slice(...between);
  return {
    className: `stair__said${isRight ? ' stair__said--right' : ''}`,
    style: {
      '--steps': indexes.length,
      '--tiers': indexes.filter((index) => startsTier(steps, index)).length,
    } as CSSProperties,
  };
}
