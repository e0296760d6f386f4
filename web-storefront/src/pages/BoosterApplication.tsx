import '../styles/support.css';
import { Suspense, useEffect, useRef, useState } from 'react';
import { part } from '../lib/chunks.ts';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { paths } from '../config/paths.ts';
import { ApplicationForm } from '../features/application/ApplicationForm.tsx';
import { useLinkToken } from '../features/auth/link-token.ts';
import { ButtonLink } from '../ui/Button.tsx';

/** Only for applicants who come by a mail's link. */
const AnswerQuestion = part(async () => ({
  default: (await import('../features/application/AnswerQuestion.tsx')).AnswerQuestion,
}));

const LEAD =
  'Siparişlerini havuzdan kendin seç, saatine kendin karar ver, her siparişten payını al. Başvuru birkaç dakika sürer.';

export default function BoosterApplication() {
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const token = useLinkToken();
  return (
    <main className="wrap support" id="icerik" tabIndex={-1}>
      <PageTitle description={LEAD}>Booster başvurusu</PageTitle>
      <Breadcrumbs here="Booster başvurusu" />
      {token !== '' ? (
        <Suspense>
          <AnswerQuestion token={token} />
        </Suspense>
      ) : sentFrom === null ? (
        <>
          <h1 className="page-h">Booster ol</h1>
          <p className="muted">{LEAD}</p>
          <ApplicationForm onSent={setSentFrom} />
        </>
      ) : (
        <Received email={sentFrom} />
      )}
    </main>
  );
}

/** Confirms that the application arrived, and tells what comes next. */
function Received({ email }: { email: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <section className="support__main stack" aria-labelledby="alindi">
      <h1 className="page-h" id="alindi" tabIndex={-1} ref={title}>
        Başvurunu aldık
      </h1>
      <p className="muted">Bundan sonra olacaklar:</p>
      <ol className="apply__next">
        <li>Rankını, bağlantılarını ve deneyimini inceliyoruz.</li>
        <li>
          <span>
            Sonucu <b>{email}</b> adresine yazıyoruz. Gereksiz klasörüne de bak.
          </span>
        </li>
        <li>Kabul edilirsen e-postandaki davetle şifreni seçer, booster paneline girersin.</li>
        <li>Panelde profiline uyan siparişleri görür, ilkini alırsın.</li>
      </ol>
      <div>
        <ButtonLink to={paths.home()}>Ana sayfaya dön</ButtonLink>
      </div>
    </section>
  );
}
