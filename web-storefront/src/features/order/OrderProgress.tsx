import { kept, readJson } from '#contract/browser/storage.ts';
import { formatEstimate } from '#contract/format.ts';
import { arrivalOf } from '#contract/order/arrival.ts';
import { percentOfStep, placeText, progressSentence } from '#contract/order/progress-sentence.ts';
import {
  formatCount,
  isPlayedOut,
  progressUnits,
  provenProgress,
  saysMore,
} from '#contract/order/progress.words.tr.ts';
import { pointsName, rankName, stepIndex } from '#contract/pricing/ranks.ts';
import { Suspense, useEffect, useState } from 'react';
import { part } from '../../lib/chunks.ts';
import { useCountUp } from '../../lib/use-count-up.ts';
import { Meter } from '../../ui/Meter.tsx';
import { StairProgress } from '../../ui/stair/StairProgress.tsx';
import { ARRIVED_KEY } from '../draft/forget.ts';
import { describe, type Order } from './describe.ts';
import { countsPoints, playedInMatches, type Reader } from './work-kinds.ts';

const NewMatch = part(() => import('./NewMatch.tsx'));
const SaidProgress = part(() => import('./SaidProgress.tsx'));

/** The progress of the order, with its matches and times. */
export function OrderProgress({ order, reader }: { order: Order; reader: Reader }) {
  const progress = provenProgress(order.progress);
  return (
    <section aria-labelledby="ilerleme">
      <div className="blk__h">
        <h2 className="h-s" id="ilerleme">
          İlerleme
        </h2>
        <p className="num">{progressSentence(describe(order.draft).game, progress, isPlayedOut(order.state))}</p>
      </div>
      <Picture order={order} />
      <Figures order={order} />
      {/* boosters enter their matches themselves */}
      <Suspense>{reader === 'customer' && <NewMatch order={order} />}</Suspense>
      {(saysMore(order.progress) || order.matchFigures.waiting) && (
        <Suspense>
          <SaidProgress order={order} reader={reader} />
        </Suspense>
      )}
    </section>
  );
}

function Picture({ order }: { order: Order }) {
  const progress = provenProgress(order.progress);
  const { game, climb } = describe(order.draft);
  const { current } = progress;
  const lit = useFirstLook(order);
  const points = useCountUp(current?.points ?? 0, `${current?.tier} ${current?.division}`);
  if (!climb || !current) {
    return <Meter percent={progress.percent} label="İlerleme" />;
  }
  return (
    <StairProgress
      game={game}
      from={Math.max(climb.range.from, 0)}
      to={climb.range.to}
      current={stepIndex(game, current)}
      filled={percentOfStep(game, current)}
      caption={placeText(game, { ...current, points })}
      label={`İlerleme: ${rankName(game, climb.from)} ile başladı, şu an ${placeText(game, current)}, hedef ${rankName(game, climb.to)}`}
      lit={lit}
      news={order.matchFigures.total}
    />
  );
}

/** Whether this browser shows the arrival of the order for the first time. */
function useFirstLook(order: Order): boolean {
  const arrived = arrivalOf(order) !== null;
  const [first] = useState(() => !seenArrivals().includes(order.id));
  useEffect(() => {
    if (arrived && first) kept.write(ARRIVED_KEY, JSON.stringify([...seenArrivals(), order.id].slice(-remembered)));
  }, [arrived, first, order.id]);
  return arrived && first;
}
const remembered = 20;
const seenArrivals = (): readonly unknown[] => {
  const seen = readJson(kept, ARRIVED_KEY);
  return Array.isArray(seen) ? seen : [];
};

const isPlayed = ({ state }: Order): boolean => state === 'started' || state === 'in-game';

/** Hours until the promised finish; infinite if the order is not being played, is paused or has no promised finish. */
const hoursToDue = (order: Order): number =>
  isPlayed(order) && !order.pause && order.dueAt ? (Date.parse(order.dueAt) - Date.now()) / 3_600_000 : Infinity;

function Figures({ order }: { order: Order }) {
  const { matchFigures, estimate, draft, state } = order;
  const progress = provenProgress(order.progress);
  const most = hoursToDue(order);
  const { total, won } = matchFigures;
  const points = useCountUp(matchFigures.points);
  const share = (100 - progress.percent) / 100;
  const left = {
    minHours: Math.min(most, estimate.minHours * share),
    maxHours: Math.min(most, estimate.maxHours * share),
  };
  return (
    <dl className="kpis order-kpis">
      {countsPoints(progress) ? (
        <div>
          <dt>
            {saysMore(order.progress) ? 'Girilen' : 'Kazanılan'} {pointsName(describe(draft).game)}
          </dt>
          <dd>{points > 0 ? `+${points}` : String(points).replace('-', '−')}</dd>
        </div>
      ) : (
        <div>
          <dt>Tamamlanan</dt>
          <dd>
            {formatCount(progress.done)}{' '}
            <small className="inline">
              / {formatCount(progress.total)} {progressUnits[progress.unit]}
            </small>
          </dd>
        </div>
      )}
      {playedInMatches(progress) && (
        <>
          <div>
            <dt>Maç</dt>
            <dd>
              {total}{' '}
              <small className="inline">
                {won} G · {total - won} M
              </small>
            </dd>
          </div>
          <div>
            <dt>Galibiyet oranı</dt>
            <dd>{total === 0 ? '—' : `%${Math.round((100 * won) / total)}`}</dd>
          </div>
        </>
      )}
      {!isPlayedOut(state) && (
        <div>
          <dt>Kalan süre</dt>
          <dd>
            {progress.percent >= 100 ? 'Bitti' : order.late && isPlayed(order) ? 'Gecikti' : formatEstimate(left)}
          </dd>
        </div>
      )}
    </dl>
  );
}
