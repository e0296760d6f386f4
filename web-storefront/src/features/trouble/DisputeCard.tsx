import '../../styles/trouble.css';
import { troubleLimits } from '#contract/limits.ts';
import { saidProgress } from '#contract/order/progress.words.tr.ts';
import { disputeLabels, disputeOutcomeLabels } from '#contract/order/words.tr.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatMoment } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { PicturePicker } from '../../ui/PicturePicker.tsx';
import { PictureStrip } from '../../ui/PictureStrip.tsx';
import { Pill } from '../../ui/Pill.tsx';
import type { Order } from '../order/describe.ts';
import { capital, helperOf } from '../order/helper.ts';
import { kindOf } from '../order/primary.ts';
import type { Reader } from '../order/work-kinds.ts';
import { useOrderCommand } from '../order/use-order-command.ts';
import { usePictures } from '../picture/use-pictures.ts';
import { DisputeEnd } from './DisputeEnd.tsx';
import { TextModal } from './TextModal.tsx';

type Dispute = NonNullable<Order['dispute']>;

/** The dispute: the customer's claim, the booster's answer and the decision. */
export function DisputeCard({ order, reader }: { order: Order; reader: Reader }) {
  const { dispute } = order;
  const helper = helperOf(order);
  if (!dispute) return null;
  const { kind, text, claimedPercent, answer, decision } = dispute;
  return (
    <section className="panel stack-2" id="itiraz" aria-label="İtiraz">
      <div className="spread">
        <h2 className="panel__t">İtiraz</h2>
        <Standing dispute={dispute} />
      </div>
      <div className="said">
        <span className="small muted">
          {reader === 'customer' ? 'Sen' : 'Müşteri'} · {disputeLabels[kind]} · {formatMoment(dispute.openedAt)}
        </span>
        <p>{text}</p>
        <PictureStrip label="İtirazın resmi" pictures={dispute.pictures} />
        {claimedPercent !== null && (
          <p className="small muted">
            {reader === 'customer' ? 'Sana' : 'Müşteriye'} göre işin %{claimedPercent} kadarı yapıldı.{' '}
            {saidProgress(order, reader)}.
          </p>
        )}
      </div>
      {answer && (
        <div className="said">
          <span className="small muted">
            {reader === 'booster' ? 'Sen' : capital(helper.name)} · {formatMoment(answer.at)}
          </span>
          <p>{answer.text}</p>
          <PictureStrip label="Yanıtın resmi" pictures={answer.pictures} />
        </div>
      )}
      {decision && <Decided decision={decision} reader={reader} />}
      {answer && !decision && !dispute.proposal?.agreedAt && (
        <p className="small muted">Kararı, iki tarafın yazdıklarına ve siparişte yapılanlara bakarak veririz.</p>
      )}
      {order.allowed.answerDispute && <AnswerButton order={order} />}
      {!decision && <DisputeEnd order={order} reader={reader} />}
    </section>
  );
}

function Standing({ dispute: { decision, proposal, ripe } }: { dispute: Dispute }) {
  if (decision) return <Pill tone="plain">Sonuçlandı</Pill>;
  if (proposal?.agreedAt) return <Pill tone="info">Anlaşıldı</Pill>;
  return ripe ? <Pill tone="info">Karar bekliyor</Pill> : <Pill tone="warn">Yanıt bekleniyor</Pill>;
}

function Decided({
  decision: { outcome, reason, refund, at },
  reader,
}: {
  decision: NonNullable<Dispute['decision']>;
  reader: Reader;
}) {
  return (
    <div className="said said--decided">
      <span className="small muted">Basamak · {formatMoment(at)}</span>
      <p className="strong">
        {disputeOutcomeLabels[outcome]}
        {refund && `: ${formatMoney(refund)} ${reader === 'customer' ? 'bakiyene' : 'müşteriye'} döndü`}
      </p>
      {reason && <p>{reason}</p>}
    </div>
  );
}

function AnswerButton({ order }: { order: Order }) {
  const { id } = order;
  const [writing, setWriting] = useState(false);
  const close = () => setWriting(false);
  const pictures = usePictures();
  const answer = useOrderCommand<string>(
    id,
    'dispute.answer',
    (text, idempotencyKey) =>
      api.call('POST /orders/:id/dispute/answer', { params: { id }, body: { text, ...pictures.body }, idempotencyKey }),
    { said: 'Yanıtın gönderildi', done: close },
  );
  return (
    <>
      <div>
        <Button kind={kindOf(order, 'booster', 'answer-dispute')} onClick={() => setWriting(true)}>
          Yanıt ver
        </Button>
      </div>
      {writing && (
        <TextModal
          title="İtiraza yanıt ver"
          label="Yanıtın"
          hint="Müşteri de okur. Bir kez yazılır, sonradan değiştirilemez."
          action="Yanıtı gönder"
          limits={troubleLimits.statement}
          command={{ ...answer, busy: answer.busy || pictures.busy }}
          close={close}
          below={<PicturePicker label="Ekran görüntüsü ekle (isteğe bağlı)" pictures={pictures} />}
        />
      )}
    </>
  );
}
