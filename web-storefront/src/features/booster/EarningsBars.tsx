import type { RouteAnswerOf } from '#contract/client.ts';
import { games, type Game } from '#contract/vocabulary.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type CSSProperties } from 'react';
import { formatMoney, tryOf } from '../../lib/money.ts';
import { gameNames, shortGameNames } from '../../lib/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Failed } from '../../ui/Empty.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { earningsQuery } from './queries.ts';
import { WeekGoal } from './WeekGoal.tsx';

type Week = RouteAnswerOf<'GET /booster/earnings'>['byWeek'][number];

const dayAndMonth = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long' });
const gameName = (game: Game): string => (game === 'coaching' ? 'Koçluk' : shortGameNames[game]);

/** The earnings of the last weeks as a chart of steps or as a table, and the booster's goal for this week. */
export function EarningsBars() {
  const earnings = useQuery(earningsQuery);
  const [game, setGame] = useState<Game | 'all'>('all');
  const [asTable, setAsTable] = useState(false);
  const weeks = earnings.data?.byWeek ?? [];
  const played = games.filter((one) => weeks.some((week) => inGame(week, one) > 0));
  const isEmpty = weeks.every(({ amount }) => amount.amount === 0);
  return (
    <section className="panel stack" aria-labelledby="kazanc">
      <div className="panel__h row--wrap">
        <h2 className="panel__t" id="kazanc">
          Kazanç
        </h2>
        {isEmpty ? (
          <span className="small dim">Haftalık, ₺</span>
        ) : (
          <Button kind="g" size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            Tablo olarak göster
          </Button>
        )}
      </div>
      {earnings.isPending && <SkeletonRows rows={3} />}
      {earnings.isError && <Failed title="Kazanç yüklenemedi" of={earnings} />}
      {earnings.data && isEmpty && (
        <p className="muted small">Son haftalarda kazancın yok. Onaylanan siparişlerinin payı burada görünür.</p>
      )}
      {!isEmpty && (
        <>
          {played.length > 1 && !asTable && (
            <Segmented
              name="Oyuna göre kazanç"
              options={[
                { value: 'all' as const, label: 'Tümü' },
                ...played.map((one) => ({ value: one, label: gameName(one) })),
              ]}
              value={game}
              onChange={setGame}
            />
          )}
          {!asTable && <Bars weeks={weeks} game={game} />}
          <EarningsTable weeks={weeks} played={played} isShown={asTable} />
        </>
      )}
      {earnings.data && <WeekGoal earned={weeks.at(-1)?.amount.amount ?? 0} />}
    </section>
  );
}

/** Kuruş. */
const inGame = (week: Week, game: Game | 'all'): number =>
  game === 'all' ? week.amount.amount : (week.byGame.find((one) => one.game === game)?.amount.amount ?? 0);

function Bars({ weeks, game }: { weeks: readonly Week[]; game: Game | 'all' }) {
  const amounts = weeks.map((week) => inGame(week, game));
  const most = Math.max(1, ...amounts);
  return (
    <div aria-hidden="true">
      <div className="bars">
        {weeks.map(({ week }, index) => (
          <i
            key={week}
            className={index === weeks.length - 1 ? 'now' : undefined}
            style={{ '--v': 2 + (98 * (amounts[index] ?? 0)) / most } as CSSProperties}
          />
        ))}
      </div>
      <div className="spread tiny dim bars__foot">
        <span>{weekStart(weeks[0]?.week ?? '')}</span>
        <span>
          Bu hafta <b className="num">{formatMoney(tryOf(amounts.at(-1) ?? 0))}</b>
        </span>
      </div>
    </div>
  );
}

/** The chart in words. Without `isShown` it is there for screen readers only. */
function EarningsTable({
  weeks,
  played,
  isShown,
}: {
  weeks: readonly Week[];
  played: readonly Game[];
  isShown: boolean;
}) {
  return (
    <div className={isShown ? 'earnings-t' : 'vh'}>
      <table className="tbl">
        <caption className="vh">Haftalık kazanç</caption>
        <thead>
          <tr>
            <th>Haftanın başı</th>
            {played.map((game) => (
              <th key={game} className="r">
                {game === 'coaching' ? 'Koçluk' : <abbr title={gameNames[game]}>{shortGameNames[game]}</abbr>}
              </th>
            ))}
            <th className="r">Toplam</th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <tr key={week.week}>
              <th scope="row">{weekStart(week.week)}</th>
              {played.map((game) => (
                <td key={game} className="r num">
                  {formatMoney(tryOf(inGame(week, game)))}
                </td>
              ))}
              <td className="r num strong">{formatMoney(week.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const weekStart = (week: string): string => {
  const date = new Date(week);
  return Number.isNaN(date.getTime()) ? week : dayAndMonth.format(date);
};
