import '../styles/landing.css';
import '../styles/review.css';
import '../styles/people.css';
import { languageLabels } from '#contract/booster/words.tr.ts';
import { services, serviceOf } from '#contract/vocabulary.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, ChevronRight, Languages } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { formFor } from '../features/order/preferred.ts';
import { boosterQuery, type PublicBooster } from '../features/people/boosters.ts';
import { boosterFigures } from '../features/people/figures.tr.ts';
import { ApiProblem } from '../lib/api.ts';
import { formatDay, formatMonth } from '../lib/time.ts';
import { gameNames } from '../lib/words.ts';
import { BoosterEmblem } from '../ui/BoosterEmblem.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Empty, Failed } from '../ui/Empty.tsx';
import { GameIcon } from '../ui/GameIcon.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Pill } from '../ui/Pill.tsx';
import { Rank } from '../ui/Rank.tsx';
import { Skeleton, SkeletonRows } from '../ui/Skeleton.tsx';
import { Stars } from '../ui/Stars.tsx';

/** `/boosterlar/{id}`: a booster's public profile. */
export default function BoosterProfile() {
  const id = useParams().id ?? '';
  const { data, error, refetch } = useQuery(boosterQuery(id));
  const unknown = error instanceof ApiProblem && (error.status === 404 || error.code === 'request.invalid');
  return (
    <main className="wrap who-page" id="icerik" tabIndex={-1}>
      <PageTitle>{data ? `${data.displayName}, booster` : 'Booster'}</PageTitle>
      {!data && !error && <Loading />}
      {!data && error && !unknown && <Failed title="Booster yüklenemedi" of={{ error, refetch }} />}
      {!data && unknown && (
        <Empty
          picture="gap"
          title="Bu booster bulunamadı"
          action={<ButtonLink to={paths.home()}>Ana sayfa</ButtonLink>}
        >
          Hesabını kapatmış olabilir.
        </Empty>
      )}
      {data && <Profile booster={data} />}
    </main>
  );
}

function Loading() {
  return (
    <>
      <div className="who-head">
        <Skeleton width={88} height={88} />
        <Skeleton width="9em" height="2em" />
      </div>
      <SkeletonRows rows={6} label="Booster yükleniyor" />
    </>
  );
}

/** The services in the catalogue's order. */
const servicesOf = (booster: PublicBooster) => services.filter(({ id }) => booster.services.includes(id));

function Profile({ booster }: { booster: PublicBooster }) {
  const { id, displayName, languages, available, takesOrders, memberSince } = booster;
  const [first] = servicesOf(booster);
  return (
    <>
      <header className="who-head">
        <BoosterEmblem id={id} size={88} />
        <div className="stack-2">
          <div className="row row--wrap">
            <span className="label">Booster</span>
            {available && <Pill tone="ok">Yeni siparişe açık</Pill>}
            {!takesOrders && <Pill tone="plain">Şu an yeni sipariş almıyor</Pill>}
          </div>
          <h1 className="page-h">{displayName}</h1>
          <p className="small muted row row--wrap">
            {languages.length > 0 && (
              <span className="row">
                <Languages className="ic" aria-hidden="true" />
                <span className="vh">Dilleri: </span>
                {languages.map((language) => languageLabels[language]).join(', ')}
              </span>
            )}
            <span>
              Basamak’a katılım: <time dateTime={memberSince}>{formatMonth(memberSince)}</time>
            </span>
          </p>
        </div>
        {first && (
          <div className="who-head__act stack-2">
            {takesOrders ? (
              <ButtonLink kind="p" size="lg" to={formFor(first.id, id)}>
                Bu booster’la sipariş ver <ArrowRight className="ic" aria-hidden="true" />
              </ButtonLink>
            ) : (
              <>
                <Button kind="p" size="lg" aria-disabled aria-describedby="almiyor">
                  Bu booster’la sipariş ver
                </Button>
                <p className="small muted" id="almiyor">
                  {displayName} şu an yeni sipariş almıyor. Siparişini onsuz verebilirsin; fiyat değişmez.
                </p>
              </>
            )}
          </div>
        )}
      </header>
      <dl className="kpis kpis--who">
        {boosterFigures(booster).map(({ name, value, from }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              <small>{from}</small>
            </dd>
          </div>
        ))}
      </dl>
      <Services booster={booster} />
      <Reviews booster={booster} />
    </>
  );
}

/** The services by game, with the highest rank that the booster may play. */
function Services({ booster }: { booster: PublicBooster }) {
  const all = servicesOf(booster);
  const games = [...new Set(all.map(({ game }) => game))];
  if (games.length === 0) return null;
  return (
    <section className="sec2" aria-labelledby="hizmetler">
      <header>
        <h2 id="hizmetler">Verdiği hizmetler</h2>
      </header>
      <ul className="cards">
        {games.map((game) => {
          const rank = booster.ranks.find((one) => one.game === game);
          return (
            <li className="card who-game" key={game}>
              <div className="spread">
                <b className="row">
                  <GameIcon game={game} />
                  {gameNames[game]}
                </b>
                {rank && (
                  <span className="small">
                    En yüksek: <Rank game={rank.game} rank={rank} size={28} />
                  </span>
                )}
              </div>
              <ul className="who-game__list">
                {all
                  .filter((service) => service.game === game)
                  .map((service) => (
                    <li key={service.id}>
                      <Link to={booster.takesOrders ? formFor(service.id, booster.id) : service.path}>
                        {service.smallTitle}
                        <ChevronRight className="ic" aria-hidden="true" />
                      </Link>
                    </li>
                  ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Reviews({ booster: { reviews } }: { booster: PublicBooster }) {
  return (
    <section className="sec2" aria-labelledby="degerlendirmeler">
      <header>
        <h2 id="degerlendirmeler">Değerlendirmeler</h2>
      </header>
      {reviews.length === 0 ? (
        <Empty title="Henüz değerlendirme yok">Müşteriler, siparişleri bitince burada anlatır.</Empty>
      ) : (
        <ul className="cards">
          {reviews.map((review) => (
            <li className="card" key={review.customer + review.createdAt + review.text}>
              <Stars value={review.stars} />
              <p className="said">{review.text}</p>
              <Played review={review} />
              <p className="card__f tiny dim">
                <span>{review.customer}</span>
                <time dateTime={review.createdAt}>{formatDay(review.createdAt)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What was played. */
function Played({ review: { service } }: { review: PublicBooster['reviews'][number] }) {
  const { game, smallTitle } = serviceOf(service);
  return (
    <p className="small muted who-played">
      <span className="row">
        <GameIcon game={game} />
        {smallTitle}
      </span>
    </p>
  );
}
