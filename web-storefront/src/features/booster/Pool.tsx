import { playedGames, type PlayedGame } from '#contract/vocabulary.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { formatAgo, formatEstimate } from '../../lib/time.ts';
import { serverName, shortGameNames } from '../../lib/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Empty, Failed } from '../../ui/Empty.tsx';
import { GameIcon } from '../../ui/GameIcon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { StairMini } from '../../ui/stair/StairMini.tsx';
import { useTake } from '../order/commands.ts';
import { describe } from '../order/describe.ts';
import { Work } from '../order/Work.tsx';
import { optionTags } from './option-tags.ts';
import { poolQuery, type PoolOrder } from './queries.ts';

type Filter = PlayedGame | 'all';
const filters = [
  { value: 'all' as Filter, label: 'Tümü' },
  ...playedGames.map((game) => ({ value: game as Filter, label: shortGameNames[game] })),
];

/** Orders that look for a booster; taking one asks first. */
export default function Pool({ heading }: { heading?: string }) {
  const [filter, setFilter] = useState<Filter>('all');
  const [taking, setTaking] = useState<PoolOrder | null>(null);
  const pool = useQuery({ ...poolQuery(filter === 'all' ? null : filter), placeholderData: keepPreviousData });
  return (
    <section className={heading ? 'sec2' : undefined} aria-label="Sipariş havuzu">
      <header className="spread panel-h row--wrap">
        {heading && <h2>{heading}</h2>}
        <Segmented name="Oyuna göre süz" options={filters} value={filter} onChange={setFilter} />
      </header>
      {pool.isPending && <SkeletonRows rows={5} label="Havuz yükleniyor" />}
      {pool.isError && !pool.data && <Failed title="Havuz yüklenemedi" retry={() => void pool.refetch()} />}
      {pool.data?.rows.length === 0 && <Empty title="Havuzda sipariş yok">Yeni sipariş gelince burada görünür.</Empty>}
      {pool.data && pool.data.rows.length > 0 && (
        <table className="tbl tbl--c" aria-busy={pool.isPlaceholderData}>
          <thead>
            <tr>
              <th>Hizmet</th>
              <th>Ne yapılacak</th>
              <th className="hide-t hide-m">
                <span className="vh">Merdivende yeri</span>
              </th>
              <th className="hide-m">Sunucu</th>
              <th className="hide-m">Seçenekler</th>
              <th className="r">Kazanç</th>
              <th>
                <span className="vh">Al</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {pool.data.rows.map((order, index) => (
              <PoolRow key={order.id} order={order} first={index === 0} onTake={() => setTaking(order)} />
            ))}
          </tbody>
        </table>
      )}
      {taking && <TakeOrder order={taking} close={() => setTaking(null)} />}
    </section>
  );
}

function PoolRow({ order, first, onTake }: { order: PoolOrder; first: boolean; onTake: () => void }) {
  const { service, game, climb } = describe(order.draft);
  const tags = optionTags(order.draft);
  const server = 'server' in order.draft ? order.draft.server : undefined;
  return (
    <tr>
      <td>
        <span className="row">
          <GameIcon game={game} />
          <span>
            <b className="medium">{service.smallTitle}</b>
            <br />
            <span className="tiny dim">{formatAgo(order.createdAt)}</span>
          </span>
        </span>
      </td>
      <td className="wide">
        <Work draft={order.draft} />
      </td>
      <td className="hide-m hide-t">{climb && <StairMini game={game} {...climb.range} />}</td>
      <td className="muted hide-m">{server ? serverName(server) : '—'}</td>
      <td className="hide-m">
        <span className="row row--wrap">
          {order.priority && <span className="tag tag--warn">Öncelikli</span>}
          {tags.map((tag) => (
            <span className="tag" key={tag}>
              {tag}
            </span>
          ))}
          {tags.length === 0 && !order.priority && '—'}
        </span>
      </td>
      <td className="r am strong">
        <Money value={order.earnings} />
      </td>
      <td className="r act">
        <Button
          kind={first ? 'p' : 's'}
          size="sm"
          aria-label={`${order.number} numaralı siparişi al`}
          aria-disabled={!order.takeable || undefined}
          title={order.takeable ? undefined : refusal(order.because)}
          onClick={onTake}
        >
          Al
        </Button>
      </td>
    </tr>
  );
}

const refusal = (code: string | undefined): string => {
  if (code === 'order.booster_limit_reached')
    return 'Eşzamanlı sipariş sınırına ulaştın. Artırmak için yöneticiye yaz.';
  return code === 'replaced' ? 'Müşterisi başka bir booster istedi.' : 'Bu sipariş profiline uymuyor.';
};

function TakeOrder({ order, close }: { order: PoolOrder; close: () => void }) {
  const navigate = useNavigate();
  const { title, facts } = describe(order.draft);
  const take = useTake(order.id, {
    said: 'Sipariş senin',
    done: () => {
      close();
      void navigate(paths.boosterOrder(order.id));
    },
  });
  return (
    <Confirm
      title="Bu sipariş alınsın mı?"
      action="Siparişi al"
      busy={take.busy}
      error={take.error}
      onConfirm={() => take.run(undefined)}
      close={close}
    >
      <p className="strong">{title}</p>
      <p className="muted small">
        {facts.join(' · ')} · {formatEstimate(order.estimate)}
      </p>
      <p>
        Kazancın: <Money value={order.earnings} className="strong" />
      </p>
    </Confirm>
  );
}
