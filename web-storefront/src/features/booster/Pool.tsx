import '../../styles/pool.css';
import { formatEstimate } from '#contract/format.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { pagesOf } from '../../lib/lists.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Empty, Failed } from '../../ui/Empty.tsx';
import { Money } from '../../ui/Money.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { useTake } from '../order/commands.ts';
import { describe } from '../order/describe.ts';
import { GameFilter, PoolFilters, usePoolFilter } from './PoolFilters.tsx';
import { PoolAlarmChoice } from './PoolAlarmChoice.tsx';
import { PoolRow } from './PoolRow.tsx';
import { poolQuery, type PoolOrder } from './queries.ts';

/**
 * The orders that look for a booster. Taking one asks for confirmation. With `heading` it is a section of another page
 * and has fewer filters.
 */
export default function Pool({ heading }: { heading?: string }) {
  const state = usePoolFilter({ isKept: !heading });
  const [taking, setTaking] = useState<PoolOrder | null>(null);
  const pool = useQuery({ ...poolQuery(state.page, state.filter), placeholderData: keepPreviousData });
  const first = pool.data?.rows.find(({ takeable }) => takeable);
  return (
    <section className={heading ? 'sec2' : undefined} aria-label="Sipariş havuzu">
      <header className="spread panel-h row--wrap">
        {heading && <h2>{heading}</h2>}
        <GameFilter state={state} />
        {pool.data && pool.data.total > 0 && <p className="muted small num">{countOf(pool.data)}</p>}
      </header>
      {!heading && (
        <>
          <PoolFilters state={state} />
          <PoolAlarmChoice />
        </>
      )}
      {pool.isPending && <SkeletonRows rows={5} label="Havuz yükleniyor" />}
      {pool.isError && !pool.data && <Failed title="Havuz yüklenemedi" of={pool} />}
      {pool.data?.rows.length === 0 && <Nothing state={state} />}
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
            {pool.data.rows.map((order) => (
              <PoolRow key={order.id} order={order} first={order === first} onTake={() => setTaking(order)} />
            ))}
          </tbody>
        </table>
      )}
      {pool.data && <Pager page={state.page} pages={pagesOf(pool.data.total)} onPage={state.show} />}
      {taking && <TakeOrder order={taking} stays={heading !== undefined} close={() => setTaking(null)} />}
    </section>
  );
}

const countOf = ({ total, atLeast }: { total: number; atLeast: boolean }) =>
  `${atLeast ? 'En az ' : ''}${total} sipariş`;

function Nothing({ state: { narrowed, all, page, set, show } }: { state: ReturnType<typeof usePoolFilter> }) {
  if (page > 0) {
    return (
      <Empty
        title="Bu sayfada sipariş kalmadı"
        picture="gap"
        action={
          <Button size="sm" onClick={() => show(0)}>
            İlk sayfaya dön
          </Button>
        }
      />
    );
  }
  if (narrowed) {
    const clear = () => set({ oyun: '', hizmet: '', sunucu: '', enaz: '' });
    return (
      <Empty
        title="Bu filtrede sipariş yok"
        picture="gap"
        action={
          <Button size="sm" onClick={clear}>
            Filtreleri temizle
          </Button>
        }
      />
    );
  }
  if (all) return <Empty title="Havuzda sipariş yok">Yeni sipariş gelince burada görünür.</Empty>;
  return (
    <Empty
      title="Havuzda sana uyan sipariş yok"
      picture="gap"
      action={
        <Button size="sm" onClick={() => set({ hepsi: '1' })}>
          Alamayacaklarımı da göster
        </Button>
      }
    >
      Yeni sipariş gelince burada görünür.
    </Empty>
  );
}

/** The panel's first page stays: it lists the order among what waits. */
function TakeOrder({ order, stays, close }: { order: PoolOrder; stays: boolean; close: () => void }) {
  const navigate = useNavigate();
  const { title, facts, service } = describe(order.draft);
  const take = useTake(order.id, {
    said: 'Sipariş senin',
    done: () => {
      close();
      if (!stays) void navigate(paths.boosterOrder(order.id));
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
        {[...facts, service.kind !== 'coaching' && formatEstimate(order.estimate)].filter(Boolean).join(' · ')}
      </p>
      <p>
        Kazancın: <Money value={order.earnings} className="strong" />{' '}
        <span className="muted small">(payın %{order.sharePercent})</span>
      </p>
    </Confirm>
  );
}
