import '../styles/receipt.css';
import { heldTogether } from '#contract/format.ts';
import { orderStanding } from '#contract/order/words.tr.ts';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { PageTitle } from '../ui/PageTitle.tsx';
import { paths } from '../config/paths.ts';
import { describe, isReadable, type Order } from '../features/order/describe.ts';
import UnreadableOrder from '../features/order/UnreadableOrder.tsx';
import { capital, helperOf } from '../features/order/helper.ts';
import { orderQuery } from '../features/order/queries.ts';
import { useUser } from '../features/session/use-session.ts';
import { ApiProblem } from '../lib/api.ts';
import { tryOf } from '../lib/money.ts';
import { formatDate } from '../lib/time.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Empty, Failed } from '../ui/Empty.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Money } from '../ui/Money.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';

/** The receipt of an order, for printing or saving. */
export default function Receipt() {
  const id = useParams().id ?? '';
  const { data: order, error, refetch } = useQuery(orderQuery(id));
  const unknown = error instanceof ApiProblem && (error.status === 404 || error.code === 'request.invalid');
  return (
    <main className="wrap narrow-page" id="icerik" tabIndex={-1}>
      <PageTitle>{order ? `Makbuz ${order.number}` : 'Makbuz'}</PageTitle>
      <div className="row row--wrap receipt__nav">
        <Link className="link" to={paths.order(id)}>
          Siparişe dön
        </Link>
        {order && (
          <Button size="sm" onClick={() => print()}>
            <Printer className="ic" aria-hidden="true" /> Yazdır ya da PDF olarak kaydet
          </Button>
        )}
      </div>
      {!order && !error && <SkeletonRows rows={8} label="Makbuz yükleniyor" />}
      {error && !unknown && <Failed title="Makbuz yüklenemedi" of={{ error, refetch }} />}
      {unknown && (
        <Empty
          picture="gap"
          title="Bu sipariş bulunamadı"
          action={<ButtonLink to={paths.orders()}>Siparişlerim</ButtonLink>}
        >
          Başka bir hesapla verilmiş olabilir.
        </Empty>
      )}
      {order && (isReadable(order) ? <Sheet order={order} /> : <UnreadableOrder order={order} />)}
    </main>
  );
}

function Sheet({ order }: { order: Order }) {
  const user = useUser();
  const { service, facts, title } = describe(order.draft);
  const name = user ? `${user.firstName} ${user.lastName}` : order.customer.displayName;
  return (
    <article className="panel receipt">
      <header className="spread">
        <span className="logo">
          <Logo />
          <span className="vh">Basamak</span>
        </span>
        <h1>Sipariş makbuzu</h1>
      </header>
      <dl className="kv">
        <Fact name="Sipariş no">{order.number}</Fact>
        <Fact name="Tarih">
          <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
        </Fact>
        <Fact name="Müşteri">{name}</Fact>
        <Fact name="Hizmet">{service.title}</Fact>
        <Fact name="İş">{[title, ...facts.slice(2)].join(' · ')}</Fact>
        <Fact name="Durum">{orderStanding(order, 'customer').label}</Fact>
        <Fact name="Ödeme">Basamak bakiyesi</Fact>
      </dl>
      <table className="receipt__lines">
        <caption className="vh">Tutarın dökümü</caption>
        <thead>
          <tr>
            <th scope="col">Kalem</th>
            <th scope="col">Tutar</th>
          </tr>
        </thead>
        <tbody>
          {order.summary.map(({ code, label, amount }) => (
            <tr key={code}>
              <td>{heldTogether(label)}</td>
              <td>
                <Money value={amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Total name="Toplam" amount={order.price.amount} />
          {order.refunded.amount > 0 && <Total name="Bakiyene iade" amount={-order.refunded.amount} />}
          {order.refunded.amount > 0 && (
            <Total name="İadeden sonra" amount={order.price.amount - order.refunded.amount} />
          )}
        </tfoot>
      </table>
      {order.tipped.amount > 0 && (
        <p className="small muted">
          {capital(helperOf(order).to)} ayrıca <Money value={order.tipped} /> bahşiş verdin.
        </p>
      )}
      <Alert>
        <b className="medium">Bu belge fatura değildir.</b> Siparişinin ve bakiyenden düşen tutarın dökümüdür; mali
        değeri yoktur.
      </Alert>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Total({ name, amount }: { name: string; amount: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Money value={tryOf(amount)} />
      </td>
    </tr>
  );
}
