import { orderServers, playedGames, services, type PlayedGame } from '#contract/vocabulary.ts';
import { ChevronRight, Lock, Plus, Route } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { stepsOf } from '#contract/ranks.ts';
import { gameNames, serverName } from '../../lib/words.ts';
import { GameIcon } from '../../ui/GameIcon.tsx';
import { Columns } from '../../ui/stair/columns.tsx';

function Section({ id, title, lead, children }: { id: string; title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="wrap">
        <div className="sec__h">
          <h2 id={id}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

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
  const offered = services.filter((service) => service.game === game && service.kind === 'elo');
  const all = stepsOf(game);
  return (
    <article className="game">
      <div className="game__h">
        <span className="game__g">
          <GameIcon game={game} />
        </span>
        <div>
          <h3>{gameNames[game]}</h3>
          <p>{orderServers[game].map(serverName).join(', ')}</p>
        </div>
      </div>
      <ul className="svc">
        {offered.map((service) => (
          <li key={service.id}>
            <Link to={paths.eloBoost(game)}>
              <b>
                <span className="vh">{gameNames[game]} </span>
                {service.smallTitle}
              </b>
              <span className="row">
                {all[0]?.name} → {all.at(-1)?.name}
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
  ['%100', 'İptal edersen', 'Booster siparişi almadan iptal edersen ödediğinin tamamı bakiyene döner.'],
  [
    <Lock key="lock" className="ic" aria-label="Kilit" role="img" />,
    'Hesap bilgilerin',
    'Şifrelenerek saklanır, booster göremez, sipariş bitince silinir.',
  ],
  [
    <Route key="route" className="ic" aria-label="Yol" role="img" />,
    'Her şey tek sayfada',
    'Maç geçmişi, ilerleme ve durum siparişinin sayfasında durur.',
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

const questions = [
  [
    'Hesabım ceza alır mı?',
    'Riot Games’in kullanım koşulları hesap paylaşımına izin vermez; bu yüzden risk hiçbir zaman sıfır değildir. Çevrimdışı modu açarak görünürlüğü azaltabilirsin.',
  ],
  [
    'Booster şifremi görür mü?',
    'Hayır. Bilgilerin şifrelenerek saklanır ve booster’a gösterilmez. Sipariş tamamlandığında silinir.',
  ],
  ['Siparişim ne zaman başlar?', 'En geç 3 saat içinde. Öncelikli seçeneği alırsan sıranın önüne geçersin.'],
  [
    'İptal edersem param ne olur?',
    'Booster siparişi almadan iptal edersen tutarın tamamı bakiyene döner. Başlamış siparişte booster’ın hak ettiği kısım düşülür.',
  ],
  [
    'Siparişten sonra koridor değiştirebilir miyim?',
    'Evet, sipariş başına bir kez. Sipariş sayfandaki “Koridoru değiştir” ile.',
  ],
] as const;

export function Faq() {
  return (
    <section className="sec" id="sss" aria-labelledby="sss-baslik">
      <div className="wrap faq">
        <div className="stack faq__h">
          <h2 id="sss-baslik">Sık sorulanlar</h2>
          <p className="muted">Sipariş vermeden önce en çok merak edilenler.</p>
        </div>
        <div>
          {questions.map(([question, answer], index) => (
            <details key={question} open={index === 0}>
              <summary>
                {question}
                <Plus className="ic" aria-hidden="true" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
