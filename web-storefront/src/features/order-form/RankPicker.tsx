import { useState } from 'react';
import type { PlayedGame } from '#contract/vocabulary.ts';
import {
  divisionName,
  divisionsOf,
  hasDivisions,
  rankName,
  stepIndex,
  stepsOf,
  tierNames,
} from '#contract/pricing/ranks.ts';
import { wholeWanted } from '../../lib/words.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { mostPoints, pointsName, UNRANKED, type RankChoice } from '../draft/ladder.ts';

/** Chooses a rank by a select and radio buttons: the alternative to dragging on the ladder. */
export function RankPicker({
  game,
  name,
  league,
  rank,
  least,
  target = false,
  onStep,
  onPoints,
}: {
  game: PlayedGame;
  name: string;
  /** The label of the tier's select. */
  league: string;
  rank: RankChoice;
  /** The lowest step that can be chosen. `UNRANKED` also offers an unranked account. */
  least: number;
  target?: boolean;
  onStep: (index: number) => void;
  /** Set where LP or KP count too. */
  onPoints?: ((points: number) => void) | undefined;
}) {
  const steps = stepsOf(game);
  const ranked = steps.slice(Math.max(least, 0)).map((step) => step.tier);
  const tiers = [...(least === UNRANKED ? (['unranked'] as const) : []), ...new Set(ranked)];
  const tier = steps[stepIndex(game, rank)]?.tier;
  const divisions = tier && hasDivisions(tier) ? divisionsOf(game, tier) : [];
  const most = mostPoints(rank.tier);
  const chooseTier = (chosen: string) =>
    onStep(
      Math.max(
        least,
        steps.findIndex((step) => step.tier === chosen),
      ),
    );
  return (
    <div role="group" aria-label={name} className={target ? 'rk rk--to' : 'rk'}>
      <div className="rk__em">
        <Emblem tier={rank.tier} size={72} />
        <b className="small">{rankName(game, rank)}</b>
      </div>
      <div className="stack rk__fields">
        <span className="label" aria-hidden="true">
          {name}
        </span>
        <select
          className="select"
          aria-label={league}
          value={rank.tier}
          onChange={(event) => chooseTier(event.target.value)}
        >
          {tiers.map((offered) => (
            <option key={offered} value={offered}>
              {tierNames[offered]}
            </option>
          ))}
        </select>
        {divisions.length > 0 && (
          <Segmented
            name={target ? 'Hedef bölüm' : 'Şu anki bölüm'}
            value={rank.division}
            onChange={(division) => onStep(stepIndex(game, { tier: rank.tier, division }))}
            options={divisions.map((division) => ({
              value: division,
              label: divisionName(game, division),
              disabled: stepIndex(game, { tier: rank.tier, division }) < least,
            }))}
          />
        )}
        {onPoints && most > 0 && (
          <PointsField
            label={target ? `Hedef ${pointsName(game)}` : pointsName(game)}
            unit={most < 100 ? '/ 100' : pointsName(game)}
            most={most}
            value={rank.points}
            onValue={onPoints}
          />
        )}
      </div>
    </div>
  );
}

/** LP or KP as typed. The draft gets NaN for a value that can't be ordered. */
export function PointsField({
  label,
  unit,
  value,
  most,
  error,
  onValue,
}: {
  label: string;
  unit: string;
  value: number;
  most: number;
  error?: string | undefined;
  onValue: (value: number) => void;
}) {
  const [typed, setTyped] = useState('');
  const wrong = Number.isNaN(value);
  return (
    <TextField
      label={label}
      type="number"
      className="num"
      inputMode="numeric"
      min={0}
      max={most}
      affix={unit}
      value={wrong ? typed : value}
      error={wrong ? wholeWanted(0, most) : error}
      onChange={(event) => {
        const { valueAsNumber, validity } = event.target;
        setTyped(event.target.value);
        onValue(validity.valid ? valueAsNumber : Number.NaN);
      }}
    />
  );
}
