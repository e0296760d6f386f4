import { orderServers, playedGames, type PlayedGame } from '#contract/vocabulary.ts';
import { ChevronRight, Lock } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from '../../lib/router/index.ts';
import { paths } from '../../app/paths.ts';
import { stepsOf } from '#contract/ranks.ts';
import { gameNames, serverName } from '../../lib/words.ts';
import { pick, type QuestionId } from '../../content/faq.ts';
import { guarantees } from '../../content/guarantees.ts';
import { GameIcon } from '../../ui/GameIcon.tsx';
import { Columns } from '../../ui/stair/columns.tsx';
import { Questions } from '../faq/Questions.tsx';
import { PriceFrom } from '../landing/PriceFrom.tsx';
import { offered } from '../landing/ServiceCards.tsx';
import { Section } from './Section.tsx';

const steps = [
  ['Merdiveni işaretle', 'Rankını ve hedefini seç. Koridor, şampiyon ve ek seçenekler fiyata hemen yansır.'],
  ['Bakiyenle öde', 'Kartla bakiye yükle; sipariş tutarı oradan düşer. Sipariş verilemezse para bakiyende kalır.'],
  [
    'Booster’ın başlasın',
    'Siparişin en geç 3 saat içinde başlar. Çevrimdışı görünmeyi, yayını ve koridoru sen belirlersin.',
  ],
  ['Maç maç izle', 'Her maçı, kazanılan LP’yi ve kalan basamakları sipariş sayfanda gör.'],
] as const;

export function HowItWorks() {
  return (
    <Section id="nasil" title="Sipariş nasıl ilerler?" lead="Dört adım. Her adımda siparişin nerede olduğunu görürsün.">
      <ol className="climbers">
        {steps.map(([title, text], index) => (
          <li key={title} style={{ '--k': index } as CSSProperties}>
            <span className="n" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Games() {
  return (
    <Section id="oyunlar" title="Oyunlar ve hizmetler">
      <div className="games">
        {playedGames.map((game) => (
          <GameCard key={game} game={game} />
        ))}
      </div>
    </Section>
  );
}

function GameCard({ game }: { game: PlayedGame }) {
  const all = stepsOf(game);
  return (
    <article className="game">
      <div className="game__h">
        <span className="game__g">
          <GameIcon game={game} />
        </span>
        <div>
          <h3>
            <Link to={paths.game(game)}>{gameNames[game]}</Link>
          </h3>
          <p>{orderServers[game].map(serverName).join(', ')}</p>
        </div>
      </div>
      <ul className="svc">
        {offered(game).map((service) => (
          <li key={service.id}>
            <Link to={service.path}>
              <b>
                <span className="vh">{gameNames[game]} </span>
                {service.smallTitle}
              </b>
              <span className="row">
                <PriceFrom service={service} />
                <ChevronRight className="ic" aria-hidden="true" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="stair" aria-hidden="true">
        <div className="stair__cols">
          <Columns steps={all} from={0} to={all.length - 1} />
        </div>
      </div>
    </article>
  );
}

const promises: readonly (readonly [sign: ReactNode, title: string, text: string])[] = [
  ['3 saat', 'Başlama süresi', 'Siparişin en geç 3 saat içinde başlar. Beklerken durumu sipariş sayfandan izlersin.'],
  ['8/10', 'League yerleştirme', guarantees.leaguePlacement],
  ['5/5', 'Valorant yerleştirme', guarantees.valorantPlacement],
  ['+2', 'League Win Boost', guarantees.leagueWins],
  ['%100', 'İptal edersen', 'Booster siparişi almadan iptal edersen ödediğinin tamamı bakiyene döner.'],
  [
    <Lock key="lock" className="ic" aria-label="Kilit" role="img" />,
    'Hesap bilgilerin',
    'Şifrelenerek saklanır, booster göremez, sipariş bitince silinir.',
  ],
];

export function Promises() {
  return (
    <Section id="guvence" title="Neye söz veriyoruz?" lead="Rakamlar net, koşullar yanında.">
      <dl className="pledges">
        {promises.map(([sign, title, text]) => (
          <div className="pledge" key={title}>
            <dt>{sign}</dt>
            <dd>
              <b>{title}</b>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const asked = [
  'hesap-ceza',
  'sifre-gorunur-mu',
  'ne-zaman-baslar',
  'iptal',
  'havale',
  'koridor-degistirme',
] as const satisfies readonly QuestionId[];

export function Faq() {
  return (
    <section className="sec" id="sss" aria-labelledby="sss-baslik">
      <div className="wrap faq">
        <div className="stack faq__h">
          <h2 id="sss-baslik">Sık sorulanlar</h2>
          <p className="muted">Sipariş vermeden önce en çok merak edilenler.</p>
          <p>
            <Link className="link" to={paths.faq()}>
              Tüm sorular
            </Link>
          </p>
        </div>
        <div>
          <Questions questions={pick(asked)} open={asked[0]} />
        </div>
      </div>
    </section>
  );
}
