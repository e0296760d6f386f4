import { formatEstimate } from '#contract/format.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { nextStep } from '#contract/order/next-step.ts';
import { nextSteps } from '#contract/order/next-step.staff.tr.ts';
import { reachedText, saysMore } from '#contract/order/progress.words.tr.ts';
import { endStates, serviceOf, serviceTitle } from '#contract/vocabulary.ts';
import { choicesOf, type Draft, goalOf, ladderRangeOf } from '../../lib/draft.ts';
import type { AdminOrder } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { boosterTierLabel } from '../../lib/words.ts';
import { gameNames } from '#contract/pricing/words.tr.ts';
import { type Fact, Facts, linked } from '../../ui/Facts.tsx';
import { Ladder } from '../../ui/Ladder.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { Pictures } from '../../ui/Pictures.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Conversation } from '../messages/Conversation.tsx';
import { ReportsOf } from '../reports/ReportsOf.tsx';
import { TicketsOf } from '../tickets/TicketsOf.tsx';
import { NotesOf, Suspicions } from '../notes/NotesOf.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';
import { ChooseBooster } from './ChooseBooster.tsx';
import { ChooseState } from './ChooseState.tsx';
import { NotPlaced } from './NotPlaced.tsx';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderMatches } from './OrderMatches.tsx';
import { OrderState } from './OrderState.tsx';
import { OrderMoney } from './OrderMoney.tsx';
import { OrderReview } from './OrderReview.tsx';
import { OrderStream } from './OrderStream.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderTrouble } from './OrderTrouble.tsx';
import { isUnstarted } from './OrderWaits.tsx';

export const OrderShow = () => (
  <RecordPage<AdminOrder>
    title={({ number }) => `Sipariş ${number}`}
    renderActions={(order) => (
      <>
        <ChooseBooster order={order} />
        <ChooseState order={order} />
      </>
    )}
  >
    {(order) => (
      <>
        <Suspicions resource="order-notes" recordId={order.id} />
        <Suspicions resource="user-notes" recordId={order.customerId} whose="müşteri" />
        {order.boosterId && <Suspicions resource="user-notes" recordId={order.boosterId} whose="booster" />}
        <Headline order={order} />
        <NotPlaced order={order} />
        <OrderTrouble order={order} />
        <Columns>
          <Column>
            <Task order={order} />
            <Proof order={order} />
            <OrderStream order={order} />
            <Conversation orderId={order.id} />
            <OrderTimeline order={order} />
            <OrderMatches order={order} />
          </Column>
          <Column>
            <OrderCustomer order={order} />
            <People order={order} />
            <OrderMoney order={order} />
            <NotesOf resource="order-notes" recordId={order.id} />
            <ReportsOf orderId={order.id} />
            <OrderReview order={order} />
            <TicketsOf title="Destek talepleri" filter={{ orderId: order.id }} />
            <HistoryOf filter={{ recordId: order.id }} />
          </Column>
        </Columns>
      </>
    )}
  </RecordPage>
);

const Proof = ({ order: { proof } }: { order: AdminOrder }) =>
  proof.length > 0 && (
    <Section title="Booster’ın kanıtı">
      <Pictures label="Kanıt resmi" pictures={proof} />
    </Section>
  );

/** What happens next and until when. */
function NextStep({ order }: { order: AdminOrder }) {
  const { now, next } = nextStep(order, nextSteps, formatMoment);
  return (
    <Typography role="status">
      <b>{now}:</b> {next}
    </Typography>
  );
}

const Headline = ({ order }: { order: AdminOrder }) => (
  <Stack sx={{ gap: 1 }}>
    <Typography variant="h1" component="p">
      {order.draft ? goalOf(order.draft) : serviceTitle(order.service)}
    </Typography>
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <OrderState order={order} />
      <Typography color="text.secondary">{serviceTitle(order.service)}</Typography>
    </Stack>
    <NextStep order={order} />
  </Stack>
);

const Task = ({ order }: { order: AdminOrder }) =>
  order.draft ? (
    <ReadableTask order={order} draft={order.draft} />
  ) : (
    <Section title="Yapılacak iş">
      <Alert severity="warning">
        {(endStates as readonly string[]).includes(order.state)
          ? 'Siparişin seçimleri okunamıyor.'
          : 'Siparişin seçimleri okunamıyor, bu yüzden kimse oynayamaz. İptal edip ödenen tutarı iade et.'}
      </Alert>
    </Section>
  );

function ReadableTask({ order, draft }: { order: AdminOrder; draft: Draft }) {
  const { progress } = order;
  const range = ladderRangeOf(draft);
  const over = (endStates as readonly string[]).includes(order.state);
  const facts: Fact[] = [
    [saysMore(progress) ? 'Kanıtlanan ilerleme' : 'İlerleme', reachedText(order, progress.proven)],
    saysMore(progress) && [
      progress.claim ? 'Booster’ın söylediği, henüz onaylanmadı' : 'Girilen maçlara göre',
      reachedText(order),
    ],
    ['Oyun', gameNames[serviceOf(draft.service).game]],
    ...choicesOf(draft, order.lane, order.champion).map(({ label, value }) => [label, value] as const),
    // once play has begun, the due time states the end to the minute, so the estimate in whole days is left out
    order.dueAt && !over && [dueLabel(order), <LatestEnd key="due" at={order.dueAt} />],
    ...(order.dueAt && !over && !isUnstarted(order) ? [] : [['Tahmini süre', formatEstimate(order.estimate)] as const]),
  ];
  return (
    <Section title={over ? 'İş' : 'Yapılacak iş'}>
      <Box sx={{ mb: 2 }}>
        {range ? (
          <Ladder {...range} />
        ) : (
          <LinearProgress
            variant="determinate"
            value={progress.proven.percent}
            aria-hidden="true" // the first fact below repeats the bar's value as text
            sx={({ tokens }) => ({ height: 8, backgroundColor: tokens.stair })}
          />
        )}
      </Box>
      <Facts facts={facts} />
    </Section>
  );
}

const dueLabel = (order: AdminOrder): string => (isUnstarted(order) ? 'Söz verilen başlama' : 'Tahmini bitiş');

const LatestEnd = ({ at }: { at: string }) => (
  <>
    en geç <Moment at={at} />
  </>
);

function People({ order }: { order: AdminOrder }) {
  const { booster, customer, gameAccount } = order;
  const facts: Fact[] = [
    linked('Müşteri', 'users', customer.id, customer.displayName),
    [
      'Booster',
      booster ? (
        <>
          <RecordLink resource="boosters" id={booster.id}>
            {booster.displayName}
          </RecordLink>
          {` · ${boosterTierLabel(booster.tier)}`}
        </>
      ) : (
        'Henüz yok'
      ),
    ],
    ['Oyun hesabı', gameAccount ? `${gameAccount.inGameName} (${gameAccount.server.toUpperCase()})` : 'Verilmedi'],
    gameAccount && ['Hesap bilgileri', gameAccount.hasCredentials ? 'Kasada, şifreli' : 'Saklanmıyor'],
    ['Sipariş tarihi', <Moment key="created" at={order.createdAt} />],
    ['Son değişiklik', <Moment key="updated" at={order.updatedAt} />],
    order.closesAt && ['Kendiliğinden onaylanır', <Moment key="closes" at={order.closesAt} />],
  ];
  return (
    <Section title="Taraflar">
      <Facts facts={facts} />
    </Section>
  );
}
