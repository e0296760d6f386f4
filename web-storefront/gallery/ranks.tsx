import '../src/styles/landing.css';
import { gameLabels, games, lanes, leagueTiers, valorantTiers } from '#contract/vocabulary.ts';
import { placeText } from '#contract/order/progress-sentence.ts';
import { stepIndex, stepsOf, tierNames } from '#contract/pricing/ranks.ts';
import { useState } from 'react';
import { Emblem } from '../src/ui/Emblem.tsx';
import { GameIcon } from '../src/ui/GameIcon.tsx';
import { LaneIcon } from '../src/ui/LaneIcon.tsx';
import { Logo } from '../src/ui/Logo.tsx';
import { Money as Amount, Price } from '../src/ui/Money.tsx';
import { Pager } from '../src/ui/Pager.tsx';
import { Climb, Rank } from '../src/ui/Rank.tsx';
import { RoughFigures } from '../src/ui/RoughFigures.tsx';
import { ArrivedStairs } from '../src/ui/stair/ArrivedStairs.tsx';
import { CountStair } from '../src/ui/stair/CountStair.tsx';
import type { StairRange } from '../src/ui/stair/range.ts';
import { Stair } from '../src/ui/stair/Stair.tsx';
import { StairMini } from '../src/ui/stair/StairMini.tsx';
import { StairProgress } from '../src/ui/stair/StairProgress.tsx';

export function Emblems() {
  const tiers = [...new Set([...leagueTiers, ...valorantTiers])];
  return (
    <div className="stack">
      <div className="row row--wrap">
        {tiers.map((tier) => (
          <span className="stack-2" key={tier}>
            <Emblem tier={tier} size={64} />
            <span className="row">
              <Emblem tier={tier} size={20} />
              <span className="tiny">{tierNames[tier]}</span>
            </span>
          </span>
        ))}
      </div>
      <div className="row row--wrap">
        {games.map((game) => (
          <GameIcon key={game} game={game} />
        ))}
        {lanes.map((lane) => (
          <LaneIcon key={lane} lane={lane} />
        ))}
        <span className="logo">
          <Logo />
        </span>
      </div>
    </div>
  );
}

export function Ranks() {
  return (
    <div className="stack">
      <Rank game="league" rank={{ tier: 'gold', division: 3 }} />
      <Rank game="league" rank={{ tier: 'master', division: 4 }} suffix=" · 212 LP" size={32} />
      <Rank game="valorant" rank={{ tier: 'ascendant', division: 2 }} />
      <Climb game="league" from={{ tier: 'silver', division: 1 }} to={{ tier: 'diamond', division: 4 }} />
      <span className="row">
        <StairMini game="league" from={8} to={20} />
        <StairMini game="valorant" from={3} to={15} width={120} />
      </span>
    </div>
  );
}

export function Ladders() {
  const [league, setLeague] = useState<StairRange>({ from: 13, to: 24 });
  const [valorant, setValorant] = useState<StairRange>({ from: 8, to: 9 });
  const [wins, setWins] = useState(5);
  return (
    <div className="stack">
      <Stair game="league" range={league} onChange={setLeague} />
      <Stair game="valorant" range={valorant} onChange={setValorant} />
      <CountStair label="Galibiyet" text={`${wins} galibiyet`} value={wins} most={20} onChange={setWins} />
      <StairProgress
        game="league"
        from={13}
        to={24}
        current={18}
        filled={23}
        caption="Platin II · 23 LP"
        label="İlerleme: Altın III ile başladı, şu an Platin II, hedef Elmas IV"
      />
      <StairProgress
        game="league"
        from={13}
        to={17}
        current={17}
        filled={0}
        caption="Platin III"
        label="İlerleme: bitti"
      />
    </div>
  );
}

/** The longest captions that are possible, above steps near either end of the ladder. */
export function Captions() {
  const whole = { from: 0, to: Infinity };
  const shown = [
    { game: 'league', ...whole, current: { tier: 'iron', division: 4, points: 88 } },
    { game: 'league', ...whole, current: { tier: 'grandmaster', division: 4, points: 1234 } },
    { game: 'league', ...whole, current: { tier: 'challenger', division: 4, points: 1234 } },
    { game: 'league', from: 8, to: 12, current: { tier: 'gold', division: 4, points: 60 } },
    { game: 'league', from: 8, to: 9, current: { tier: 'silver', division: 4, points: 60 } },
    { game: 'valorant', ...whole, current: { tier: 'immortal', division: 3, points: 88 } },
    { game: 'valorant', ...whole, current: { tier: 'radiant', division: 1, points: 1234 } },
  ] as const;
  return (
    <div className="stack">
      {shown.map(({ game, from, to, current }) => (
        <StairProgress
          key={`${current.tier} ${from}`}
          game={game}
          from={from}
          to={Math.min(to, stepsOf(game).length - 1)}
          current={stepIndex(game, current)}
          filled={60}
          caption={placeText(game, current)}
          label={`İlerleme: ${placeText(game, current)}`}
        />
      ))}
    </div>
  );
}

/** The climbs of others, on a page of all games and on the page of one. */
export function Others() {
  return (
    <div className="stack">
      <RoughFigures
        figures={(['league', 'valorant', 'wildrift', 'tft'] as const).map((game, nth) => ({
          id: game,
          label: (
            <span className="row">
              <GameIcon game={game} /> {gameLabels[game]}
            </span>
          ),
          value: nth === 0 ? 1_205 : 20 - 5 * nth,
          unit: 'sipariş oynanıyor',
          note: nth === 2 ? undefined : 'Son 7 günde hedefe ulaşan: 40+',
        }))}
      />
      <RoughFigures
        figures={[
          { id: 'played', label: 'Oynanan', value: 15, unit: 'sipariş' },
          { id: 'arrived', label: 'Son 7 günde hedefe ulaşan', value: 40, unit: 'sipariş' },
        ]}
      />
      <ArrivedStairs
        arrivals={[
          { game: 'league', from: 'gold', to: 'diamond', about: 'Elo Boost, son 7 günde' },
          { game: 'valorant', from: 'iron', to: 'silver', about: 'Duo Boost, son 7 günde' },
          { game: 'tft', from: 'unranked', to: 'gold', about: 'TFT Elo Boost, son 7 günde' },
          { game: 'league', from: 'diamond', to: 'challenger', about: 'Elo Boost, son 7 günde' },
        ]}
      />
    </div>
  );
}

export function Money() {
  return (
    <div className="stack">
      <div className="price">
        <Price value={{ amount: 1_234_50, currency: 'TRY' }} />
      </div>
      <Amount value={{ amount: 98_765_432_10, currency: 'TRY' }} />
      <Amount value={{ amount: -150_00, currency: 'TRY' }} />
      <Pager page={0} pages={4} onPage={() => undefined} />
    </div>
  );
}
