import '../../styles/review.css';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { formatDay } from '../../lib/time.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Stars, StarsField } from '../../ui/Stars.tsx';
import type { Order } from './describe.ts';
import { useOrderCommand } from './use-order-command.ts';

const FORM = 'degerlendirme';
const SHORTEST = 3;
const LONGEST = 600;

/** What the customer thinks of a finished order: shown where it is there, else asked for. */
export function ReviewCard({ order }: { order: Order }) {
  const [writing, setWriting] = useState(false);
  if (order.review) {
    const { stars, text, createdAt } = order.review;
    return (
      <section className="panel stack-2" aria-label="Değerlendirmen">
        <div className="spread">
          <h2 className="panel__t">Değerlendirmen</h2>
          <Stars value={stars} />
        </div>
        <p className="review__text">{text}</p>
        <p className="small dim">
          <time dateTime={createdAt}>{formatDay(createdAt)}</time> · sayfalarımızda yalnız adınla görünür
        </p>
      </section>
    );
  }
  return (
    <section className="panel stack-2" aria-label="Değerlendirme">
      <h2 className="panel__t">Nasıl geçti?</h2>
      <p className="small muted">Yıldızın ve birkaç cümlen, sonraki müşterilere yol gösterir.</p>
      <Button wide onClick={() => setWriting(true)}>
        Değerlendir
      </Button>
      {writing && <ReviewModal order={order} close={() => setWriting(false)} />}
    </section>
  );
}

function ReviewModal({ order, close }: { order: Order; close: () => void }) {
  const [stars, setStars] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [sent, setSent] = useState(false);
  const length = text.trim().length;
  const review = useOrderCommand<{ stars: number; text: string }>(
    order.id,
    'review',
    (body, idempotencyKey) => api.call('POST /orders/:id/review', { params: { id: order.id }, body, idempotencyKey }),
    { said: 'Değerlendirmen yayımlandı', done: close },
  );
  return (
    <Modal
      title="Siparişi değerlendir"
      close={close}
      footer={
        <>
          <Button kind="g" onClick={close}>
            Vazgeç
          </Button>
          <Button kind="p" type="submit" form={FORM} busy={review.busy}>
            Değerlendirmeyi gönder
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
          if (stars !== null && length >= SHORTEST) review.run({ stars, text: text.trim() });
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
          error={sent && length < SHORTEST ? 'Birkaç kelime yaz.' : undefined}
          hint={`En çok ${LONGEST} karakter. Hesap adı, telefon gibi kişisel bilgileri yazma.`}
          onChange={(event) => setText(event.target.value)}
        />
        <p className="small muted">Bir kez yazılır, sonradan değiştirilemez. Sayfalarımızda yalnız adınla görünür.</p>
        {review.error && (
          <Alert tone="bad" announce>
            {review.error}
          </Alert>
        )}
      </form>
    </Modal>
  );
}
