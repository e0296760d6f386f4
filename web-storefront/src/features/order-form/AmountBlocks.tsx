import { draftLimits, playedGames, serviceOf } from '#contract/vocabulary.ts';
import { gameNames, shortGameNames } from '../../lib/words.ts';
import { GameIcon } from '../../ui/GameIcon.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { CountStair } from '../../ui/stair/CountStair.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { coachingIn, coachTiers, mostMatches } from '../draft/parts/amount.ts';
import { Block, type BlockProps } from './Block.tsx';
import { Guarantee } from './Guarantee.tsx';
import { TierChoices } from './TierChoices.tsx';

/** Chooses a number by a staircase and by buttons for one more or less. */
function Count({
  label,
  unit,
  value,
  most,
  onChange,
}: {
  label: string;
  /** What is counted, e.g. `galibiyet`. */
  unit: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}) {
  return (
    <div className="count">
      <CountStair label={label} text={`${value} ${unit}`} value={value} most={most} onChange={onChange} />
      <Stepper
        label={label}
        less={`Bir ${unit} azalt`}
        more={`Bir ${unit} artır`}
        canLess={value > 1}
        canMore={value < most}
        onStep={(by) => onChange(value + by)}
      >
        <b className="num">
          {value} {unit}
        </b>
      </Stepper>
    </div>
  );
}

function WinsBlock({ choices, set }: BlockProps) {
  return (
    <Block title="Kaç galibiyet?" note={`En çok ${draftLimits.wins}.`}>
      <Count
        label="Galibiyet sayısı"
        unit="galibiyet"
        value={choices.wins}
        most={draftLimits.wins}
        onChange={(wins) => set({ wins })}
      />
      <Guarantee service={choices.service} />
    </Block>
  );
}

function MatchesBlock({ choices, set }: BlockProps) {
  const most = mostMatches(serviceOf(choices.service));
  return (
    <Block title="Kaç maç?" note={`En çok ${most}.`}>
      <Count
        label="Maç sayısı"
        unit="maç"
        value={choices.matches}
        most={most}
        onChange={(matches) => set({ matches })}
      />
      <Guarantee service={choices.service} />
    </Block>
  );
}

/** The game, the coach's tier and the hours. */
function CoachBlock({ choices, set }: BlockProps) {
  const { coachGame, coachTier, hours } = choices;
  return (
    <>
      <Block title="Oyun">
        <Segmented
          name="Oyun"
          value={coachGame}
          onChange={(game) => set(coachingIn(game, choices))}
          options={playedGames.map((game) => ({
            value: game,
            label: (
              <>
                <GameIcon game={game} />
                {shortGameNames[game]}
              </>
            ),
          }))}
        />
      </Block>
      <Block title="Koçun ligi" note={`${gameNames[coachGame]} oynayan koçun bulunduğu lig.`}>
        <TierChoices
          label="Koçun ligi"
          tiers={coachTiers(coachGame)}
          chosen={coachTier}
          onChoose={(tier) => set({ coachTier: tier })}
        />
      </Block>
      <Block title="Kaç saat?" note="Birebir, ekran paylaşarak. Saatleri koçunla sohbette kararlaştırırsın.">
        <Count
          label="Ders süresi"
          unit="saat"
          value={hours}
          most={draftLimits.hours}
          onChange={(next) => set({ hours: next })}
        />
      </Block>
    </>
  );
}

export const blocks = { wins: WinsBlock, matches: MatchesBlock, coach: CoachBlock };
