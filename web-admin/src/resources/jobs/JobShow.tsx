import Alert from '@mui/material/Alert';
import { queueLabel } from '#contract/job/words.tr.ts';
import type { AdminJob } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { Facts, type Fact } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { Section } from '../../ui/Section.tsx';
import { JobStateChip } from '../../ui/StateChip.tsx';
import { fieldLabel, written } from '../audit-events/fields.ts';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';

const isOver = ({ state }: AdminJob) => state === 'completed' || state === 'failed' || state === 'cancelled';

export const JobShow = () => (
  <RecordPage<AdminJob>
    title={({ queue }) => queueLabel(queue)}
    renderActions={(job) => (
      <>
        {job.state === 'failed' && <Retry job={job} />}
        {!isOver(job) && <Cancel job={job} />}
      </>
    )}
    refreshMs={20_000}
  >
    {(job) => (
      <Columns>
        <Column>
          {job.error && <Alert severity={job.state === 'failed' ? 'error' : 'warning'}>{job.error}</Alert>}
          <JobFacts job={job} />
        </Column>
        <Column>
          <HistoryOf filter={{ recordId: job.id }} />
        </Column>
      </Columns>
    )}
  </RecordPage>
);

const moment = (at: string | null) => at && <Moment at={at} />;

function JobFacts({ job }: { job: AdminJob }) {
  const label = fieldLabel('jobs');
  const about = Object.entries(job.about).map(([name, value]): Fact => [
    label(`/${name}`),
    written(value, { resource: 'jobs', field: name, label }),
  ]);
  return (
    <Section title="İş">
      <Facts facts={[...factsOf(job), ...about]} />
    </Section>
  );
}

const factsOf = (job: AdminJob): Fact[] => [
  ['Kuyruk', <code key="queue">{job.queue}</code>],
  ['Durum', <JobStateChip key="state" state={job.state} />],
  ['Başarısız deneme', `${job.failures} / ${job.failuresAllowed}`],
  ['Eklendi', moment(job.createdAt)],
  ['Sırası', moment(job.startAfter)],
  ['Başladı', moment(job.startedAt)],
  ['Bitti', moment(job.endedAt)],
];

const Retry = ({ job }: { job: AdminJob }) => (
  <CommandDialog
    action="POST /admin/retry-job"
    label="Yeniden dene"
    primary
    title={`${queueLabel(job.queue)}: yeniden dene`}
    explanation="İş bir kez daha denenir. Aynı iş iki kez yapılsa da sonucu değişmez."
    submitLabel="Yeniden dene"
    send={({ reason }: { reason: string }) => ({ body: { jobId: job.id, reason } })}
    done="İş yeniden sıraya alındı"
    failed="İş sıraya alınamadı."
  >
    <ReasonInput />
  </CommandDialog>
);

const Cancel = ({ job }: { job: AdminJob }) => (
  <CommandDialog
    action="POST /admin/cancel-job"
    label="İptal et"
    danger
    title={`${queueLabel(job.queue)}: işi iptal et`}
    explanation="İş yapılmaz ve geri alınamaz. Şu an yapılıyorsa sonuna kadar gidebilir."
    submitLabel="İşi iptal et"
    send={({ reason }: { reason: string }) => ({ body: { jobId: job.id, reason } })}
    done="İş iptal edildi"
    failed="İş iptal edilemedi."
  >
    <ReasonInput />
  </CommandDialog>
);
