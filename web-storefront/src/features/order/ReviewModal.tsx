import { useState } from 'react';
import { api, ApiProblem } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { StarsField } from '../../ui/StarsField.tsx';
import { Refused } from '../../ui/Refused.tsx';
import type { Order } from './describe.ts';
import { useOrderCommand } from './use-order-command.ts';
import { useFirstWrong } from '../form/first-wrong.ts';

const FORM = 'degerlendirme';
const SHORTEST = 3;
const LONGEST = 600;

/** Stars and a text. A review is written once. */
export default function ReviewModal({ order, close }: { order: Order; close: () => void }) {
  const [stars, setStars] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [sent, setSent] = useState(false);
  /** Why the server refused the text. Reviews are public, so some texts are not accepted. */
  const [refused, setRefused] = useState<string>();
  const { frame, refuse } = useFirstWrong();
  const tooShort = text.trim().length < SHORTEST;
  const review = useOrderCommand<{ stars: number; text: string }>(
    order.id,
    'review',
    (body, idempotencyKey) => api.call('POST /orders/:id/review', { params: { id: order.id }, body, idempotencyKey }),
    {
      said: 'Değerlendirmen yayımlandı',
      done: close,
      elsewhere: (failure) => {
        const errors = failure instanceof ApiProblem ? failure.problem.errors : undefined;
        const said = errors?.find(({ pointer }) => pointer === '/text')?.detail;
        setRefused(said);
        return said !== undefined;
      },
    },
  );
  return (
    <Modal
      title="Siparişi değerlendir"
      close={close}
      action={
        <Button kind="p" type="submit" form={FORM} busy={review.busy}>
          Değerlendirmeyi gönder
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
          setSent(true);
          if (stars === null || tooShort) refuse();
          else review.run({ stars, text: text.trim() });
        }}
      >
        <StarsField
          label="Yıldızın"
          value={stars}
          error={sent && stars === null ? 'Bir ile beş arasında yıldız ver.' : undefined}
          onChange={setStars}
        />
        <TextArea
          label="Yorumun"
          rows={4}
          maxLength={LONGEST}
          value={text}
          error={sent && tooShort ? 'Birkaç kelime yaz.' : refused}
          hint={`En çok ${LONGEST} karakter. Hesap adı, telefon gibi kişisel bilgileri yazma.`}
          onChange={(event) => {
            setText(event.target.value);
            setRefused(undefined);
          }}
        />
        <p className="small muted">Bir kez yazılır, sonradan değiştirilemez. Sayfalarımızda yalnız adınla görünür.</p>
        <Refused why={review.error} />
      </form>
    </Modal>
  );
}
