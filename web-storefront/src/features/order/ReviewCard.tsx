import '../../styles/review.css';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { part } from '../../lib/chunks.ts';
import { paths } from '../../config/paths.ts';
import { formatDay } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { Stars } from '../../ui/Stars.tsx';
import type { Order } from './describe.ts';
import { capital, helperOf } from './helper.ts';
import { kindOf } from './primary.ts';

const ReviewModal = part(() => import('./ReviewModal.tsx'));

/** The customer's review of a finished order, or the request for one. */
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
          {order.booster && (
            <>
              {' · '}
              <Link className="link" to={paths.boosterProfile(order.booster.id)}>
                {capital(helperOf(order).of)} sayfası
              </Link>
            </>
          )}
        </p>
      </section>
    );
  }
  return (
    <section className="panel stack-2" aria-label="Değerlendirme">
      <h2 className="panel__t">Nasıl geçti?</h2>
      <p className="small muted">Yıldızın ve birkaç cümlen, sonraki müşterilere yol gösterir.</p>
      <Button kind={kindOf(order, 'customer', 'review')} wide onClick={() => setWriting(true)}>
        Değerlendir
      </Button>
      <Suspense>{writing && <ReviewModal order={order} close={() => setWriting(false)} />}</Suspense>
    </section>
  );
}
