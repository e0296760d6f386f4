import '../../styles/people.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { formatClock } from '../../lib/time.ts';
import { useNow } from '../../lib/use-now.ts';
import { BoosterEmblem } from '../../ui/BoosterEmblem.tsx';
import { boosterQuery } from '../people/boosters.ts';
import type { Order } from './describe.ts';

/** The booster who may take the order first. Nothing once the hour has passed. */
export default function OfferCard({ offer: { boosterId, until } }: { offer: NonNullable<Order['offer']> }) {
  const { data } = useQuery(boosterQuery(boosterId));
  const end = until === null ? 0 : new Date(until).getTime();
  const now = useNow(end);
  if (until !== null && end <= now) return null;
  const name = data?.displayName ?? 'seçtiğin booster';
  return (
    <div className="offered offered--on" role="status">
      <BoosterEmblem id={boosterId} size={40} />
      <p className="small">
        {until === null
          ? `Hesabını ekleyince ilk 1 saat ${name} alabilir; almazsa havuza düşer.`
          : `Saat ${formatClock(until)} olana dek yalnız ${name} alabilir; almazsa havuza düşer.`}{' '}
        {data && (
          <Link className="link" to={paths.boosterProfile(boosterId)}>
            Sayfası
          </Link>
        )}
      </p>
    </div>
  );
}
