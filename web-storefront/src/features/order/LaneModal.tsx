import { formatMoney } from '#contract/format.ts';
import { laneLabels, lanes, type Lane } from '#contract/vocabulary.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RouteAnswerOf } from '#contract/client.ts';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { LaneIcon } from '../../ui/LaneIcon.tsx';
import { Failed } from '../../ui/Empty.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useFirstWrong } from '../form/first-wrong.ts';
import { keys } from '../keys.ts';
import { ChampionField } from './ChampionField.tsx';
import type { Order } from './describe.ts';
import { LaneConfirmation } from './LaneConfirmation.tsx';

const FORM = 'koridor';

type LanePrice = RouteAnswerOf<'GET /orders/:id/lanes'>[number];

const noteOf = (price: LanePrice | undefined): string => {
  if (!price) return '\u00a0';
  if (price.difference.amount > 0) return `+${formatMoney(price.difference)}`;
  return price.cheaper ? 'Daha ucuz, iade yok' : 'Fark yok';
};

/**
 * Changes the lane, which is possible once. The lanes are shown with their price differences; the choice is then
 * confirmed.
 */
export function LaneModal({ order, close }: { order: Order; close: () => void }) {
  const [lane, setLane] = useState<Lane | null>(null);
  const [champion, setChampion] = useState('');
  const [asked, setAsked] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const { frame, refuse } = useFirstWrong();
  const prices = useQuery({
    queryKey: [...keys.order(order.id), 'lanes'],
    queryFn: ({ signal }) => api.call('GET /orders/:id/lanes', { params: { id: order.id }, signal }),
  });
  const priceOf = (of: Lane) => prices.data?.find((price) => price.lane === of);
  const price = lane === null ? undefined : priceOf(lane);
  const lacksChampion = lane === 'champion' && champion === '';

  if (confirming && lane && price && !lacksChampion) {
    return (
      <LaneConfirmation
        order={order}
        wish={{ lane, expectedDifference: price.difference, ...(lane === 'champion' ? { champion } : {}) }}
        cheaper={price.cheaper}
        back={() => setConfirming(false)}
        close={close}
        askAgain={() => void prices.refetch()}
      />
    );
  }
  const laneError = asked && lane === null ? 'Koridoru seç.' : undefined;
  return (
    <Modal
      title="Yeni koridoru seç"
      close={close}
      action={
        <Button kind="p" type="submit" form={FORM} busy={lane !== null && prices.isFetching && !price}>
          Devam et
        </Button>
      }
    >
      <form
        ref={frame}
        id={FORM}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (lane === null || lacksChampion) refuse();
          else if (price) setConfirming(true);
          else void prices.refetch();
        }}
      >
        <div className="field" data-invalid={laneError ? '' : undefined}>
          <div
            className="choices"
            role="radiogroup"
            aria-label="Koridor"
            aria-describedby={laneError && 'koridor-hata'}
          >
            {lanes
              .filter((candidate) => candidate !== (order.lane ?? 'none') || candidate === 'champion')
              .map((candidate) => (
                <Choice
                  key={candidate}
                  group="new-lane"
                  icon={<LaneIcon lane={candidate} />}
                  title={laneLabels[candidate]}
                  note={noteOf(priceOf(candidate))}
                  checked={lane === candidate}
                  onChoose={() => setLane(candidate)}
                />
              ))}
          </div>
          {laneError && <FieldError id="koridor-hata">{laneError}</FieldError>}
        </div>
        {prices.isError && <Failed title="Koridor farkları yüklenemedi" of={prices} />}
        {lane === 'champion' && (
          <ChampionField
            chosen={champion}
            error={asked && lacksChampion ? 'Şampiyonu seç.' : undefined}
            onChange={setChampion}
          />
        )}
      </form>
    </Modal>
  );
}
