import { formatMoney } from '#contract/format.ts';
import { laneLabels, lanes, type Lane, type MoneyJson } from '#contract/vocabulary.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, hasCode, moneyParam } from '../../lib/api.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { LaneIcon } from '../../ui/LaneIcon.tsx';
import { Failed } from '../../ui/Empty.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { keys } from '../keys.ts';
import { openModal } from '../modals.ts';
import { ChampionField } from './ChampionField.tsx';
import type { Order } from './describe.ts';
import { useOrderCommand } from './use-order-command.ts';

const noteOf = (difference: MoneyJson | undefined): string => {
  if (difference === undefined) return '\u00a0';
  return difference.amount > 0 ? `+${formatMoney(difference)}` : 'Fark yok';
};

/** The lane can be changed once: it is chosen with what it adds to the price, then the change is confirmed by name. */
export function LaneModal({ order, close }: { order: Order; close: () => void }) {
  const [lane, setLane] = useState<Lane | null>(null);
  const [champion, setChampion] = useState('');
  const [confirming, setConfirming] = useState(false);
  const prices = useQuery({
    queryKey: [...keys.order(order.id), 'lanes'],
    queryFn: ({ signal }) => api.call('GET /orders/:id/lanes', { params: { id: order.id }, signal }),
  });
  const differenceOf = (of: Lane) => prices.data?.find((price) => price.lane === of)?.difference;
  const change = useOrderCommand<{ lane: Lane; champion?: string; expectedDifference: MoneyJson }>(
    order.id,
    'lane',
    (body) => api.call('PUT /orders/:id/lane', { params: { id: order.id }, body }),
    {
      said: 'Koridor değişti',
      done: close,
      elsewhere: (failure, { expectedDifference: price }) => {
        if (hasCode(failure, 'order.lane_price_changed')) void prices.refetch();
        if (!hasCode(failure, 'wallet.insufficient_balance')) return false;
        close();
        openModal('insufficientBalance', { price, missing: moneyParam(failure, 'missing') ?? price, what: 'lane' });
        return true;
      },
    },
  );
  const difference = lane === null ? undefined : differenceOf(lane);
  const complete = lane !== null && difference !== undefined && (lane !== 'champion' || champion !== '');
  const chosenName = lane === 'champion' ? champion : lane && laneLabels[lane];

  if (confirming && complete) {
    return (
      <Modal
        title={`Koridor ${chosenName} olarak değişsin mi?`}
        close={close}
        footer={
          <>
            <Button kind="g" onClick={() => setConfirming(false)}>
              Vazgeç
            </Button>
            <Button
              kind="p"
              busy={change.busy}
              onClick={() =>
                change.run({ lane, expectedDifference: difference, ...(lane === 'champion' ? { champion } : {}) })
              }
            >
              {difference.amount > 0 ? `${formatMoney(difference)} öde ve değiştir` : 'Koridoru değiştir'}
            </Button>
          </>
        }
      >
        <p>
          {difference.amount > 0
            ? `Bu koridor daha pahalı. Fark ${formatMoney(difference)}; bakiyenden ödenir ve siparişe eklenir.`
            : 'Ücret değişmez. Daha ucuz bir koridora geçersen fark iade edilmez.'}
        </p>
        <p className="muted">Koridoru sipariş başına bir kez değiştirebilirsin.</p>
        {change.error && (
          <Alert tone="bad" announce>
            {change.error}
          </Alert>
        )}
      </Modal>
    );
  }
  return (
    <Modal
      title="Yeni koridoru seç"
      close={close}
      footer={
        <>
          <Button kind="g" onClick={close}>
            Vazgeç
          </Button>
          <Button kind="p" aria-disabled={!complete || undefined} onClick={() => complete && setConfirming(true)}>
            Devam et
          </Button>
        </>
      }
    >
      <div className="choices" role="radiogroup" aria-label="Koridor">
        {lanes
          .filter((candidate) => candidate !== order.lane || candidate === 'champion')
          .map((candidate) => (
            <Choice
              key={candidate}
              group="new-lane"
              icon={<LaneIcon lane={candidate} />}
              title={laneLabels[candidate]}
              note={noteOf(differenceOf(candidate))}
              checked={lane === candidate}
              onChoose={() => setLane(candidate)}
            />
          ))}
      </div>
      {prices.isError && <Failed title="Koridor farkları yüklenemedi" retry={() => void prices.refetch()} />}
      {lane === 'champion' && <ChampionField chosen={champion} onChange={setChampion} />}
    </Modal>
  );
}
