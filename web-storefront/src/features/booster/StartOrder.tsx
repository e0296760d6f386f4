import type { RouteInputOf } from '#contract/client.ts';
import { stepIndex } from '#contract/pricing/ranks.ts';
import { foundTolerance, placeText } from '#contract/order/progress-sentence.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { isWhole, wholeOf } from '../../lib/whole.ts';
import { wholeWanted } from '../../lib/words.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { PicturePicker } from '../../ui/PicturePicker.tsx';
import { Refused } from '../../ui/Refused.tsx';
import { mostPoints, pointsName, rankAt, UNRANKED, type RankChoice } from '../draft/ladder.ts';
import { RankPicker } from '../order-form/RankPicker.tsx';
import { describe, type Order } from '../order/describe.ts';
import { useOrderCommand } from '../order/use-order-command.ts';
import { usePictures } from '../picture/use-pictures.ts';

type Start = RouteInputOf<'POST /orders/:id/transitions'>['body'];
type Found = NonNullable<Start['found']>;

/** The booster starts the order and confirms the account's rank. A rank other than the declared one needs a picture. */
export default function StartOrder({ order, close }: { order: Order; close: () => void }) {
  const { game } = describe(order.draft);
  const declared = declaredOf(order);
  const [rank, setRank] = useState<RankChoice>(() => ({ ...rankAt(game, stepIndex(game, declared)), ...declared }));
  const [points, setPoints] = useState(String(declared.points));
  const [tried, setTried] = useState(false);
  const pictures = usePictures();
  const start = useOrderCommand<Start>(
    order.id,
    'start',
    (body, idempotencyKey) =>
      api.call('POST /orders/:id/transitions', { params: { id: order.id }, body, idempotencyKey }),
    { done: close, failed: 'Sipariş başlatılamadı.' },
  );
  const counted = isCounted(order);
  const most = mostPoints(rank.tier);
  const found = { ...rank, points: counted ? Number(points) : rank.points };
  const wrong = counted ? !isWhole(wholeOf(points), 0, most) : Number.isNaN(rank.points);
  const same = placeText(game, found) === placeText(game, declared);
  const unshown = !same && !pictures.body.pictures;
  const send = (said: RankChoice) =>
    start.run({ to: 'started', found: sent(said, counted), ...(same ? {} : pictures.body) });
  return (
    <Modal
      title="Hesapta hangi rank var?"
      close={close}
      action={
        <Button
          kind="p"
          busy={start.busy || pictures.busy}
          onClick={() => {
            setTried(true);
            if (!wrong && !unshown) send(same ? declared : found);
          }}
        >
          {same ? 'Aynı, başla' : 'Rankı bildir'}
        </Button>
      }
    >
      <p>
        Siparişte {placeText(game, declared)} yazıyor. Hesaba bakıp aynıysa başla; değilse rankı düzelt ve resmini ekle.
      </p>
      {counted ? (
        <TextField
          label={pointsName(game)}
          type="number"
          className="num"
          inputMode="numeric"
          min={0}
          max={most}
          value={points}
          error={tried && wrong ? wholeWanted(0, most) : undefined}
          onChange={(event) => setPoints(event.target.value)}
        />
      ) : (
        <RankPicker
          game={game}
          name="Hesaptaki rank"
          league="Hesaptaki lig"
          rank={rank}
          least={UNRANKED}
          onStep={(index) => setRank(rankAt(game, index))}
          onPoints={(value) => setRank({ ...rank, points: value })}
        />
      )}
      {!same && (
        <>
          <PicturePicker
            label="Hesabın rankını gösteren resim (zorunlu)"
            hint={`Müşteri görür. Fark ${foundTolerance} ${pointsName(game)} sınırını aşarsa sipariş, müşteri yanıt verene kadar bekler.`}
            pictures={pictures}
          />
          {tried && unshown && (
            <Alert tone="bad" announce>
              En az bir resim ekle.
            </Alert>
          )}
        </>
      )}
      <Refused why={start.error} />
    </Modal>
  );
}

/** Challenger and radiant boosts are counted in points only. */
const isCounted = ({ draft }: Order): boolean => 'current' in draft && !('tier' in draft.current);

const declaredOf = ({ draft, service }: Order): RankChoice => {
  if (!('current' in draft)) throw new Error(`${service} begins at no rank`);
  const { current } = draft;
  const points = ('lp' in current ? current.lp : undefined) ?? ('kp' in current ? current.kp : undefined) ?? 0;
  if ('tier' in current) return { tier: current.tier, division: current.division ?? null, points };
  return { tier: 'kp' in current ? 'radiant' : 'challenger', division: null, points };
};

const sent = ({ tier, division, points }: RankChoice, counted: boolean): Found =>
  counted
    ? { points }
    : { tier: tier as NonNullable<Found['tier']>, ...(division === null ? {} : { division }), points };
