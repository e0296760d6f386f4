import { formatCount, progressUnits } from '#contract/order/progress.words.tr.ts';
import { rankName, stepIndex } from '#contract/pricing/ranks.ts';
import type { RouteInputOf } from '#contract/client.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { isWhole, wholeOf } from '../../lib/whole.ts';
import { wholeWanted } from '../../lib/words.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Refused } from '../../ui/Refused.tsx';
import { mostPoints, rankAt, UNRANKED, type RankChoice } from '../draft/ladder.ts';
import { RankPicker } from '../order-form/RankPicker.tsx';
import { describe, type Order } from '../order/describe.ts';
import { useOrderCommand } from '../order/use-order-command.ts';
import { useFirstWrong } from '../form/first-wrong.ts';

type Correction = RouteInputOf<'PUT /orders/:id/progress'>['body'];

const SHORTEST_REASON = 3;

/** The booster corrects the progress of the order. Where no matches are counted, this is the only way to report it. */
export function CorrectProgress({ order, close }: { order: Order; close: () => void }) {
  const { progress } = order;
  const [rank, setRank] = useState(() => standing(order));
  const [done, setDone] = useState(String(progress.done));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const correct = useOrderCommand<Correction>(
    order.id,
    'progress',
    (body) => api.call('PUT /orders/:id/progress', { params: { id: order.id }, body }),
    { said: 'İlerleme güncellendi', done: close },
  );
  const counted = Number(done);
  const inParts = progress.unit === 'hour';
  const inRange = inParts ? counted >= 0 && counted <= progress.total : isWhole(wholeOf(done), 0, progress.total);
  const wrong = rank ? Number.isNaN(rank.points) : done.trim() === '' || !inRange;
  const unexplained = reason.trim().length < SHORTEST_REASON;
  const { frame, refuse } = useFirstWrong();
  const send = () => {
    setTried(true);
    if (wrong || unexplained) return refuse();
    correct.run({ ...(rank ? { current: sent(rank) } : { done: counted }), reason: reason.trim() });
  };

  return (
    <Modal
      title="İlerlemeyi güncelle"
      close={close}
      action={
        <Button kind="p" busy={correct.busy} onClick={send}>
          İlerlemeyi kaydet
        </Button>
      }
    >
      <div className="stack" ref={frame}>
        {rank ? (
          <Standing order={order} rank={rank} onChange={setRank} />
        ) : (
          <TextField
            label={`Tamamlanan ${progressUnits[progress.unit]}`}
            type="number"
            className="num"
            // hours of coaching can be counted in fractions
            {...(inParts ? { inputMode: 'decimal', step: 'any' } : { inputMode: 'numeric' })}
            min={0}
            max={progress.total}
            affix={`/ ${formatCount(progress.total)}`}
            value={done}
            error={
              tried && wrong
                ? inParts
                  ? `0 ile ${formatCount(progress.total)} arasında bir sayı yaz.`
                  : wholeWanted(0, progress.total)
                : undefined
            }
            onChange={(event) => setDone(event.target.value)}
          />
        )}
        <TextField
          label="Neden"
          hint="Zorunlu. Müşteri okur; maçların gösterdiğinden fazlası o ya da destek onaylayınca sayılır."
          maxLength={500}
          value={reason}
          error={tried && unexplained ? 'En az 3 harfle nedenini yaz.' : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      <Refused why={correct.error} />
    </Modal>
  );
}

/** The current rank of a climb; null for work that is counted, for example in wins. */
function standing({ draft, progress: { current } }: Order): RankChoice | null {
  if (!current) return null;
  const { game } = describe(draft);
  return rankAt(game, stepIndex(game, current), Math.min(current.points, mostPoints(current.tier)));
}

const sent = ({ tier, division, points }: RankChoice): NonNullable<Correction['current']> => ({
  tier: tier as NonNullable<Correction['current']>['tier'],
  ...(division === null ? {} : { division }),
  points,
});

function Standing({ order, rank, onChange }: { order: Order; rank: RankChoice; onChange: (rank: RankChoice) => void }) {
  const { game, climb } = describe(order.draft);
  return (
    <div className="stack-2">
      {climb && <p className="muted small">Hedef: {rankName(game, climb.to)}</p>}
      <RankPicker
        game={game}
        name="Şu anki rank"
        league="Şu anki lig"
        rank={rank}
        least={UNRANKED}
        onStep={(index) => onChange(rankAt(game, index))}
        onPoints={(points) => onChange({ ...rank, points })}
      />
    </div>
  );
}
