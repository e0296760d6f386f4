import '../../styles/landing.css';
import { orderServers, type PlayedGame } from '#contract/vocabulary.ts';
import { hasDivisions, stepsOf, tierNames } from '#contract/pricing/ranks.ts';
import { ArrowRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { paths } from '../../config/paths.ts';
import { pick } from '../../content/faq.ts';
import { gamePages } from '../../content/games.ts';
import { gameNames, serverName } from '../../lib/words.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { columnHeight } from '../../ui/stair/columns.tsx';
import { Questions } from '../faq/Questions.tsx';
import { Pledges } from '../home/Pledges.tsx';
import { Section } from '../home/Section.tsx';
import { OfferData } from './OfferData.tsx';
import { Shown } from './Shown.tsx';
import { offered, ServiceCards } from './ServiceCards.tsx';

/** The page of a game: its ladder, its services, the guarantees and the risks. */
export function GameLanding({ game, children }: { game: Exclude<PlayedGame, 'tft'>; children?: ReactNode }) {
  const { title, lead, description, promises, questions } = gamePages[game];
  return (
    <main id="icerik" tabIndex={-1}>
      <PageTitle description={description}>{title}</PageTitle>
      <div className="wrap">
        <Breadcrumbs here={gameNames[game]} />
        <div className="landing">
          <div className="landing__copy">
            <h1>{title}</h1>
            <p className="hero__p">{lead}</p>
            <ButtonLink kind="p" size="lg" to={paths.eloBoost(game)}>
              Fiyatı gör <ArrowRight className="ic" aria-hidden="true" />
            </ButtonLink>
            <p className="small dim">Sunucular: {orderServers[game].map(serverName).join(', ')}</p>
          </div>
          <LadderPicture game={game} />
        </div>
      </div>
      <Section id="hizmetler" title="Hizmetler" lead="Fiyatı kayıt olmadan görürsün; ödeme siparişi verirken.">
        <ServiceCards of={[...offered(game), ...offered('coaching')]} />
      </Section>
      {children}
      <Pledges id="sozler" of={promises}>
        <div className="landing__risk">
          <Alert tone="warn">
            Oyunların yapımcısı hesap paylaşımına izin vermez; risk hiçbir zaman sıfır değildir. Hesabını paylaşmak
            istemiyorsan Duo Boost ya da koçluk seç.
          </Alert>
        </div>
      </Pledges>
      <Shown game={game} />
      <OfferData game={game} name={title} />
      <section className="sec" aria-labelledby="sss">
        <div className="wrap faq">
          <div className="stack faq__h">
            <h2 id="sss">Sık sorulanlar</h2>
            <p>
              <Link className="link" to={paths.faq()}>
                Tüm sorular
              </Link>
            </p>
          </div>
          <div>
            <Questions questions={pick(questions)} open={questions[0]} />
          </div>
        </div>
      </section>
    </main>
  );
}

/** A picture of the whole ladder of a game: a step per tier, with the tier's emblem on it. */
function LadderPicture({ game }: { game: PlayedGame }) {
  const steps = stepsOf(game);
  const tiers = [...new Set(steps.map(({ tier }) => tier))];
  return (
    <div className="tiers" role="img" aria-label={`${steps[0]?.name} ile ${steps.at(-1)?.name} arası`}>
      {tiers.map((tier, index) => (
        <span key={tier} className={`em-${tier}`} style={{ '--h': columnHeight(index, tiers.length) } as CSSProperties}>
          <Emblem tier={tier} size={56} />
          <i />
          <em>{hasDivisions(tier) && tierNames[tier]}</em>
        </span>
      ))}
    </div>
  );
}
