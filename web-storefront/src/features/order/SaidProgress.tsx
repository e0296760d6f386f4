import { waitingText } from '#contract/order/match.words.tr.ts';
import { saidProgress } from '#contract/order/progress.words.tr.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { formatMoment } from '../../lib/time.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import type { Order } from './describe.ts';
import { helperOf } from './helper.ts';
import type { Reader } from './work-kinds.ts';
import { useOrderCommand } from './use-order-command.ts';

/**
 * The reported progress that is not proven yet, and what the proof waits for. The customer may agree to a reported
 * claim.
 */
export default function SaidProgress({ order, reader }: { order: Order; reader: Reader }) {
  const [asking, setAsking] = useState(false);
  const { claim } = order.progress;
  const { waiting } = order.matchFigures;
  const mayAgree = claim !== undefined && reader === 'customer' && order.allowed.agreeProgress;
  return (
    <div className="stack-2 order-late">
      <Alert tone="warn">
        {saidProgress(order, reader)}.{waiting && ` ${waitingText(waiting, formatMoment)}`}
      </Alert>
      {mayAgree && (
        <div>
          <Button size="sm" onClick={() => setAsking(true)}>
            İlerlemeyi onayla
          </Button>
        </div>
      )}
      {claim !== undefined && asking && <Agreeing order={order} claim={claim} close={() => setAsking(false)} />}
    </div>
  );
}

function Agreeing({ order, claim, close }: { order: Order; claim: string; close: () => void }) {
  const agree = useOrderCommand<null>(
    order.id,
    `agree.${claim}`,
    (_, idempotencyKey) =>
      api.call('POST /orders/:id/progress/agreement', { params: { id: order.id }, body: { claim }, idempotencyKey }),
    { said: 'İlerleme onaylandı', done: close },
  );
  return (
    <Confirm
      title="Bu ilerleme onaylansın mı?"
      action="İlerlemeyi onayla"
      busy={agree.busy}
      error={agree.error}
      onConfirm={() => agree.run(null)}
      close={close}
    >
      <p>{saidProgress(order)}.</p>
      <p className="muted">
        Hesabına bak: doğruysa onayla. Onayladığın kısım yapılmış sayılır ve {helperOf(order).name} onun payını alır;
        onaylamadığın kısım için para ödenmez.
      </p>
    </Confirm>
  );
}
