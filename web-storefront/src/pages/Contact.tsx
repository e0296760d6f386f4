import '../styles/support.css';
import type { Catalog } from '#contract/pricing/schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { linkTo, paths } from '../config/paths.ts';
import { useCatalog } from '../features/catalog.ts';
import { useUser } from '../features/session/use-session.ts';
import { ContactForm } from '../features/support/ContactForm.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';

const LEAD = 'Sorunu yaz, e-postana yanıt verelim. Hesabın varsa destek talebi oluşturmak daha hızlıdır.';

export default function Contact() {
  const user = useUser();
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const known = user && { name: `${user.firstName} ${user.lastName}`, email: user.email };
  return (
    <main className="wrap support" id="icerik" tabIndex={-1}>
      <PageTitle description={LEAD}>İletişim</PageTitle>
      <Breadcrumbs here="İletişim" />
      <h1 className="page-h">İletişim</h1>
      <p className="muted">{LEAD}</p>
      <div className="support__g">
        {sentFrom === null ? (
          <ContactForm key={user?.id} known={known} onSent={setSentFrom} />
        ) : (
          <Sent email={sentFrom} again={() => setSentFrom(null)} />
        )}
        <Beforehand />
      </div>
    </main>
  );
}

function Sent({ email, again }: { email: string; again: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="stack support__form" aria-labelledby="gonderildi">
      <h2 className="h-s" id="gonderildi" tabIndex={-1} ref={title}>
        Mesajın bize ulaştı
      </h2>
      <Alert tone="ok" announce>
        Yanıtı <b>{email}</b> adresine göndereceğiz. Adres yanlışsa mesajı yeniden gönder.
      </Alert>
      <div>
        <Button onClick={again}>Başka bir mesaj yaz</Button>
      </div>
    </section>
  );
}

/** Answers that may make a message unnecessary, and the other ways to contact the company. */
function Beforehand() {
  const contact = useCatalog().data?.settings.contact;
  return (
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
        <li>
          Hesabın, bakiyen ya da siparişin içinse{' '}
          <Link className="link" to={linkTo('newTicket')}>
            destek talebi oluştur
          </Link>
          ; kim olduğunu bilir, daha hızlı yanıtlarız.
        </li>
        <li>Siparişindeki booster’a sipariş sayfandaki sohbetten yazabilirsin.</li>
        <li>
          Booster olmak istiyorsan{' '}
          <Link className="link" to={linkTo('boosterApplication')}>
            başvuru formunu
          </Link>{' '}
          doldur.
        </li>
      </ul>
      <div>
        <h2 className="h-s">Bize ulaş</h2>
        {/* one line is reserved, so that nothing moves when the address arrives */}
        <dl className="small support__ways">{contact ? <Ways {...contact} /> : <dt>&nbsp;</dt>}</dl>
      </div>
    </aside>
  );
}

type Contact = Catalog['settings']['contact'];

/** The company's contact details from the settings. */
function Ways({ mail, phone, whatsapp, discord, address, workingHours }: Contact) {
  return (
    <>
      <Way name="E-posta" link={`mailto:${mail}`} text={mail} />
      {phone && <Way name="Telefon" link={`tel:${phone.replaceAll(' ', '')}`} text={phone} />}
      {whatsapp && <Way name="WhatsApp" link={whatsapp} text="WhatsApp’tan yaz" away />}
      {discord && <Way name="Discord" link={discord} text="Discord sunucumuz" away />}
      {workingHours && <Way name="Çalışma saatleri" text={workingHours} />}
      {address && <Way name="Adres" text={address} />}
    </>
  );
}

function Way({ name, text, link, away }: { name: string; text: string; link?: string; away?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {link ? (
          <a className="link" href={link} {...(away ? { target: '_blank', rel: 'noreferrer' } : {})}>
            {text}
          </a>
        ) : (
          text
        )}
      </dd>
    </div>
  );
}
