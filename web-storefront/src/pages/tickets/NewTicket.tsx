import '../../styles/support.css';
import { Link, useSearchParams } from 'react-router-dom';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { linkTo, paths } from '../../config/paths.ts';
import { linkedTicket } from '../../features/ticket/link.ts';
import { NewTicketForm } from '../../features/ticket/NewTicketForm.tsx';

/** A new ticket. A link may name its subject. */
export default function NewTicket() {
  const [search] = useSearchParams();
  return (
    <main className="wrap support" id="icerik" tabIndex={-1}>
      <PageTitle>Destek talebi oluştur</PageTitle>
      <Breadcrumbs trail={[{ to: linkTo('tickets'), label: 'Destek taleplerim' }]} here="Destek talebi oluştur" />
      <h1 className="page-h">Destek talebi oluştur</h1>
      <div className="support__g">
        <NewTicketForm key={search.toString()} linked={linkedTicket(search)} />
        <aside className="support__aside stack" aria-label="Yazmadan önce">
          <h2 className="h-s">Yazmadan önce</h2>
          <ul className="support__tips small muted">
            <li>
              Yanıtı hazır olabilir:{' '}
              <Link className="link" to={paths.faq()}>
                sık sorulan sorular
              </Link>
              .
            </li>
            <li>Her konu için ayrı destek talebi oluştur; böylece hiçbiri kaybolmaz.</li>
            <li>Ne zaman ne olduğunu yaz. Sipariş ya da ödeme numarası işi hızlandırır.</li>
            <li>Yanıtımızı bildirimlerinde ve e-postanda görürsün.</li>
          </ul>
        </aside>
      </div>
    </main>
  );
}
