import { useInfiniteQuery } from '@tanstack/react-query';
import { createIntent } from '#contract/browser/intent.ts';
import { useMemo, useState, type FormEvent } from 'react';
import { api, explain } from '../../lib/api.ts';
import { formatMoment } from '../../lib/time.ts';
import { useCommand } from '../../lib/use-command.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { FieldError, TextArea } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { toast } from '../../ui/toast.ts';
import { messagesOf, messagesQuery } from './queries.ts';
import { useFirstWrong } from '../form/first-wrong.ts';

const LEAST = 3;
const MOST = 500;

/** Reports a message with a reason; staff look at it. */
export function ReportMessage({ orderId, me, close }: { orderId: string; me: string | undefined; close: () => void }) {
  const { data } = useInfiniteQuery(messagesQuery(orderId));
  const theirs = messagesOf(data)
    .filter(({ sender }) => sender.id !== me)
    .toReversed();
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<{ message?: string; reason?: string }>({});
  const attempt = useMemo(() => createIntent(`report.${orderId}`), [orderId]);
  const report = useCommand({
    mutationFn: (of: { id: string; reason: string }) =>
      attempt(of, (idempotencyKey) =>
        api.call('POST /messages/:id/reports', { params: { id: of.id }, body: { reason: of.reason }, idempotencyKey }),
      ),
    onSuccess: () => {
      toast('Mesaj bildirildi');
      close();
    },
  });
  const { frame, refuse } = useFirstWrong();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(chosen === '' ? { message: 'Bir mesaj seç.' } : {}),
      ...(reason.trim().length < LEAST ? { reason: 'Neyin yanlış olduğunu yaz.' } : {}),
    };
    setMissing(found);
    if (Object.keys(found).length > 0) refuse();
    else report.run({ id: chosen, reason: reason.trim() });
  };
  return (
    <Modal
      title="Mesaj bildir"
      close={close}
      action={
        theirs.length > 0 && (
          <Button kind="p" type="submit" form="mesaj-bildir" busy={report.isPending}>
            Bildir
          </Button>
        )
      }
    >
      {theirs.length === 0 ? (
        <p className="muted">Karşı taraftan gelmiş bir mesaj yok.</p>
      ) : (
        <form ref={frame} id="mesaj-bildir" className="stack" noValidate onSubmit={submit}>
          <p className="muted small">Bildirdiğini yalnız Basamak görür. Karşı tarafa adını söylemeyiz.</p>
          <fieldset className="report" data-invalid={missing.message ? '' : undefined}>
            <legend className="label">Hangi mesaj?</legend>
            <div className="report__list">
              {theirs.map(({ id, text, createdAt }) => (
                <label key={id} className="report__one">
                  <input
                    type="radio"
                    name="message"
                    value={id}
                    checked={chosen === id}
                    onChange={() => {
                      setChosen(id);
                      setMissing(({ reason: still }) => (still ? { reason: still } : {}));
                    }}
                  />
                  <span>
                    {text}
                    <small className="dim tiny">{formatMoment(createdAt)}</small>
                  </span>
                </label>
              ))}
            </div>
            {missing.message && <FieldError>{missing.message}</FieldError>}
          </fieldset>
          <TextArea
            label="Neyi bildiriyorsun?"
            rows={3}
            maxLength={MOST}
            value={reason}
            error={missing.reason}
            onChange={(event) => {
              setReason(event.target.value);
              setMissing(({ message }) => (message ? { message } : {}));
            }}
          />
          {report.isError && (
            <Alert tone="bad" announce>
              Mesaj bildirilemedi. {explain(report.error)}
            </Alert>
          )}
        </form>
      )}
    </Modal>
  );
}
