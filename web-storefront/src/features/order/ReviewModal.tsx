import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { StarsField } from '../../ui/StarsField.tsx';
import type { Order } from './describe.ts';
import { useOrderCommand } from './use-order-command.ts';

const FORM = 'degerlendirme';
const SHORTEST = 3;
const LONGEST = 600;

/** Stars and a few sentences, written once. */
export default function ReviewModal({ order, close }: { order: Order; close: () => void }) {
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
