import { streamSiteLabels } from '#contract/order/words.tr.ts';
import type { ReactNode } from 'react';
import { formatMoney } from '../../lib/money.ts';
import { formatMoment } from '../../lib/time.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Pill } from '../../ui/Pill.tsx';
import type { Order } from '../order/describe.ts';
import { capital, helperOf } from '../order/helper.ts';
import type { Reader } from '../order/work-kinds.ts';
import { StreamForm } from './StreamForm.tsx';

type Stream = NonNullable<Order['stream']>;
type Given = Stream['past'][number];

const over: readonly Order['state'][] = ['finished', 'closed', 'completed', 'cancelled'];
const notBegun: readonly Order['state'][] = ['waiting', 'processing', 'starting'];

/** The stream that was ordered: its link, who provides it, and past streams. */
export function StreamCard({ order, reader }: { order: Order; reader: Reader }) {
  const { stream } = order;
  if (!stream) return null;
  return (
    <section className="panel stack-2" aria-labelledby="yayin">
      <div className="row row--wrap">
        <h2 className="panel__t" id="yayin">
          Canlı yayın
        </h2>
        {stream.live && <Pill tone="live">Yayında</Pill>}
      </div>
      {stream.live ? <Watch given={stream.live} /> : <Missing order={order} stream={stream} reader={reader} />}
      {reader === 'booster' && (stream.live || order.allowed.stream) && <StreamForm order={order} live={stream.live} />}
      {stream.past.length > 0 && <Past given={stream.past} />}
    </section>
  );
}

const siteOf = ({ site }: Given) => (site ? streamSiteLabels[site] : 'Silinmiş hesabın');

function Watch({ given }: { given: Given }) {
  return (
    <p className="small">
      <StreamLink given={given}>{siteOf(given)} yayınını izle</StreamLink>{' '}
      <span className="muted">· {formatMoment(given.from)} başladı</span>
    </p>
  );
}

/** Opens the other site in a new tab and sends it no referrer. */
function StreamLink({ given: { url }, children }: { given: Given; children: ReactNode }) {
  if (url === null) return <>{children}</>;
  return (
    <a className="link" href={url} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="vh"> (yeni sekmede açılır)</span>
    </a>
  );
}

/** Tells each reader what a missing stream means. */
function Missing({ order, stream, reader }: { order: Order; stream: Stream; reader: Reader }) {
  const helper = helperOf(order);
  if (stream.refunded.amount > 0)
    return (
      <p className="small">
        Yayın yapılmadı: <span className="num">{formatMoney(stream.refunded)}</span>{' '}
        {reader === 'customer' ? 'bakiyene döndü.' : 'müşteriye döndü.'}
      </p>
    );
  if (order.state === 'cancelled') return <p className="small muted">Şu an yayın yok.</p>;
  if (stream.given)
    return <p className="small muted">{over.includes(order.state) ? 'Yayın bitti.' : 'Şu an yayın yok.'}</p>;
  if (over.includes(order.state))
    return (
      <Alert tone="warn">
        Yayın yapılmadı. Sipariş onaylanınca {formatMoney(stream.paid)}{' '}
        {reader === 'customer' ? 'bakiyene döner.' : 'müşteriye döner, kazancına sayılmaz.'}
      </Alert>
    );
  if (reader === 'booster')
    return (
      <Alert tone={notBegun.includes(order.state) ? 'info' : 'warn'}>
        Bu sipariş canlı yayınlı. Oynarken yayın bağlantını gir: yayın yapılmazsa ücreti ({formatMoney(stream.paid)})
        müşteriye döner, kazancına sayılmaz.
      </Alert>
    );
  return (
    <p className="small muted">
      {capital(helper.name)} yayına başlayınca bağlantısı burada görünür. Yayın yapılmazsa {formatMoney(stream.paid)}{' '}
      sipariş bitince bakiyene döner.
    </p>
  );
}

function Past({ given }: { given: readonly Given[] }) {
  return (
    <div className="stack-2">
      <h3 className="label">Önceki yayınlar</h3>
      <ul className="stack-2 small">
        {given.map((one) => (
          <li key={one.from} className="row row--wrap">
            <StreamLink given={one}>{siteOf(one)} yayını</StreamLink>
            <span className="muted num">
              {formatMoment(one.from)} – {one.to && formatMoment(one.to)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
