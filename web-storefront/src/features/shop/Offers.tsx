import { useState } from 'react';
import { serverName } from '../../lib/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Price } from '../../ui/Money.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Listing } from './queries.ts';
import { nameOf } from './words.ts';

const ALL = 'all';
const levels = [
  { value: 0, label: 'Tüm seviyeler' },
  { value: 30, label: '30 ve üstü' },
  { value: 50, label: '50 ve üstü' },
];
const orders = [
  { value: 'cheap', label: 'Önce ucuz' },
  { value: 'dear', label: 'Önce pahalı' },
] as const;

/** The listings, filtered and sorted in the browser. Sold-out listings come last. */
export function Offers({
  listings,
  buy,
}: {
  listings: readonly Listing[];
  buy?: ((listing: Listing) => void) | undefined;
}) {
  const [server, setServer] = useState<string>(ALL);
  const [level, setLevel] = useState(0);
  const [order, setOrder] = useState<(typeof orders)[number]['value']>('cheap');
  const servers = [...new Set(listings.map((listing) => listing.server))].toSorted();
  const shown = listings
    .filter((listing) => (server === ALL || listing.server === server) && listing.level >= level)
    .toSorted((a, b) => {
      const cheaper = a.price.amount - b.price.amount;
      return Number(a.stock === 0) - Number(b.stock === 0) || (order === 'cheap' ? cheaper : -cheaper);
    });
  return (
    <>
      <div className="sales__f">
        <Segmented
          name="Sunucu"
          value={server}
          onChange={setServer}
          options={[
            { value: ALL, label: 'Tümü' },
            ...servers.map((name) => ({ value: name, label: serverName(name) })),
          ]}
        />
        <Segmented name="Seviye" numeric value={level} onChange={setLevel} options={levels} />
        <Segmented name="Sıralama" value={order} onChange={setOrder} options={orders} />
      </div>
      <p className="vh" role="status">
        {shown.length} ilan gösteriliyor
      </p>
      {shown.length === 0 ? (
        <Empty
          title="Bu seçime uyan hesap yok"
          picture="gap"
          action={
            <Button
              size="sm"
              onClick={() => {
                setServer(ALL);
                setLevel(0);
              }}
            >
              Seçimi temizle
            </Button>
          }
        />
      ) : (
        <ul className="sales">
          {shown.map((listing) => (
            <Offer key={listing.id} listing={listing} buy={buy} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The skeleton of the listings. It has about their height, so that the content below does not jump on phones. */
export function OffersToCome() {
  return (
    <div role="status">
      <span className="vh">Hesaplar yükleniyor</span>
      <div className="sales__f">
        <Skeleton width="22rem" height="2.75rem" />
      </div>
      <div className="sales">
        {Array.from({ length: 6 }, (_, card) => (
          <div className="panel sale" key={card}>
            <Skeleton width="70%" height="1.6em" />
            <Skeleton height="3em" />
            <Skeleton width="40%" height="2.75rem" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** A lower stock counts as small. */
const FEW = 4;

function Offer({ listing, buy }: { listing: Listing; buy?: ((listing: Listing) => void) | undefined }) {
  const { description, price, stock } = listing;
  const name = nameOf(listing);
  return (
    <li className="panel sale">
      <div className="spread">
        <h3 className="panel__t num">{name}</h3>
        {stock === 0 ? (
          <Pill tone="plain">Tükendi</Pill>
        ) : (
          <Pill tone={stock < FEW ? 'warn' : 'ok'}>{stock < FEW ? `Son ${stock} hesap` : `Stokta ${stock}`}</Pill>
        )}
      </div>
      <p className="small muted">{description}</p>
      <div className="spread sale__b">
        <span className="price">
          <Price value={price} />
        </span>
        {buy && (
          <Button
            kind="p"
            aria-disabled={stock === 0 || undefined}
            aria-label={`Satın al: ${name}`}
            onClick={() => buy(listing)}
          >
            Satın al
          </Button>
        )}
      </div>
    </li>
  );
}
