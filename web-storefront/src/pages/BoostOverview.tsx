import { games, orderServers, services, type Game, type Service } from '#contract/vocabulary.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { serviceTexts } from '../content/services.ts';
import { ServicePicture } from '../features/services/ServicePicture.tsx';
import { fromText } from '../features/landing/PriceFrom.tsx';
import { useShowcase } from '../features/showcase.ts';
import { gameNames, serverName } from '../lib/words.ts';
import { GameIcon } from '../ui/GameIcon.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

/** All services by game, each with its purpose and a link to its form. */
export default function BoostOverview() {
  return (
    <main className="wrap list-page" id="icerik" tabIndex={-1}>
      <PageTitle description="League of Legends, Valorant, Wild Rift ve TFT için bütün boost hizmetleri ve koçluk; fiyatını seçerken gör.">
        Boost ve koçluk hizmetleri
      </PageTitle>
      <Breadcrumbs here="Hizmetler" />
      <div className="stack-2 overview__h">
        <h1 className="page-h">Boost ve koçluk hizmetleri</h1>
        <p className="muted">Oyununu ve hizmetini seç. Fiyatı formda, seçtikçe görürsün; üye olman gerekmez.</p>
      </div>
      {games.map((game) => (
        <GameServices key={game} game={game} />
      ))}
    </main>
  );
}

/** The price of the smallest order; nothing if it can't be loaded. */
function PriceFrom({ service: { id, kind } }: { service: Service }) {
  const { data, isPending } = useShowcase();
  const least = data?.priceFrom[id];
  if (isPending) return <Skeleton width="7em" />;
  return least && <span className="small num">{fromText(kind, least)}</span>;
}

function GameServices({ game }: { game: Game }) {
  return (
    <section className="blk" aria-labelledby={`oyun-${game}`}>
      <div className="blk__h blk__h--long">
        <h2 id={`oyun-${game}`} className="row">
          <GameIcon game={game} /> {gameNames[game]}
        </h2>
        <p>
          {game === 'coaching'
            ? 'League of Legends, Valorant, Wild Rift ve TFT için'
            : orderServers[game].map(serverName).join(', ')}
        </p>
      </div>
      <ul className="offers">
        {services
          .filter((service) => service.game === game)
          .map((service) => (
            <li key={service.id}>
              <Link className="offer" to={service.path}>
                <span className="offer__p">
                  <ServicePicture service={service} />
                </span>
                <span className="stack-2">
                  <b className="offer__t">
                    {game !== 'coaching' && <span className="vh">{gameNames[game]} </span>}
                    {service.smallTitle}
                  </b>
                  <span className="small muted">{serviceTexts[service.kind]}</span>
                  <PriceFrom service={service} />
                </span>
                <ChevronRight className="ic" aria-hidden="true" />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
