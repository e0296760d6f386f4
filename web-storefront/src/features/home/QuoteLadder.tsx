import { formatEstimate, heldTogether } from '#contract/format.ts';
import { playedGames, type PlayedGame } from '#contract/vocabulary.ts';
import { ArrowRight, Lock } from 'lucide-react';
import { formatMoney, tryOf } from '../../lib/money.ts';
import { stepsOf } from '#contract/pricing/ranks.ts';
import { shortGameNames } from '../../lib/words.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { GameIcon } from '../../ui/GameIcon.tsx';
import { Price } from '../../ui/Money.tsx';
import { Rank } from '../../ui/Rank.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { placeTo, stepFrom, type StairRange } from '../../ui/stair/range.ts';
import { Stair } from '../../ui/stair/Stair.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { useCatalog } from '../catalog.ts';
import { climbDraft, eloBoostOf, firstClimb, rangeOf, withRange, type ClimbChoice } from '../draft/ladder.ts';
import type { Draft } from '../draft/choices.ts';
import { pathWith } from '../draft/link.ts';
import { OldPrice } from '../draft/OldPrice.tsx';
import { shownPrice, type DraftState } from '../draft/state.ts';
import { useDraft } from '../draft/use-draft.ts';

interface Chosen extends ClimbChoice {
  readonly game: PlayedGame;
  /** There is no coupon field here; the promotional code is sent. */
  readonly coupon: '';
}
const firstIn = (game: PlayedGame): Chosen => ({ game, coupon: '', ...firstClimb(game) });
const drafting = {
  toDraft: ({ game, ...climb }: Chosen, coupon: string | null) =>
    ({ ...climbDraft(game, climb), ...(coupon ? { coupon } : {}) }) as Draft,
};

/** The start of the home page: the ladder and the price of a climb. */
export function QuoteLadder() {
  const catalog = useCatalog();
  const promotionalCode = catalog.isError ? null : catalog.data?.promotionalCode;
  const [draft, dispatch] = useDraft(() => ({ choices: firstIn('league'), shared: null }), drafting, promotionalCode);
  const { game, current, target } = draft.data;
  const range = rangeOf(game, draft.data);
  const steps = stepsOf(game).length;
  const setRange = (next: StairRange) => dispatch({ type: 'set', fields: withRange(game, draft.data, next) });
  const chooseGame = (next: PlayedGame) => dispatch({ type: 'clear-and-set', data: firstIn(next) });

  return (
    <section className="hero" aria-labelledby="hero">
      <div className="wrap">
        <div className="hero__copy">
          <h1 id="hero">Çıkacağın basamağı seç.</h1>
          <p className="hero__p">
            <span className="hero__what">LoL, Valorant, Wild Rift ve TFT için boost.</span>
            <span className="hero__how">
              Bulunduğun ve varmak istediğin yeri merdivende işaretle. Fiyatı kayıt olmadan, anında gör.
            </span>
          </p>
          <Segmented
            name="Oyun"
            value={game}
            onChange={chooseGame}
            options={playedGames.map((value) => ({
              value,
              label: (
                <>
                  <GameIcon game={value} />
                  {shortGameNames[value]}
                </>
              ),
            }))}
          />
        </div>
        <Stair game={game} range={range} onChange={setRange} />
        <div className="quote">
          <Stepper
            label="Şu anki rank"
            less="Şu anki rankı bir basamak indir"
            more="Şu anki rankı bir basamak çıkar"
            canLess={range.from > 0}
            canMore={range.from < range.to - 1}
            onStep={(by) => setRange(stepFrom(range, range.from + by))}
          >
            <Rank game={game} rank={current} size={28} />
          </Stepper>
          <span className="quote__arrow">
            <ArrowRight className="ic" aria-hidden="true" />
          </span>
          <Stepper
            label="Hedef rank"
            less="Hedefi bir basamak indir"
            more="Hedefi bir basamak çıkar"
            canLess={range.to > range.from + 1}
            canMore={range.to < steps - 1}
            onStep={(by) => setRange(placeTo(range, range.to + by, steps))}
          >
            <Rank game={game} rank={target} size={28} />
          </Stepper>
          <QuotePrice draft={draft} climbed={range.to - range.from} retry={() => dispatch({ type: 'retry' })} />
          <ButtonLink kind="p" size="lg" to={pathWith(eloBoostOf(game), { current, target })}>
            Siparişe geç <ArrowRight className="ic" aria-hidden="true" />
          </ButtonLink>
          <p className="quote__trust tiny muted">
            <Lock className="ic" aria-hidden="true" /> Paran, sipariş bitene kadar güvende bekler.
          </p>
        </div>
      </div>
    </section>
  );
}

function QuotePrice({ draft, climbed, retry }: { draft: DraftState; climbed: number; retry: () => void }) {
  const price = shownPrice(draft);
  if (draft.failure !== null && !draft.loading) {
    return (
      <div className="quote__p" role="alert">
        <span className="small">Fiyat hesaplanamadı</span>
        <Button size="sm" onClick={retry}>
          Yeniden hesapla
        </Button>
      </div>
    );
  }
  const coupon = draft.summary.find(({ code }) => code === 'coupon');
  return (
    <div className="quote__p" aria-live="polite" aria-busy={draft.loading}>
      <span className="small dim">
        {climbed} basamak{draft.estimate && ` · ${formatEstimate(draft.estimate)}`}
      </span>
      {(coupon || price === null) && (
        <span className="tiny quote__coupon">
          {coupon ? (
            <>
              {heldTogether(coupon.label)} <span className="num">{formatMoney(coupon.amount)}</span>
            </>
          ) : (
            <Skeleton width="9em" />
          )}
        </span>
      )}
      <span className="quote__sum">
        <span className="price">{price === null ? <Skeleton width="5.5em" /> : <Price value={tryOf(price)} />}</span>
        <OldPrice draft={draft} />
      </span>
    </div>
  );
}
