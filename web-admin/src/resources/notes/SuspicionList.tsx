import { DataTable, type RaRecord, SearchInput, SelectInput, SimpleList, useCreatePath } from 'react-admin';
import type { StaffNote } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { choices } from '../../lib/words.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { ChipWith, StateChip } from '../../ui/StateChip.tsx';
import { allView } from '../../ui/state-views.ts';
import { shortened } from '../messages/shortened.ts';
import { LiftSuspicion } from './commands.tsx';

/** Open suspicions are listed oldest first. */
const views = [
  { label: 'Açık', filter: { open: true }, sort: { field: 'createdAt', order: 'ASC' } },
  { label: 'Kaldırılan', filter: { open: false }, sort: { field: 'createdAt', order: 'DESC' } },
  allView,
] as const;

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Ad, sipariş no, metin" />,
  <SelectInput key="subject" source="subject" label="Konu" choices={choices.noteSubject} helperText={false} alwaysOn />,
  personFilter('authorId', 'users', 'İşaretleyen'),
  ...dateRangeInputs('createdAt', 'İşaretlenme tarihi'),
];

/** Suspicions about users and orders. The first view shows those that are not lifted. */
export const SuspicionList = () => <ListPage filters={filters} views={views} table={<Table />} compact={<Rows />} />;

const { Col } = DataTable;

const aboutOf = ({ subject }: Pick<StaffNote, 'subject'>) => `${subject}s` as const;
const nameOf = ({ subject, recordName }: StaffNote) =>
  subject === 'order' ? `Sipariş ${recordName ?? '–'}` : (recordName ?? '–');

/** A suspicion has no page. The row opens the page of the user or order that it concerns. */
function useRecordPath() {
  const pathOf = useCreatePath();
  return (_id: unknown, _resource: unknown, note: RaRecord) =>
    pathOf({ resource: aboutOf(note as StaffNote), id: String(note['recordId']), type: 'show' });
}

function Table() {
  const recordPath = useRecordPath();
  return (
    <DataTable<StaffNote> rowClick={recordPath} bulkActionButtons={false}>
      <Col<StaffNote>
        source="recordName"
        disableSort
        cellSx={shrinking}
        render={(note) => (
          <RecordLink resource={aboutOf(note)} id={note.recordId}>
            {nameOf(note)}
          </RecordLink>
        )}
      />
      <Col<StaffNote> source="text" disableSort cellSx={shrinking} render={({ text }) => shortened(text)} />
      <Col source="authorName" disableSort cellSx={shrinking} />
      <Col source="createdAt" field={MomentField} />
      <Col<StaffNote> source="lifted" disableSort cellSx={shrinking} render={(note) => <Ending note={note} />} />
    </DataTable>
  );
}

/** Long texts and names wrap anywhere, to leave room for the other columns. */
const shrinking = () => ({ overflowWrap: 'anywhere' });

function Ending({ note }: { note: StaffNote }) {
  if (note.lifted) return endingOf(note.lifted);
  const resource = `${note.subject}-notes` as const;
  return <LiftSuspicion resource={resource} note={note} />;
}

/** `Kaldırıldı: Kimliğini gösterdi (Deniz Ş., 17 Kas 19.48)`. */
const endingOf = ({ because, byName, at }: NonNullable<StaffNote['lifted']>) =>
  `Kaldırıldı: ${because} (${byName}, ${formatMoment(at)})`;

const beneath = ({ lifted, text, authorName }: StaffNote) => (
  <ChipWith
    chip={<StateChip {...(lifted ? { label: 'Kaldırıldı', tone: 'plain' } : { label: 'Açık', tone: 'bad' })} />}
  >
    {shortened(text)} · {authorName}
  </ChipWith>
);

function Rows() {
  const recordPath = useRecordPath();
  return (
    <SimpleList<StaffNote>
      rowClick={recordPath}
      primaryText={nameOf}
      secondaryText={beneath}
      tertiaryText={({ createdAt }) => formatMoment(createdAt)}
    />
  );
}
