import type { PlayedGame } from '#contract/vocabulary.ts';
import { type CSSProperties, useEffect, useRef } from 'react';
import { divisionName, hasDivisions, stepsOf, type Step } from '#contract/pricing/ranks.ts';
import { mayMove } from '../../lib/motion.ts';
import { Emblem } from '../Emblem.tsx';
import { startsTier } from './columns.tsx';

const height = (index: number, count: number) => (count === 1 ? 100 : 26 + (74 * index) / (count - 1));

/** A climb of at most so many steps is drawn lower and narrower. */
const SHORT = 4;

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
  news = 0,
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
  /** Changes when progress came in while the picture is shown: the steps since then rise and light up. */
  news?: number;
}) {
  const steps = stepsOf(game).slice(from, to + 1);
  const stand = Math.min(Math.max(current - from, 0), steps.length - 1);
  const arrived = current >= to;
  const columns = useRisingSteps(stand, news);
  const look = ['stair stair--prog ready', lit && 'stair--lit', steps.length <= SHORT && 'stair--short'];
  return (
    <div className={look.filter(Boolean).join(' ')}>
      <div className="stair__cols" role="img" aria-label={label} ref={columns}>
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

/** Lets the steps rise that were climbed by the latest news, from the former step to the current one. */
function useRisingSteps(stand: number, news: number) {
  const columns = useRef<HTMLDivElement>(null);
  const before = useRef({ stand, news });
  useEffect(() => {
    const { stand: from, news: seen } = before.current;
    before.current = { stand, news };
    if (news === seen || !mayMove()) return;
    const climbed = [...(columns.current?.children ?? [])].slice(Math.min(from, stand), stand + 1);
    climbed.forEach((step, index) => {
      step.animate?.(rising, { duration: 640, delay: index * 160, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' });
    });
  }, [stand, news]);
  return columns;
}

/** Only its look moves: the step keeps its place, and nothing beside it moves. */
const rising: Keyframe[] = [
  { transformOrigin: 'bottom', transform: 'scaleY(0.82)', filter: 'brightness(0.7)' },
  { transformOrigin: 'bottom', transform: 'scaleY(1.03)', filter: 'brightness(1.5)', offset: 0.55 },
  { transformOrigin: 'bottom', transform: 'none', filter: 'none' },
];

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
