import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiButton from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { saidProgress } from '#contract/order/progress.words.tr.ts';
import { disputeLabels, disputeOutcomeLabels } from '#contract/order/words.tr.ts';
import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import type { AdminOrder } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { Money } from '../../ui/Money.tsx';
import { Pictures } from '../../ui/Pictures.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useCommand } from '../../ui/use-command.ts';
import { AccountRequest } from './AccountRequest.tsx';
import { DecideDispute } from './DecideDispute.tsx';
import { ApplyAgreement, DisputeProposal } from './DisputeProposal.tsx';
import { FoundRank } from './FoundRank.tsx';

type Dispute = NonNullable<AdminOrder['dispute']>;

/**
 * The order's present and past problems: unproven work, a pause, a request for another booster or game account, a
 * different rank, a dispute.
 */
export const OrderTrouble = ({ order }: { order: AdminOrder }) => (
  <>
    {order.unproven && <Unproven />}
    {order.progress.claim && <Claimed order={order} claim={order.progress.claim} />}
    {order.pause && <Paused order={order} pause={order.pause} />}
    {order.boosterRequest && <BoosterRequest order={order} request={order.boosterRequest} />}
    {order.accountRequest && (
      // a new key per request: a dialog opened for one request must not answer the next
      <AccountRequest key={order.accountRequest.at} order={order} request={order.accountRequest} />
    )}
    {order.rank && <FoundRank order={order} rank={order.rank} />}
    {order.dispute && <DisputeSection order={order} dispute={order.dispute} />}
  </>
);

const Unproven = () => (
  <Alert severity="warning">
    Booster siparişi hedefe vardığı kanıtlanmadan bitirdi; kendiliğinden kapanmaz. Nedeni zaman çizgisinde, resmi
    aşağıda. Müşteri yanıt vermezse “Durumu değiştir” ile müşteri adına onayla, oyuna geri döndür ya da hak edilen kısmı
    söyleyip iptal et.
  </Alert>
);

/** Progress that only the booster claims. It affects money once the customer or staff agree. */
const Claimed = ({ order, claim }: { order: AdminOrder; claim: string }) => (
  <Alert
    severity="info"
    action={
      order.allowed.agreeProgress ? (
        <CommandDialog
          action="POST /admin/agree-progress"
          label="İlerlemeyi onayla"
          title={`${order.number}: bildirilen ilerlemeyi onayla`}
          explanation={`${saidProgress(order)}. Onaylarsan bu kadarı yapılmış sayılır ve booster payını alır.`}
          submitLabel="İlerlemeyi onayla"
          send={({ reason }: { reason: string }) => ({ body: { orderId: order.id, claim, reason } })}
          done="İlerleme onaylandı"
        >
          <ReasonInput helperText="Zaman çizgisinde müşteri ve booster görür." />
        </CommandDialog>
      ) : undefined
    }
  >
    {saidProgress(order)}.
  </Alert>
);

const pausers = { customer: 'Müşteri', booster: 'Booster', staff: 'Basamak' } as const;

function Paused({ order, pause }: { order: AdminOrder; pause: NonNullable<AdminOrder['pause']> }) {
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'POST /orders/:id/resume' });
  const resume = useCommand({
    run: (provider) => provider.run('POST /orders/:id/resume', { params: { id: order.id } }),
    done: 'Sipariş sürüyor',
  });
  return (
    <Alert
      severity="warning"
      action={
        canAccess && order.allowed.resume ? (
          <MuiButton color="inherit" disabled={resume.busy} onClick={() => void resume.send({})}>
            Devam ettir
          </MuiButton>
        ) : undefined
      }
    >
      {pausers[pause.by]} siparişi duraklattı ({formatMoment(pause.at)}): “{pause.reason}”
      {resume.problem && <div role="alert">{resume.problem.message}</div>}
    </Alert>
  );
}

const BoosterRequest = ({
  order,
  request,
}: {
  order: AdminOrder;
  request: NonNullable<AdminOrder['boosterRequest']>;
}) => (
  <Section
    title="Müşteri başka booster istiyor"
    aside={
      <CommandDialog
        action="POST /admin/decline-booster-request"
        label="Aynı booster’la sürsün"
        title={`${order.number}: booster değişmesin`}
        explanation="Müşteri ve booster gerekçeyi zaman çizgisinde görür."
        submitLabel="İsteği reddet"
        send={({ reason }: { reason: string }) => ({ body: { orderId: order.id, reason } })}
        done="Sipariş aynı booster’la sürüyor"
      >
        <ReasonInput />
      </CommandDialog>
    }
  >
    <Said who={`Müşteri · ${formatMoment(request.at)}`}>{request.reason}</Said>
    <Typography color="text.secondary" sx={{ mt: 1.5 }}>
      “Booster’ı değiştir” ile yenisini seç ya da siparişi havuza geri koy.{' '}
      {request.until
        ? `${formatMoment(request.until)} olunca kendiliğinden havuza döner.`
        : 'Kendiliğinden havuza dönmez: süren maça ya da onaylanmamış ilerlemeye bakıp yapılan kısmı sen belirle.'}{' '}
      Yapılan kısmın payı, sipariş bitince ilk booster’a ödenir.
    </Typography>
  </Section>
);

function DisputeSection({ order, dispute }: { order: AdminOrder; dispute: Dispute }) {
  const { kind, text, claimedPercent, openedAt, answer, answerDueAt, proposal, decision, ripe } = dispute;
  const isAgreed = Boolean(proposal?.agreedAt);
  const claim = claimedPercent === null ? '' : ` Müşteriye göre işin %${claimedPercent} kadarı yapıldı.`;
  return (
    <Section title="İtiraz" aside={<StateChip {...standingOf(dispute)} />}>
      <Stack sx={{ gap: 2 }}>
        <Said who={`Müşteri · ${disputeLabels[kind]} · ${formatMoment(openedAt)}`}>{text}</Said>
        <Pictures label="Müşterinin resmi" pictures={dispute.pictures} />
        {answer ? (
          <>
            <Said who={`Booster · ${formatMoment(answer.at)}`}>{answer.text}</Said>
            <Pictures label="Booster’ın resmi" pictures={answer.pictures} />
          </>
        ) : (
          !decision && (
            <Typography color="text.secondary">
              {ripe && 'Booster süresinde yanıt vermedi; karar verilebilir.'}
              {!ripe &&
                (isAgreed
                  ? 'Booster yanıt yazmadı ama iki taraf anlaştı: anlaşılan çözüm hemen uygulanabilir.'
                  : `Booster’ın yanıtı bekleniyor, son zaman ${formatMoment(answerDueAt)}. Karar ondan sonra ya da iki taraf anlaşınca verilir.`)}
            </Typography>
          )
        )}
        <Typography color="text.secondary">
          {saidProgress(order)}.{claim} Maçlar aşağıda.
        </Typography>
        {decision && (
          <Said who={`Karar · ${formatMoment(decision.at)}`}>
            {disputeOutcomeLabels[decision.outcome]}
            {decision.refund && (
              <>
                : <Money value={decision.refund} />
              </>
            )}
            {decision.reason && `. ${decision.reason}`}
          </Said>
        )}
        {proposal && <DisputeProposal proposal={proposal} />}
        {!decision && proposal && isAgreed && (
          <Box>
            <ApplyAgreement order={order} proposal={proposal} />
          </Box>
        )}
        {!decision && ripe && <DecideDispute order={order} />}
      </Stack>
    </Section>
  );
}

const standingOf = ({ decision, proposal, ripe }: Dispute) => {
  if (decision) return { label: 'Sonuçlandı', tone: 'plain' } as const;
  if (proposal?.agreedAt) return { label: 'Anlaşıldı, karar bekliyor', tone: 'bad' } as const;
  return ripe
    ? ({ label: 'Karar bekliyor', tone: 'bad' } as const)
    : ({ label: 'Yanıt bekleniyor', tone: 'warn' } as const);
};

const Said = ({ who, children }: { who: string; children: ReactNode }) => (
  <Stack sx={{ pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
    <Typography component="span" variant="caption">
      {who}
    </Typography>
    <Typography component="p" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {children}
    </Typography>
  </Stack>
);
