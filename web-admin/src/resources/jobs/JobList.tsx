import { queueLabel, queueLabels, jobStateLabels } from '#contract/job/words.tr.ts';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import type { AdminJob } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { figures } from '../../theme/theme.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import type { ListView } from '../../ui/ListViews.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { JobStateChip } from '../../ui/StateChip.tsx';
import { queueViews } from '../../ui/state-views.ts';
import { Queues } from './Queues.tsx';

const queues = Object.entries(queueLabels)
  .map(([id, name]) => ({ id, name }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'tr'));

/** The first view includes failed jobs, because they wait for somebody to retry them. */
const views = [
  {
    label: 'Bekleyen ve başarısız',
    filter: { state: ['created', 'retry', 'active', 'failed'] },
    sort: { field: 'createdAt', order: 'ASC' },
  },
  ...queueViews(jobStateLabels, 'created'),
] as const satisfies readonly ListView[];

const filters = [
  <SelectInput key="queue" source="queue" label="İş" choices={queues} helperText={false} />,
  ...dateRangeInputs('createdAt', 'Oluşturuldu'),
];

/** Background jobs. Finished ones are kept for a day. */
export const JobList = () => (
  <ListPage
    filters={filters}
    above={<Queues />}
    views={views}
    table={<JobTable />}
    compact={<JobRows />}
    refreshMs={20_000}
  />
);

const { Col } = DataTable;

const JobTable = () => (
  <DataTable<AdminJob> rowClick="show" bulkActionButtons={false} hiddenColumns={['startedAt', 'endedAt']}>
    <LinkCol<AdminJob> source="queue" disableSort to="jobs" name={({ queue }) => queueLabel(queue)} />
    <Col<AdminJob> source="state" disableSort render={({ state }) => <JobStateChip state={state} />} />
    <Col<AdminJob>
      source="failures"
      align="right"
      disableSort
      cellSx={() => figures}
      render={({ failures, failuresAllowed }) => `${failures} / ${failuresAllowed}`}
    />
    <Col source="createdAt" field={MomentField} />
    <Col source="startAfter" disableSort field={MomentField} />
    <Col source="startedAt" disableSort field={MomentField} />
    <Col source="endedAt" disableSort field={MomentField} />
    <Col<AdminJob> source="error" disableSort render={({ error }) => error ?? '–'} />
  </DataTable>
);

const beside = ({ state }: AdminJob) => <JobStateChip state={state} />;

const JobRows = () => (
  <SimpleList<AdminJob>
    rowClick="show"
    primaryText={({ queue }) => queueLabel(queue)}
    secondaryText={({ error, createdAt }) => error ?? formatMoment(createdAt)}
    tertiaryText={beside}
  />
);
