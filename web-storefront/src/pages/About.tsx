import '../styles/prose.css';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { linkTo, paths } from '../config/paths.ts';
import { ButtonLink } from '../ui/Button.tsx';

const LEAD =
  'Basamak, oyunlarda daha yukarı çıkmak isteyenlerle onları çıkarabilecek booster ve koçları buluşturan bir pazaryeri.';

const principles = [
  [
    'Fiyat ortada',
    'Fiyatı, onu oluşturan bütün satırlarla, kayıt olmadan görürsün. Sipariş anında fiyat değişmişse hiçbir şey alınmaz, yeni fiyat sana sorulur.',
  ],
  [
    'Paran güvende bekler',
    'Ödediğin tutar sipariş bitene kadar ayrı tutulur. Booster payını ancak sipariş kapanınca alır; booster bulunmadan iptal edersen tamamı bakiyene döner.',
  ],
  [
    'Hesabın kilit altında',
    'Oyun hesabının bilgileri şifrelenir, booster’a gösterilmez, sipariş kapanınca silinir ve silindiği siparişin geçmişinde yazar.',
  ],
  [
    'Her maç görünür',
    'Booster’ın oynadığı her maç, kazanılan LP ve kalan basamak sipariş sayfandadır. Booster’la aynı yerden yazışırsın.',
  ],
  [
    'Risk saklanmaz',
    'Oyun yapımcıları hesap paylaşımına izin vermez. Bunu siparişten önce söyleriz; hesabını paylaşmadığın seçenekleri de gösteririz.',
  ],
] as const;

export default function About() {
  return (
    <main className="wrap policy" id="icerik" tabIndex={-1}>
      <PageTitle description={LEAD}>Hakkımızda</PageTitle>
      <Breadcrumbs here="Hakkımızda" />
      <article className="prose">
        <h1 className="page-h">Hakkımızda</h1>
        <p className="prose__intro">{LEAD}</p>
        <p>
          Adımız işimizi anlatır: rank bir merdivendir, her sipariş birkaç basamak. League of Legends, Valorant, Wild
          Rift ve Teamfight Tactics için sipariş alırız.
        </p>
        <h2>Nasıl çalışırız?</h2>
        <dl className="facts">
          {principles.map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <h2>Booster’lar</h2>
        <p>
          Booster’lar başvurularıyla gelir; rankları, oynadıkları sunucular ve dilleri değerlendirilir. Siparişi
          havuzdan kendileri seçer, aynı anda yalnız sınırları kadar sipariş alırlar.
        </p>
        <h2>Bağımsızlık</h2>
        <p>
          Basamak, Riot Games ile bağlantılı değildir ve Riot Games tarafından onaylanmamıştır. Sitedeki amblemler bize
          aittir; oyunların logolarını ve çizimlerini kullanmayız.
        </p>
        <p className="row">
          <ButtonLink kind="p" to={paths.home()}>
            Fiyatını gör
          </ButtonLink>
          <Link className="link" to={linkTo('policies')}>
            Koşullarımız
          </Link>
        </p>
      </article>
    </main>
  );
}
