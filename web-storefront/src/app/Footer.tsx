import { Lock } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../features/session/use-session.ts';
import { policies } from '../content/policies/policy.ts';
import { COPYRIGHT_YEAR } from '../config/constants.ts';
import { Logo } from '../ui/Logo.tsx';
import { coaching, games, type MenuEntry } from './menu.ts';
import { linkTo, paths } from '../config/paths.ts';

/** `forBoosters` is the link that boosters get instead: their orders are on another page. */
type Entry = MenuEntry & { readonly forBoosters?: string };

const footer: readonly { readonly title: string; readonly entries: readonly Entry[] }[] = [
  { title: 'Oyunlar', entries: [...games, ...coaching] },
  {
    title: 'Basamak',
    entries: [
      { to: linkTo('about'), label: 'Hakkımızda' },
      { to: linkTo('boosterApplication'), label: 'Booster başvurusu' },
      { to: linkTo('unranked'), label: 'Unranked hesap' },
      { to: linkTo('contact'), label: 'İletişim' },
    ],
  },
  {
    title: 'Destek',
    entries: [
      { to: linkTo('faq'), label: 'Sık sorulan sorular' },
      { to: linkTo('newTicket'), label: 'Destek talebi oluştur' },
      { to: linkTo('orders'), forBoosters: paths.boosterPage('aktif'), label: 'Sipariş takibi' },
    ],
  },
  {
    title: 'Koşullar',
    entries: Object.values(policies).map(({ route, title }) => ({ to: linkTo(route), label: title })),
  },
];

const never = () => () => undefined;
const thisYear = () => new Date().getFullYear();
/** A prerendered page hydrates with the year of its build and then shows the current year. */
const builtYear = () => Number(globalThis.document?.documentElement.dataset.built ?? thisYear());

export default function Footer() {
  const plays = useUser()?.role === 'booster';
  const year = useSyncExternalStore(never, thisYear, builtYear);
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot__g">
          <div className="stack">
            <span className="logo">
              <Logo />
              <span className="vh">Basamak</span>
            </span>
            <p className="muted foot__claim">
              Oyun boost ve koçluk pazaryeri. Siparişini ver, her maçı izle, sonucu gör.
            </p>
            <p className="row muted small">
              <Lock className="ic" aria-hidden="true" />
              Kart ödemeleri lisanslı ödeme kuruluşu üzerinden alınır. Kart bilgin bizde saklanmaz.
            </p>
          </div>
          {footer.map(({ title, entries }) => (
            <nav key={title} aria-label={title}>
              <h2 className="foot__h">{title}</h2>
              <ul>
                {entries.map(({ to, forBoosters = to, label }) => (
                  <li key={to}>
                    <Link to={plays ? forBoosters : to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="dim tiny foot__legal">
          Basamak, Riot Games ile bağlantılı değildir ve Riot Games tarafından onaylanmamıştır. League of Legends,
          Valorant, Wild Rift ve Teamfight Tactics, Riot Games, Inc. şirketinin ticari markalarıdır. Sitedeki amblemler
          Basamak’a aittir.
        </p>
        <p className="dim tiny">
          © {COPYRIGHT_YEAR}–{year} Basamak
        </p>
      </div>
    </footer>
  );
}
