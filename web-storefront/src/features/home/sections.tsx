import { startPromise } from '#contract/order/start.tr.ts';
import { orderServers, playedGames, type Game, type PlayedGame } from '#contract/vocabulary.ts';
import { ArrowRight, ChevronRight, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkTo, paths } from '../../config/paths.ts';
import { stepsOf, tierNames } from '#contract/pricing/ranks.ts';
import { Link } from 'react-router-dom';
import { gameNames, serverName } from '../../lib/words.ts';
import { pick, type QuestionId } from '../../content/faq.ts';
import { guarantees } from '../../content/guarantees.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Climbers } from '../../ui/Climbers.tsx';
import { GameIcon } from '../../ui/GameIcon.tsx';
import { Columns } from '../../ui/stair/columns.tsx';
import { pathWith } from '../draft/link.ts';
import { Questions } from '../faq/Questions.tsx';
import { fromText, PriceFrom } from '../landing/PriceFrom.tsx';
import { offered } from '../landing/ServiceCards.tsx';
import { useShowcase } from '../showcase.ts';
import { type Pledge, Pledges } from './Pledges.tsx';
import { Section } from './Section.tsx';

const steps = [
  ['Merdiveni işaretle', 'Rankını ve hedefini seç. Koridor, şampiyon ve ek seçenekler fiyata hemen yansır.'],
  ['Siparişi ver', 'Kartınla ya da bakiyenle ödersin. Sipariş verilemezse para bakiyende kalır.'],
  ['Booster’ın başlasın', `${guarantees.start} Çevrim dışı görünmeyi, yayını ve koridoru sen belirlersin.`],
  ['Maç maç izle', 'Her maçı, kazanılan LP’yi ve kalan basamakları sipariş sayfanda gör.'],
] as const;

export function HowItWorks() {
  return (
    <Section id="nasil" title="Sipariş nasıl ilerler?" lead="Dört adım. Her adımda siparişin nerede olduğunu görürsün.">
      <Climbers steps={steps} />
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
        <CoachingCard />
      </div>
    </Section>
  );
}

/** The first game has the largest card, with a staircase. */
function GameCard({ game }: { game: PlayedGame }) {
  const isFirst = game === playedGames[0];
  return (
    <Card game={game} to={paths.game(game)} about={orderServers[game].map(serverName).join(', ')} large={isFirst}>
      <ul className="svc">
        {offered(game).map((service) => (
          <Offer key={service.id} to={service.path} of={gameNames[game]} name={service.smallTitle}>
            <PriceFrom service={service} />
          </Offer>
        ))}
      </ul>
      {isFirst && <WholeStair game={game} />}
    </Card>
  );
}

/** The coach tiers that are shown, each with the price of an hour. */
const coachLeagues = ['diamond', 'master', 'challenger'] as const;

/**
 * The "from" price is the lowest of all coaches, as on every other page. Below it, each coach tier has a price of its
 * own.
 */
function CoachingCard() {
  const prices = useShowcase().data?.coaches;
  return (
    <Card game="coaching" to={linkTo('coaching')} about="Hesap gerekmez, birebir">
      <ul className="svc">
        {offered('coaching').map((service) => (
          <Offer key={service.id} to={service.path} of={gameNames.coaching} name="Bütün koçlar">
            <PriceFrom service={service} />
          </Offer>
        ))}
        {coachLeagues.map((league) => {
          const hour = prices?.find(({ tier }) => tier === league)?.price;
          return (
            <Offer
              key={league}
              to={pathWith('kocluk', { coachTier: league })}
              of="Koçluk"
              name={`${tierNames[league]} koç`}
            >
              {hour ? fromText('coaching', hour) : 'Hesap gerekmez'}
            </Offer>
          );
        })}
      </ul>
    </Card>
  );
}

function Card({
  game,
  to,
  about,
  large = false,
  children,
}: {
  game: Game;
  to: string;
  about: string;
  large?: boolean;
  children: ReactNode;
}) {
  return (
    <article className={large ? 'game game--xl' : 'game'}>
      <div className="game__h">
        <span className="game__g">
          <GameIcon game={game} />
        </span>
        <div>
          <h3>
            <Link to={to}>{gameNames[game]}</Link>
          </h3>
          <p>{about}</p>
        </div>
      </div>
      {children}
    </article>
  );
}

function Offer({ to, of, name, children }: { to: string; of: string; name: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to}>
        <b>
          <span className="vh">{of} </span>
          {name}
        </b>
        <span className="row">
          {children}
          <ChevronRight className="ic" aria-hidden="true" />
        </span>
      </Link>
    </li>
  );
}

function WholeStair({ game }: { game: PlayedGame }) {
  const all = stepsOf(game);
  return (
    <div className="stair" aria-hidden="true">
      <div className="stair__cols">
        <Columns steps={all} from={0} to={all.length - 1} />
      </div>
    </div>
  );
}

const promises: readonly Pledge[] = [
  [startPromise, 'Başlama süresi', guarantees.start],
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

export const Promises = () => <Pledges id="guvence" of={promises} />;

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

export function Join() {
  return (
    <section className="sec" aria-labelledby="basvuru">
      <div className="wrap">
        <div className="join">
          <div className="stack-2">
            <h2 id="basvuru">Üst basamaklarda mısın?</h2>
            <p className="muted join__p">
              Booster ya da koç olarak başvur. Siparişi havuzdan sen seçersin, kazancın bakiyene işlenir.
            </p>
          </div>
          <ButtonLink size="lg" to={linkTo('boosterApplication')}>
            Booster başvurusu <ArrowRight className="ic" aria-hidden="true" />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
