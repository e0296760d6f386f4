import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import {
  reconciliationFailureLabels,
  reconciliationStateLabels,
  reconciliationWayLabels,
} from '#contract/payment/reconciliation.words.tr.ts';
import { providerLabels } from '#contract/vocabulary.ts';
import { formatLongDay } from '../../lib/days.ts';
import type { AdminReconciliation } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { Facts, type Fact } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { UserLink } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';
import { DifferencesOf } from '../reconciliation-differences/DifferencesOf.tsx';
import { BothBooks } from './BothBooks.tsx';

/** A short polling interval, because a run usually takes seconds and somebody waits for it. */
const refreshMs = 3_000;

export const ReconciliationShow = () => (
  <RecordPage<AdminReconciliation>
    title={({ day, provider }) => `${formatLongDay(day)} · ${providerLabels[provider]}`}
    renderActions={(day) => day.state !== 'running' && <CompareAgain day={day} />}
    refreshMs={refreshMs}
  >
    {(day) => (
      <Columns>
        <Column>
          <Section title="İki kayıt yan yana" aside={<StateChip {...reconciliationStateLabels[day.state]} />}>
            <Standing day={day} />
            <BothBooks of={day} />
          </Section>
          <DifferencesOf reconciliationId={day.id} refreshMs={refreshMs} />
        </Column>
        <Column>
          <Section title="Karşılaştırma">
            <Facts facts={factsOf(day)} />
          </Section>
          <HistoryOf filter={{ recordId: day.id }} />
        </Column>
      </Columns>
    )}
  </RecordPage>
);

/** Warnings to read before the figures. */
const Standing = ({ day }: { day: AdminReconciliation }) => (
  <>
    {day.state === 'running' && <LinearProgress aria-label="Gün karşılaştırılıyor" sx={{ mb: 1.5 }} />}
    {day.failure && (
      <Alert severity="error" sx={{ mb: 1.5 }}>
        {reconciliationFailureLabels[day.failure]}
        {day.way && ' Aşağıdakiler bir önceki karşılaştırmadan.'}
      </Alert>
    )}
    {day.refusal !== null && (
      <Alert severity="warning" sx={{ mb: 1.5 }}>
        Sağlayıcı günün dökümünü vermedi ({day.refusal || 'neden söylemedi'}). Yalnız bizdeki ödemeler tek tek soruldu:
        bizde hiç olmayan ödemeler ve kesintiler görünmez.
      </Alert>
    )}
    {day.way === null && day.state !== 'failed' && (
      <Typography color="text.secondary">Bu gün ilk kez karşılaştırılıyor.</Typography>
    )}
  </>
);

const factsOf = ({ way, found, open, startedAt, startedBy, endedAt }: AdminReconciliation): Fact[] => [
  ['Nasıl', way && reconciliationWayLabels[way]],
  ['Açık fark', open],
  ['Bulunan ödeme', found],
  ['Başladı', <Moment key="started" at={startedAt} />],
  ['Başlatan', startedBy ? <UserLink key="by" id={startedBy} /> : 'Kendiliğinden'],
  ['Bitti', endedAt ? <Moment key="ended" at={endedAt} /> : null],
];

const CompareAgain = ({ day }: { day: AdminReconciliation }) => (
  <CommandDialog
    action="POST /admin/reconciliations/:id/run"
    label="Günü yeniden karşılaştır"
    title="Günü yeniden karşılaştır"
    explanation="Sağlayıcının kayıtları yeniden okunur. Giderilmiş farklar kendiliğinden kapanır; sağlayıcıda ödenmiş, bakiyeye yüklenmemiş ödemeler yüklenir."
    submitLabel="Karşılaştır"
    send={() => ({ params: { id: day.id } })}
    done="Karşılaştırma başladı"
  />
);
