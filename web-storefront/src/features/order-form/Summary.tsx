import { formatEstimate, heldTogether } from '#contract/format.ts';
import { serviceOf } from '#contract/vocabulary.ts';
import type { ReactNode } from 'react';
import { formatMoney, tryOf } from '../../lib/money.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Price } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Choices } from '../draft/choices.ts';
import { toDraft } from '../draft/forms.ts';
import { shownPrice, type DraftAction, type DraftState } from '../draft/state.ts';
import { describe } from '../order/describe.ts';
import { Work } from '../order/Work.tsx';
import { late } from './late.tsx';

const Coupon = late(() => import('./Coupon.tsx'), <div className="sum__coupon small">{'\u00a0'}</div>);
/** Only for signed-in users. */
const BalanceAfter = late(() => import('./BalanceAfter.tsx'));
const CopyLink = late(() => import('./CopyLink.tsx'));

export interface SummaryProps {
  draft: DraftState<Choices>;
  dispatch: (action: DraftAction<Choices>) => void;
  placing: { place: () => void; busy: boolean; error: string | undefined };
}

/** What is ordered, every line of its price, and the button that places it. Phones have a bar instead (PhoneBar). */
export function Summary({ draft, dispatch, placing }: SummaryProps) {
  return (
    <aside className="only-d" aria-label="Sipariş özeti" aria-busy={draft.loading}>
      <div className={draft.failure !== null && !draft.loading ? 'sum sum--bad' : 'sum'}>
        <Breakdown draft={draft} dispatch={dispatch}>
          {placing.error && (
            <Alert tone="bad" announce>
              {placing.error}
            </Alert>
          )}
          <PlaceButton draft={draft} placing={placing} large />
        </Breakdown>
      </div>
    </aside>
  );
}

/** How long the work takes; null if that is not known, or is what was chosen: a coach's hours. */
export function durationOf({ data, estimate }: DraftState<Choices>): string | null {
  return estimate && serviceOf(data.service).kind !== 'coaching' ? formatEstimate(estimate) : null;
}

/** The summary without its frame. `children` are between the total and the balance. */
export function Breakdown({
  draft,
  dispatch,
  children,
}: Pick<SummaryProps, 'draft' | 'dispatch'> & { children?: ReactNode }) {
  const chosen = toDraft(draft.data, null);
  const { facts } = describe(chosen);
  const price = shownPrice(draft);
  const failed = draft.failure !== null && !draft.loading;
  return (
    <>
      <div className="sum__head">
        <div className="sum__work">
          <Work draft={chosen} size={34} />
        </div>
        <p className="small dim">{[...facts, durationOf(draft)].filter(Boolean).join(' · ')}</p>
      </div>
      <Body draft={draft} failed={failed} retry={() => dispatch({ type: 'retry' })} />
      <Coupon draft={draft} dispatch={dispatch} />
      <div className="sum__foot stack">
        <div className="total">
          <span className="label">Toplam</span>
          <span className="price" aria-live="polite" aria-atomic="true">
            {price === null ? draft.loading ? <Skeleton width="4.5em" /> : '—' : <Price value={tryOf(price)} />}
          </span>
        </div>
        {children}
        <BalanceAfter price={price} />
        <div className="sum__link">
          <CopyLink draft={draft} />
        </div>
      </div>
    </>
  );
}

function Body({ draft, failed, retry }: { draft: DraftState; failed: boolean; retry: () => void }) {
  if (failed) return <Failure draft={draft} retry={retry} />;
  if (draft.missing !== null && !draft.loading) {
    return (
      <div className="sum__failure">
        <Alert announce={draft.v > 0}>{draft.missing}</Alert>
      </div>
    );
  }
  return <Lines draft={draft} />;
}

function Lines({ draft: { summary, loading } }: { draft: DraftState }) {
  if (summary.length === 0 && loading) {
    return (
      <div className="lines" role="status">
        <span className="vh">Fiyat hesaplanıyor</span>
        <Skeleton />
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </div>
    );
  }
  return (
    <dl className="lines">
      {summary.map(({ code, label, amount }, index) => (
        <div key={`${code}-${index}`} className={amount.amount < 0 ? 'minus' : undefined}>
          <dt>{heldTogether(label)}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Failure({ draft, retry }: { draft: DraftState; retry: () => void }) {
  return (
    <div className="stack sum__failure">
      <Alert tone="bad" announce>
        Fiyat hesaplanamadı. Seçimlerin duruyor.
        <br />
        {draft.failure}
      </Alert>
      <Button wide onClick={retry}>
        Yeniden hesapla
      </Button>
    </div>
  );
}

/** An order can be placed only at a price that is shown and up to date. */
export function PlaceButton({
  draft,
  placing,
  large = false,
}: {
  draft: DraftState;
  placing: { place: () => void; busy: boolean };
  large?: boolean;
}) {
  const ready = !draft.loading && shownPrice(draft) !== null;
  return (
    <Button
      kind="p"
      size={large ? 'lg' : undefined}
      wide={large}
      busy={placing.busy}
      aria-disabled={!ready || undefined}
      onClick={() => placing.place()}
    >
      Siparişi ver
    </Button>
  );
}
