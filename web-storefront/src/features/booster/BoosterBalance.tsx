import type { RouteAnswerOf } from '#contract/client.ts';
import { useQuery } from '@tanstack/react-query';
import { formatIban } from '#contract/format.ts';
import { api, explain } from '../../lib/api.ts';
import { formatMoney, tryOf } from '../../lib/money.ts';
import { formatMoment } from '../../lib/time.ts';
import type { Tone } from '#contract/order/words.tr.ts';
import { useCommand } from '../../lib/use-command.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Failed } from '../../ui/Empty.tsx';
import { Price } from '../../ui/Money.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { PayoutForm } from './PayoutForm.tsx';
import { Postings } from '../wallet/Postings.tsx';
import { waitingSentence } from './payout-waits.ts';
import { earningsQuery, fineClaimsQuery, payoutsQuery } from './queries.ts';
import { useUser } from '../session/use-session.ts';

/** The withdrawable balance, the payout requests and all postings. */
export default function BoosterBalance() {
  const earnings = useQuery(earningsQuery);
  return (
    <>
      <section className="panel wallet" aria-label="Bakiye">
        <div className="stack-2">
          <span className="label">Çekilebilir bakiye</span>
          <span className="price">
            {earnings.data ? <Price value={earnings.data.balance} /> : <Skeleton width="5em" />}
          </span>
          {earnings.data && <span className="small dim">Bu ay kazanç: {formatMoney(earnings.data.thisMonth)}</span>}
          {earnings.isError && <Failed title="Bakiye yüklenemedi" of={earnings} />}
        </div>
        <PayoutForm balance={earnings.data?.balance} />
      </section>
      <FineClaims />
      <Payouts />
      <section className="sec2" aria-labelledby="hareketler">
        <header>
          <h2 id="hareketler">Hareketler</h2>
        </header>
        <Postings />
      </section>
    </>
  );
}

const states: Record<'requested' | 'paid' | 'refused', { label: string; tone: Tone }> = {
  requested: { label: 'Bekliyor', tone: 'info' },
  paid: { label: 'Ödendi', tone: 'ok' },
  refused: { label: 'Reddedildi', tone: 'bad' },
};

/** What a payout still waits for: the booster's confirmation by mail, or the end of a waiting period. */
function Waiting({ payout }: { payout: RouteAnswerOf<'GET /booster/payouts'>[number] }) {
  // the link is only mailed to a verified address (docs/decisions/0080)
  const verified = useUser()?.emailVerified === true;
  const again = useCommand({
    mutationFn: (id: string) => api.call('POST /booster/payouts/:id/confirmation', { params: { id } }),
    onSuccess: () => toast('Onay iletisi yeniden gönderildi'),
  });
  return (
    <>
      {payout.unconfirmed && (
        <span className="small muted">
          {' '}
          {verified ? 'E-postandaki bağlantıyla onayla.' : 'Önce ayarlardan e-posta adresini doğrula.'}{' '}
          {verified && (
            <button className="link" type="button" disabled={again.isPending} onClick={() => again.run(payout.id)}>
              Yeniden gönder
            </button>
          )}
        </span>
      )}
      {payout.payableAt && <span className="small muted"> {waitingSentence(payout.payableAt, payout.waitsFor)}</span>}
      {again.isError && (
        <span className="small muted" role="alert">
          {' '}
          {explain(again.error)}
        </span>
      )}
    </>
  );
}

/** Fines that later earnings will pay: their sum, and for each the open amount and the reason. */
function FineClaims() {
  const { data, isError, error, refetch } = useQuery(fineClaimsQuery);
  if (isError) return <Failed title="Ceza borcun yüklenemedi" of={{ error, refetch }} />;
  if (!data || data.length === 0) return null;
  return (
    <section className="sec2" aria-label="Ceza borcu">
      <Alert tone="warn">
        <strong>Kalan ceza borcun: {formatMoney(tryOf(data.reduce((sum, { open }) => sum + open.amount, 0)))}</strong>
        <p>Sonraki kazançlarından, en eski cezadan başlanarak tahsil edilecek.</p>
        <ul aria-label="Açık cezalar">
          {data.map(({ id, open, reason }) => (
            <li key={id}>
              {formatMoney(open)}
              {reason && ` · Neden: ${reason}`}
            </li>
          ))}
        </ul>
      </Alert>
    </section>
  );
}

function Payouts() {
  const { data, isPending, isError, error, refetch } = useQuery(payoutsQuery);
  if (data?.length === 0) return null;
  return (
    <section className="sec2" aria-labelledby="istekler">
      <header>
        <h2 id="istekler">Para çekme istekleri</h2>
      </header>
      {isPending && <SkeletonRows rows={2} />}
      {isError && <Failed title="İstekler yüklenemedi" of={{ error, refetch }} />}
      {data && (
        <table className="tbl tbl--c">
          <thead>
            <tr>
              <th>Tarih</th>
              <th>IBAN</th>
              <th>Durum</th>
              <th className="r">Tutar</th>
            </tr>
          </thead>
          <tbody>
            {data.map((payout) => (
              <tr key={payout.id}>
                <td>{formatMoment(payout.createdAt)}</td>
                <td className="num wide">{formatIban(payout.iban)}</td>
                <td className="st">
                  <Pill tone={states[payout.state].tone}>{states[payout.state].label}</Pill>
                  {payout.state === 'requested' && <Waiting payout={payout} />}
                  {payout.reason && <span className="small muted says"> {payout.reason}</span>}
                </td>
                <td className="r num strong am">{formatMoney(payout.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
