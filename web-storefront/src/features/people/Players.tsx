import '../../styles/landing.css';
import '../../styles/people.css';
import { Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { BoosterEmblem } from '../../ui/BoosterEmblem.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLateQuery } from '../late-query.ts';
import { boostersQuery, type BoosterCard } from './boosters.ts';
import { ordersText, starsText } from './figures.tr.ts';

const most = 3;

/**
 * Boosters of a service or a game, those with the most confirmed orders first. The place is kept while they load; nothing is
 * left of it if there are none.
 */
export function usePlayers(of: { readonly service?: string; readonly game?: string }) {
  const { data, isPending } = useLateQuery(boostersQuery(of, most));
  return { boosters: data, loading: isPending, none: !isPending && !data?.length };
}

export function Players({ boosters, loading }: { boosters: readonly BoosterCard[] | undefined; loading: boolean }) {
  return (
    <ul className="cards" aria-busy={loading || undefined}>
      {boosters?.map((booster) => (
        <li key={booster.id}>
          <Player booster={booster} />
        </li>
      ))}
      {loading &&
        Array.from({ length: most }, (_, nth) => (
          <li className="card who" key={nth}>
            <Skeleton width={48} height={48} />
            <Skeleton width="60%" height="2.6em" />
          </li>
        ))}
    </ul>
  );
}

function Player({ booster }: { booster: BoosterCard }) {
  const { id, displayName, stars, finishedOrders, available, takesOrders, ranks } = booster;
  return (
    <Link className="card who" to={paths.boosterProfile(id)}>
      <BoosterEmblem id={id} />
      <span className="who__text">
        <span className="row row--wrap">
          <b>{displayName}</b>
          <span className="vh">, </span>
          {ranks.map(({ game, tier }) => (
            <Emblem key={game} tier={tier} size={20} />
          ))}
        </span>
        <span className="small muted row row--wrap">
          {stars !== null && (
            <span className="row who__stars">
              <Star className="ic" aria-hidden="true" />
              <span className="vh">Puanı </span>
              {starsText(stars)}
              <span className="vh">, </span>
            </span>
          )}
          <span>{ordersText(finishedOrders)}</span>
        </span>
      </span>
      {(available || !takesOrders) && (
        <>
          <span className="vh">, </span>
          {available ? <Pill tone="ok">Siparişe açık</Pill> : <Pill tone="plain">Şu an yeni sipariş almıyor</Pill>}
        </>
      )}
    </Link>
  );
}
