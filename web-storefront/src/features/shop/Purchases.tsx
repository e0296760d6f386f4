import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pagesOf } from '../../lib/lists.ts';
import { formatMoment } from '../../lib/time.ts';
import { Failed } from '../../ui/Empty.tsx';
import { Money } from '../../ui/Money.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { Credentials } from './Credentials.tsx';
import { PURCHASES, purchasesQuery, type Purchase } from './queries.ts';
import { nameOf } from './words.ts';

/** The customer's purchases. The log-in is folded away until it is wanted. */
export function Purchases() {
  const [page, setPage] = useState(0);
  const purchases = useQuery(purchasesQuery(page));
  if (purchases.data?.total === 0) return null;
  return (
    <section className="blk" aria-labelledby="aldiklarim">
      <div className="blk__h">
        <h2 id="aldiklarim">Aldığın hesaplar</h2>
      </div>
      {purchases.isPending && <SkeletonRows rows={2} label="Aldığın hesaplar yükleniyor" />}
      {purchases.isError && <Failed title="Aldığın hesaplar yüklenemedi" of={purchases} />}
      {purchases.data && (
        <>
          <ul className="bought">
            {purchases.data.rows.map((purchase) => (
              <Bought key={purchase.id} purchase={purchase} />
            ))}
          </ul>
          <Pager page={page} pages={pagesOf(purchases.data.total, PURCHASES)} onPage={setPage} />
        </>
      )}
    </section>
  );
}

function Bought({ purchase }: { purchase: Purchase }) {
  const { createdAt, credentials, price, state } = purchase;
  return (
    <li>
      <div className="spread bought__h">
        <div>
          <b className="medium num">{nameOf(purchase)}</b>
          <p className="small dim">
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time> · <Money value={price} />
          </p>
        </div>
        {state === 'taken-back' && <Pill tone="plain">İade edildi</Pill>}
      </div>
      {credentials ? (
        <details>
          <summary className="small">Giriş bilgileri</summary>
          <Credentials of={credentials} />
        </details>
      ) : (
        <p className="small muted">Hesap geri alındı, ödediğin tutar bakiyene döndü.</p>
      )}
    </li>
  );
}
