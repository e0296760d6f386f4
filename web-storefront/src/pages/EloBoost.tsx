import { playedGames, type PlayedGame } from '#contract/vocabulary.ts';
import { ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../app/PageTitle.tsx';
import { gameSlugs, paths } from '../app/paths.ts';
import { useCatalog } from '../features/catalog.ts';
import { hasLanes, rangeOf, type EloChoices } from '../features/draft/choices.ts';
import { initialChoices, keepChoices } from '../features/draft/kept.ts';
import { LINKED_DRAFT } from '../features/draft/link.ts';
import { shownPrice } from '../features/draft/state.ts';
import { useDraft } from '../features/draft/use-draft.ts';
import { ExtrasBlock } from '../features/order-form/ExtrasBlock.tsx';
import { LaneBlock } from '../features/order-form/LaneBlock.tsx';
import { PlayBlock } from '../features/order-form/PlayBlock.tsx';
import { RankBlock } from '../features/order-form/RankBlock.tsx';
import { ServerBlock } from '../features/order-form/ServerBlock.tsx';
import { PlaceButton, Summary } from '../features/order-form/Summary.tsx';
import { usePlaceOrder } from '../features/order-form/use-place-order.ts';
import { formatEstimate } from '../lib/time.ts';
import { tryOf } from '../lib/money.ts';
import { gameNames } from '../lib/words.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { Failed } from '../ui/Empty.tsx';
import { Money, Price } from '../ui/Money.tsx';

/** The route's guard lets known games through only; each has a draft of its own. */
export default function EloBoostPage() {
  const slug = useParams().game;
  const game = playedGames.find((candidate) => gameSlugs[candidate] === slug) ?? 'league';
  return <EloBoost key={game} game={game} />;
}

function EloBoost({ game }: { game: PlayedGame }) {
  const [search, setSearch] = useSearchParams();
  const catalog = useCatalog();
  const promotionalCode = catalog.isError ? null : catalog.data?.promotionalCode;
  const [draft, dispatch] = useDraft(() => initialChoices(game, search), promotionalCode);
  const { data: choices } = draft;
  const set = (fields: Partial<EloChoices>) => dispatch({ type: 'set', fields });
  const placing = usePlaceOrder(draft, (quote) =>
    dispatch({ type: 'quoted', v: draft.v, quote, coupon: draft.coupon }),
  );

  useEffect(() => keepChoices(choices), [choices]);
  // A link's choices have been taken over: a reload shows what was changed since.
  const linked = search.has(LINKED_DRAFT);
  useEffect(() => {
    if (linked) setSearch({}, { replace: true, preventScrollReset: true });
  }, [linked, setSearch]);

  const range = rangeOf(choices);
  const price = shownPrice(draft);
  return (
    <main className="wrap has-bar" id="icerik" tabIndex={-1}>
      <PageTitle>{`${gameNames[game]} Elo Boost`}</PageTitle>
      <nav className="crumb" aria-label="Konum">
        <Link to={paths.home()}>Ana sayfa</Link>
        <ChevronRight className="ic" aria-hidden="true" />
        <span aria-current="page">{gameNames[game]} Elo Boost</span>
      </nav>
      <div className="split">
        <div>
          <h1 className="page-h">
            <span className="vh">{gameNames[game]} </span>Elo Boost
          </h1>
          <form onSubmit={(event) => event.preventDefault()}>
            <RankBlock choices={choices} set={set} />
            <ServerBlock choices={choices} set={set} />
            {catalog.isError && !catalog.data ? (
              <Failed title="Seçenekler yüklenemedi" retry={() => void catalog.refetch()} />
            ) : (
              <>
                {hasLanes(game) && (
                  <LaneBlock choices={choices} surcharges={catalog.data?.surcharges.lanes ?? {}} set={set} />
                )}
                <PlayBlock choices={choices} agentSurcharge={catalog.data?.surcharges.agents ?? 0} set={set} />
                <ExtrasBlock choices={choices} surcharges={catalog.data?.surcharges.extras ?? {}} set={set} />
              </>
            )}
          </form>
        </div>
        <Summary draft={draft} dispatch={dispatch} placing={placing} />
      </div>
      <div className="bar-m">
        <div aria-hidden="true">
          <span className="tiny dim">
            {range.to - range.from} basamak{draft.estimate && ` · ${formatEstimate(draft.estimate)}`}
          </span>
          <div className="price bar-m__price">{price === null ? '—' : <Price value={tryOf(price)} />}</div>
        </div>
        <PlaceButton draft={draft} placing={placing} />
      </div>
      {placing.changed && (
        <Confirm
          title="Fiyat değişti"
          action="Yeni fiyatla siparişi ver"
          busy={placing.busy}
          error={placing.error}
          onConfirm={() => placing.place(placing.changed?.quote.price.amount)}
          close={placing.declineChange}
        >
          <p>
            Sen seçerken fiyat <Money value={placing.changed.before} /> tutarından{' '}
            <Money value={placing.changed.quote.price} className="strong" /> tutarına geçti. Senden henüz bir şey
            alınmadı.
          </p>
        </Confirm>
      )}
    </main>
  );
}
