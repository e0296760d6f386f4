import {
  pointsName,
  resultLabels,
  scoreLabel,
  scoreTitle,
  signed,
  standingText,
} from '#contract/order/match.words.tr.ts';
import { agentLabels, overStates } from '#contract/vocabulary.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAgo, formatMoment } from '../../lib/time.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { describe, type Order } from './describe.ts';
import { matchesQuery } from './history.ts';
import { countsPoints } from './work-kinds.ts';

type Match = Order['matches'][number];
type Filter = 'all' | 'win' | 'loss';
const FIRST = 6;

const filters = [
  { value: 'all', label: 'Tümü' },
  { value: 'win', label: resultLabels.win },
  { value: 'loss', label: resultLabels.loss },
] as const;

/** All matches of the order, newest first. */
export default function Matches({ order }: { order: Order }) {
  const [filter, setFilter] = useState<Filter>('all');
  const [more, setMore] = useState(false);
  const { total, won } = order.matchFigures;
  const counts = { all: total, win: won, loss: total - won };
  const older = useInfiniteQuery({
    ...matchesQuery(order.id, filter === 'all' ? undefined : filter),
    enabled: order.matches.length < total && (more || filter !== 'all'),
  });
  const known = older.data?.pages.flatMap(({ rows }) => rows) ?? order.matches;
  const matches = known
    .filter((match) => filter === 'all' || match.result === filter)
    .toSorted((a, b) => b.playedAt.localeCompare(a.playedAt));
  const shown = more ? matches : matches.slice(0, FIRST);
  const left = counts[filter] - shown.length;
  const { game } = describe(order.draft);
  const byAgent = game === 'valorant';
  const withPoints = countsPoints(order.progress);
  return (
    <section aria-labelledby="maclar">
      <div className="blk__h">
        <h2 className="h-s" id="maclar">
          Maç geçmişi
        </h2>
        {total > 0 && <Segmented name="Sonuca göre filtrele" options={filters} value={filter} onChange={setFilter} />}
      </div>
      {counts[filter] === 0 ? (
        <Empty
          picture={total > 0 ? 'gap' : 'start'}
          title={
            total > 0 ? 'Böyle bir maç yok' : overStates.includes(order.state) ? 'Maç oynanmadı' : 'Henüz maç oynanmadı'
          }
        />
      ) : (
        <table className="tbl tbl--m">
          <thead>
            <tr>
              <th>{byAgent ? 'Ajan' : 'Şampiyon'}</th>
              <th>Sonuç</th>
              <th>
                <abbr title={scoreTitle}>{scoreLabel}</abbr>
              </th>
              {withPoints && <th className="r">{pointsName(game)}</th>}
              <th className="r hide-m">Altın</th>
              <th className="r hide-m">Oynandı</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((match) => (
              <MatchRow key={match.id} match={match} withPoints={withPoints} />
            ))}
          </tbody>
        </table>
      )}
      <ShowMore left={left} parts={older} failed="Maçlar yüklenemedi" first={!more && (() => setMore(true))} />
    </section>
  );
}

const thousands = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const agentName = (agent: string) => (agentLabels as Readonly<Record<string, string>>)[agent] ?? agent;

function Played({ who }: { who: string }) {
  return (
    <span className="row">
      {who !== '—' && <Glyph of={who} size={32} plate />}
      <b className="medium">{agentName(who)}</b>
    </span>
  );
}

function MatchRow({ match, withPoints }: { match: Match; withPoints: boolean }) {
  const who = match.champion ?? match.agent ?? '—';
  const tone = match.result === 'win' ? 'win' : 'loss';
  return (
    <tr>
      <td>
        <Played who={who} />
      </td>
      <td className={tone}>
        {resultLabels[match.result]}
        <div className="tiny dim">{standingText(match, formatMoment)}</div>
      </td>
      <td className="num">
        {match.kills} / {match.deaths} / {match.assists}
      </td>
      {withPoints && <td className={`r num strong ${tone}`}>{signed(match.points)}</td>}
      <td className="r num muted hide-m">
        {match.gold === undefined ? '—' : `${thousands.format(match.gold / 1000)} B`}
      </td>
      <td className="r dim hide-m">
        <time dateTime={match.playedAt}>{formatAgo(match.playedAt)}</time>
      </td>
    </tr>
  );
}
