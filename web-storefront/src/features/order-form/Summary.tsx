import { queueLabels } from '#contract/vocabulary.ts';
import { ArrowRight, Clock, Link as LinkIcon, Lock } from 'lucide-react';
import { formatMoney, tryOf } from '../../lib/money.ts';
import { formatEstimate } from '../../lib/time.ts';
import { serverName } from '../../lib/words.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Price } from '../../ui/Money.tsx';
import { Rank } from '../../ui/Rank.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { hasQueues } from '../draft/choices.ts';
import { pathWith } from '../draft/link.ts';
import { shownPrice, type DraftAction, type DraftState } from '../draft/state.ts';
import { useUser } from '../session/use-session.ts';
import { Coupon } from './Coupon.tsx';

/** What is ordered, every line of its price, and the order itself. */
export function Summary({
  draft,
  dispatch,
  placing,
}: {
  draft: DraftState;
  dispatch: (action: DraftAction) => void;
  placing: { place: () => void; busy: boolean; error: string | undefined };
}) {
  const { game, current, target, server, queue } = draft.data;
  const price = shownPrice(draft);
  const failed = draft.failure !== null && !draft.loading;
  const facts = [
    'Elo Boost',
    serverName(server),
    hasQueues(game) && queueLabels[queue],
    draft.estimate && formatEstimate(draft.estimate),
  ];
  return (
    <aside className="sticky" aria-label="Sipariş özeti" aria-busy={draft.loading}>
      <div className={failed ? 'sum sum--bad' : 'sum'}>
        <div className="sum__head">
          <div className="spread">
            <Rank game={game} rank={current} size={34} />
            <ArrowRight className="ic" aria-hidden="true" />
            <Rank game={game} rank={target} size={34} />
          </div>
          <p className="small dim">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        {failed ? <Failure draft={draft} retry={() => dispatch({ type: 'retry' })} /> : <Lines draft={draft} />}
        <Coupon draft={draft} dispatch={dispatch} />
        <div className="sum__foot stack">
          <div className="total">
            <span className="label">Toplam</span>
            <span className="price" aria-live="polite" aria-atomic="true">
              {price === null ? failed ? '—' : <Skeleton width="4.5em" /> : <Price value={tryOf(price)} />}
            </span>
          </div>
          {placing.error && (
            <Alert tone="bad" announce>
              {placing.error}
            </Alert>
          )}
          <PlaceButton draft={draft} placing={placing} large />
          <BalanceAfter price={price} />
          <Button kind="g" size="sm" wide onClick={() => void copyLink(draft)}>
            <LinkIcon className="ic" aria-hidden="true" /> Bu siparişin bağlantısını kopyala
          </Button>
        </div>
      </div>
      <ul className="stack-2 small muted sum__notes">
        <li className="row">
          <Clock className="ic" aria-hidden="true" /> En geç 3 saat içinde başlar
        </li>
        <li className="row">
          <Lock className="ic" aria-hidden="true" /> Hesap bilgilerin şifreli, sipariş bitince silinir
        </li>
      </ul>
    </aside>
  );
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
          <dt>{label}</dt>
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

/** Only a price that is on the screen, and up to date, can be ordered at. */
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
      className={large ? 'only-d' : undefined}
      busy={placing.busy}
      aria-disabled={!ready || undefined}
      onClick={() => placing.place()}
    >
      Siparişi ver
    </Button>
  );
}

function BalanceAfter({ price }: { price: number | null }) {
  const balance = useUser()?.balance;
  if (!balance) return null;
  const after = price === null ? null : balance.amount - price;
  return (
    <dl className="kv small">
      <div>
        <dt>Bakiyen</dt>
        <dd className="num">{formatMoney(balance)}</dd>
      </div>
      {after !== null && (
        <div>
          <dt>Siparişten sonra</dt>
          <dd className={after < 0 ? 'num short' : 'num'}>
            {after < 0 ? 'Bakiye yetersiz' : formatMoney(tryOf(after))}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The note is for this order's booster, not for who gets the link. */
async function copyLink({ data }: DraftState): Promise<void> {
  const link = location.origin + pathWith(data.game, { ...data, note: undefined });
  try {
    await navigator.clipboard.writeText(link);
    toast('Bağlantı kopyalandı');
  } catch {
    toast('Bağlantı kopyalanamadı');
  }
}
