import '../styles/shop.css';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { signedInFirst } from '../features/session/signed-in-first.ts';
import { useUser } from '../features/session/use-session.ts';
import { Barred, ConfirmPurchase, Delivered } from '../features/shop/BuyModals.tsx';
import { Offers, OffersToCome } from '../features/shop/Offers.tsx';
import { Purchases } from '../features/shop/Purchases.tsx';
import { listingsQuery, type Listing } from '../features/shop/queries.ts';
import { useBuy } from '../features/shop/use-buy.ts';
import { FOR_CUSTOMERS } from '../features/shop/words.ts';
import { Alert } from '../ui/Alert.tsx';
import { Empty, Failed } from '../ui/Empty.tsx';

const LEAD =
  'Dereceli maç oynanmamış League of Legends hesapları. Bakiyenden öde, giriş bilgilerini hemen ekranında gör.';

const included = [
  'Kullanıcı adı ve şifre, ödemenin ardından hemen',
  'Açıklamada yazan seviye, sunucu ve içerik',
  'Şifreyi ve e-postayı değiştirme hakkı: hesap artık senin',
  'Giriş yapılamıyorsa iade: hesabı geri alır, tutarı bakiyene döndürürüz',
] as const;

export default function UnrankedAccounts() {
  const listings = useQuery(listingsQuery);
  const user = useUser();
  const buying = useBuy();
  const isCustomer = user?.role === 'customer';
  const buy = (listing: Listing) => void signedInFirst(() => buying.ask(listing));
  return (
    <main className="wrap" id="icerik" tabIndex={-1}>
      <PageTitle description={LEAD}>Unranked hesap</PageTitle>
      <Breadcrumbs here="Unranked hesap" />
      <h1 className="page-h">Unranked hesap</h1>
      <p className="muted shop__lead">{LEAD}</p>
      <div className="split shop">
        <div>
          <section aria-labelledby="satistakiler">
            <h2 className="vh" id="satistakiler">
              Satıştaki hesaplar
            </h2>
            {listings.isPending && <OffersToCome />}
            {listings.isError && <Failed title="Hesaplar yüklenemedi" of={listings} />}
            {listings.data?.length === 0 && (
              <Empty title="Şu an satışta hesap yok">Yeni hesaplar eklenince burada görürsün.</Empty>
            )}
            {listings.data && listings.data.length > 0 && (
              <Offers listings={listings.data} buy={user && !isCustomer ? undefined : buy} />
            )}
          </section>
          {isCustomer && <Purchases />}
        </div>
        <aside className="stack sticky" aria-label="Almadan önce">
          <section className="panel stack-2">
            <h2 className="panel__t">Neler dahil?</h2>
            <ul className="shop__in">
              {included.map((line) => (
                <li key={line}>
                  <Check className="ic" aria-hidden="true" />
                  {line}
                </li>
              ))}
            </ul>
          </section>
          <Alert tone="warn">
            <b className="medium">Riski bilerek al.</b> Riot Games hesap alım satımına izin vermez; bir hesabı bu yüzden
            kapatabilir ve kapatılan hesabın bedeli iade edilmez. Şifreyi ve e-postayı hemen değiştir, bilgileri
            kimseyle paylaşma.
          </Alert>
          {user && !isCustomer && <Alert>{FOR_CUSTOMERS}</Alert>}
        </aside>
      </div>
      {buying.asked && (
        <ConfirmPurchase
          listing={buying.asked}
          busy={buying.busy}
          refusal={buying.refusal}
          confirm={buying.confirm}
          close={buying.decline}
        />
      )}
      {buying.bought && <Delivered purchase={buying.bought} close={buying.close} />}
      {buying.barred !== null && <Barred because={buying.barred} close={buying.dismiss} />}
    </main>
  );
}
