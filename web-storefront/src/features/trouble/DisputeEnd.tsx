import { Suspense, useState } from 'react';
import { part } from '../../lib/chunks.ts';
import { api } from '../../lib/api.ts';
import { formatMoment } from '../../lib/time.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Refused } from '../../ui/Refused.tsx';
import type { Order } from '../order/describe.ts';
import { capital, helperOf } from '../order/helper.ts';
import { kindOf } from '../order/primary.ts';
import { useOrderCommand } from '../order/use-order-command.ts';
import type { Reader } from '../order/work-kinds.ts';
import { RefundMoves, reopenText } from './ProposedMoney.tsx';

const ProposeModal = part(() => import('./ProposeModal.tsx'));

type Proposal = NonNullable<NonNullable<Order['dispute']>['proposal']>;
interface Of {
  order: Order;
  reader: Reader;
}

/** How customer and booster can end an open dispute themselves: by an agreement, or by the customer's withdrawal. */
export function DisputeEnd({ order, reader }: Of) {
  const proposal = order.dispute?.proposal;
  return (
    <>
      {proposal && <Proposed order={order} proposal={proposal} reader={reader} />}
      <div className="row row--wrap">
        {proposal && order.allowed.agreeOnEnd && <Accept order={order} proposal={proposal} reader={reader} />}
        {order.allowed.proposeEnd && <Propose order={order} reader={reader} again={Boolean(proposal)} />}
        {order.allowed.endProposal && <TakeBack id={order.id} />}
        {order.allowed.withdrawDispute && <Withdraw order={order} />}
      </div>
    </>
  );
}

const whoOf = ({ by }: Proposal, { order, reader }: Of): string => {
  if (by === reader) return 'Senin önerin';
  return by === 'customer' ? 'Müşterinin önerisi' : `${capital(helperOf(order).of)} önerisi`;
};

/** The proposal: who made it, and what accepting it does to the money. */
const Proposed = ({ order, reader, proposal }: Of & { proposal: Proposal }) => (
  <div className="said" role="group" aria-label="Çözüm önerisi">
    <span className="small muted">
      {whoOf(proposal, { order, reader })} · {formatMoment(proposal.at)}
    </span>
    <Meaning order={order} reader={reader} proposal={proposal} />
    {proposal.agreedAt && (
      <Alert tone="ok">İki taraf anlaştı ({formatMoment(proposal.agreedAt)}). Ekibimiz bakıp uygulayacak.</Alert>
    )}
    {!proposal.agreedAt && proposal.by === reader && <p className="small muted">Karşı tarafın kabulünü bekliyor.</p>}
  </div>
);

const Meaning = ({ order, reader, proposal: { end, money } }: Of & { proposal: Proposal }) =>
  end === 'refund' && money ? (
    <>
      <p>Bir kısmı iade edilir ve sipariş kapanır.</p>
      <RefundMoves moves={money} reader={reader} />
    </>
  ) : (
    <p>{reopenText(order, reader)}</p>
  );

function Accept({ order, reader, proposal }: Of & { proposal: Proposal }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { id } = order;
  const agree = useOrderCommand<string>(
    id,
    'dispute.agree',
    (read, idempotencyKey) =>
      api.call('POST /orders/:id/dispute/agreement', { params: { id }, body: { proposal: read }, idempotencyKey }),
    { said: 'Öneriyi kabul ettin', done: close },
  );
  return (
    <>
      <Button kind={kindOf(order, reader, 'agree-on-end')} onClick={() => setAsking(true)}>
        Öneriyi kabul et
      </Button>
      {asking && (
        <Confirm
          title="Öneri kabul edilsin mi?"
          action="Kabul et"
          busy={agree.busy}
          error={agree.error}
          onConfirm={() => agree.run(proposal.id)}
          close={close}
        >
          <Meaning order={order} reader={reader} proposal={proposal} />
          <p className="muted">Ekibimiz hemen uygulayabilir. Kabulün geri alınamaz.</p>
        </Confirm>
      )}
    </>
  );
}

function Propose({ order, reader, again }: Of & { again: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{again ? 'Başka çözüm öner' : 'Çözüm öner'}</Button>
      <Suspense>{open && <ProposeModal order={order} reader={reader} close={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function TakeBack({ id }: { id: string }) {
  const takeBack = useOrderCommand<undefined>(
    id,
    'dispute.take-back',
    () => api.call('DELETE /orders/:id/dispute/proposal', { params: { id } }),
    { said: 'Önerin geri çekildi' },
  );
  return (
    <>
      <Button busy={takeBack.busy} onClick={() => takeBack.run(undefined)}>
        Önerimi geri çek
      </Button>
      <Refused why={takeBack.error} />
    </>
  );
}

function Withdraw({ order: { id, unproven } }: { order: Order }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const withdraw = useOrderCommand<undefined>(
    id,
    'dispute.withdraw',
    () => api.call('DELETE /orders/:id/dispute', { params: { id } }),
    { said: 'İtirazın geri çekildi', done: close },
  );
  return (
    <>
      <Button onClick={() => setAsking(true)}>İtirazı geri çek</Button>
      {asking && (
        <Confirm
          title="İtiraz geri çekilsin mi?"
          action="İtirazı geri çek"
          busy={withdraw.busy}
          error={withdraw.error}
          onConfirm={() => withdraw.run(undefined)}
          close={close}
        >
          <p>
            Sipariş yeniden onayını bekler{unproven ? '' : '; onay için kalan süren kaldığı yerden işler'}. Şimdi para
            hareketi olmaz.
          </p>
          <Alert tone="warn">Bu teslim için yeniden itiraz edemezsin.</Alert>
        </Confirm>
      )}
    </>
  );
}
