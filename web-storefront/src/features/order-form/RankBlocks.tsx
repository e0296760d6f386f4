import { stepIndex, stepsOf } from '#contract/ranks.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import { placeFrom, placeTo, type StairRange } from '../../ui/stair/range.ts';
import { Stair } from '../../ui/stair/Stair.tsx';
import { gameOf } from '../draft/choices.ts';
import { rangeOf, rankAt, targetHasPoints, UNRANKED, withRange } from '../draft/ladder.ts';
import { tierName, tiersOf } from '../draft/parts/rank.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Block, type BlockProps } from './Block.tsx';
import { RankPicker } from './RankPicker.tsx';

/** A climb: the staircase, and the same by select and radios. */
export function LadderBlock({ choices, set }: BlockProps) {
  const game = gameOf(choices);
  const { current, target } = choices;
  const steps = stepsOf(game).length;
  const range = rangeOf(game, choices);
  const setRange = (next: StairRange) => set(withRange(game, choices, next));
  return (
    <Block title="Rank" note="Tutamaçları sürükle ya da aşağıdan seç.">
      <Stair game={game} range={range} onChange={setRange} fromUnranked className="stair--form" />
      <div className="grid2 rk-pair">
        <RankPicker
          game={game}
          name="Şu anki rank"
          league="Şu anki lig"
          rank={current}
          least={UNRANKED}
          onStep={(index) => setRange(placeFrom(range, index, steps, UNRANKED))}
          onPoints={(points) => set({ current: { ...current, points } })}
        />
        <RankPicker
          game={game}
          name="Hedef rank"
          league="Hedef lig"
          rank={target}
          least={range.from + 1}
          target
          onStep={(index) => setRange(placeTo(range, index, steps))}
          onPoints={targetHasPoints(target.tier) ? (points) => set({ target: { ...target, points } }) : undefined}
        />
      </div>
    </Block>
  );
}

/** The rank at which wins are won. */
export function RankBlock({ choices, set }: BlockProps) {
  const game = gameOf(choices);
  return (
    <Block title="Rank" note="Galibiyetler bu rankta oynanır.">
      <RankPicker
        game={game}
        name="Şu anki rank"
        league="Şu anki lig"
        rank={choices.current}
        least={UNRANKED}
        onStep={(index) => index !== stepIndex(game, choices.current) && set({ current: rankAt(game, index) })}
      />
    </Block>
  );
}

/** One tier out of a game's, by its emblem. */
export function TierChoices({
  label,
  tiers,
  chosen,
  onChoose,
}: {
  label: string;
  tiers: readonly string[];
  chosen: string;
  onChoose: (tier: string) => void;
}) {
  return (
    <div className="choices choices--tiers" role="radiogroup" aria-label={label}>
      {tiers.map((tier) => (
        <Choice
          key={tier}
          group={label}
          icon={<Emblem tier={tier} size={36} />}
          title={tierName(tier)}
          checked={chosen === tier}
          onChoose={() => onChoose(tier)}
        />
      ))}
    </div>
  );
}

/** Where the last season ended: placement matches are played against people from there. */
export function SeasonBlock({ choices, set }: BlockProps) {
  return (
    <Block title="Önceki sezon" note="Geçen sezonu bitirdiğin lig. Oynamadıysan Derecesiz.">
      <TierChoices
        label="Önceki sezonun ligi"
        tiers={tiersOf(gameOf(choices))}
        chosen={choices.previousTier}
        onChoose={(previousTier) => set({ previousTier })}
      />
    </Block>
  );
}
