import type { PlayedGame } from '#contract/vocabulary.ts';
import { divisionName, divisionsOf, rankName, stepIndex, stepsOf, tierNames } from '#contract/ranks.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { mostPoints, pointsName, type RankChoice } from '../draft/choices.ts';

/** A rank by select and radios: the way to the ladder without dragging. */
export function RankPicker({
  game,
  name,
  league,
  rank,
  least,
  withPoints,
  target = false,
  onStep,
  onPoints,
}: {
  game: PlayedGame;
  name: string;
  /** Name of the tier's select. */
  league: string;
  rank: RankChoice;
  /** The lowest step that may be chosen. */
  least: number;
  withPoints: boolean;
  target?: boolean;
  onStep: (index: number) => void;
  onPoints: (points: number) => void;
}) {
  const steps = stepsOf(game);
  const tiers = [...new Set(steps.slice(least).map((step) => step.tier))];
  const divisions = divisionsOf(game, steps[stepIndex(game, rank)]?.tier ?? 'iron');
  const most = mostPoints(rank.tier);
  const chooseTier = (tier: string) =>
    onStep(
      Math.max(
        least,
        steps.findIndex((step) => step.tier === tier),
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
          {tiers.map((tier) => (
            <option key={tier} value={tier}>
              {tierNames[tier]}
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
        {withPoints && (
          <TextField
            label={target ? `Hedef ${pointsName(game)}` : pointsName(game)}
            type="number"
            className="num"
            inputMode="numeric"
            min={0}
            max={most}
            affix={most < 100 ? '/ 100' : pointsName(game)}
            value={rank.points}
            onChange={(event) => onPoints(Math.min(most, Math.max(0, Math.trunc(Number(event.target.value)) || 0)))}
          />
        )}
      </div>
    </div>
  );
}
