import { formatMoney } from '#contract/format.ts';
import { laneLabels, lanes, type Lane, type MoneyJson } from '#contract/vocabulary.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { LaneIcon } from '../../ui/LaneIcon.tsx';
import { Failed } from '../../ui/Empty.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { keys } from '../keys.ts';
import { ChampionField } from './ChampionField.tsx';
import type { Order } from './describe.ts';
import { LaneConfirmation } from './LaneConfirmation.tsx';

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
  const difference = lane === null ? undefined : differenceOf(lane);
  const complete = lane !== null && difference !== undefined && (lane !== 'champion' || champion !== '');

  if (confirming && complete) {
    return (
      <LaneConfirmation
        orderId={order.id}
        wish={{ lane, expectedDifference: difference, ...(lane === 'champion' ? { champion } : {}) }}
        back={() => setConfirming(false)}
        close={close}
        askAgain={() => void prices.refetch()}
      />
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
          .filter((candidate) => candidate !== (order.lane ?? 'none') || candidate === 'champion')
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
