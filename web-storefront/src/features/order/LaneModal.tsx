import { laneLabels, lanes, type Lane } from '#contract/vocabulary.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { LaneIcon } from '../../ui/LaneIcon.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { ChampionField } from './ChampionField.tsx';
import type { Order } from './describe.ts';
import { useOrderCommand } from './use-order-command.ts';

/** The lane can be changed once: it is chosen first, then the change is confirmed by name. */
export function LaneModal({ order, close }: { order: Order; close: () => void }) {
  const [lane, setLane] = useState<Lane | null>(null);
  const [champion, setChampion] = useState('');
  const [confirming, setConfirming] = useState(false);
  const change = useOrderCommand<{ lane: Lane; champion?: string }>(
    order.id,
    'lane',
    (body) => api.call('PUT /orders/:id/lane', { params: { id: order.id }, body }),
    { said: 'Koridor değişti', done: close },
  );
  const complete = lane !== null && (lane !== 'champion' || champion !== '');
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
              onClick={() => change.run({ lane, ...(lane === 'champion' ? { champion } : {}) })}
            >
              Koridoru değiştir
            </Button>
          </>
        }
      >
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
              note=""
              checked={lane === candidate}
              onChoose={() => setLane(candidate)}
            />
          ))}
      </div>
      {lane === 'champion' && <ChampionField chosen={champion} onChange={setChampion} />}
    </Modal>
  );
}
