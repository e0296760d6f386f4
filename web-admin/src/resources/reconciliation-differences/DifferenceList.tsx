import { differenceKindLabels, differenceStateLabels } from '#contract/payment/reconciliation.words.tr.ts';
import { providerLabels } from '#contract/vocabulary.ts';
import { DataTable, SearchInput, SelectInput, SimpleList, useCreatePath, type RaRecord } from 'react-admin';
import { formatLongDay } from '../../lib/days.ts';
import type { AdminDifference } from '../../lib/records.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { ListViews } from '../../ui/ListViews.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { MoneyField } from '../../ui/Money.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { queueViews } from '../../ui/state-views.ts';
import { reconciliationChoices } from '../reconciliations/words.ts';
import { amountsOf, CustomerOf, endingOf, SubjectOf } from './DifferenceFacts.tsx';
import { EndDifference } from './EndDifference.tsx';

const views = queueViews(differenceStateLabels, 'open');
const [firstView] = views;

const filters = [
  <SelectInput
    key="kind"
    source="kind"
    label="Fark"
    choices={reconciliationChoices.differenceKind}
    helperText={false}
    alwaysOn
  />,
  <SearchInput key="q" source="q" alwaysOn placeholder="Ödeme no" />,
  <SelectInput
    key="provider"
    source="provider"
    label="Sağlayıcı"
    choices={reconciliationChoices.provider}
    helperText={false}
  />,
  ...dateRangeInputs('createdAt', 'Bulundu'),
];

/** The differences of all days; each opens the day in which it stands. */
export const DifferenceList = () => (
  <ListPage
    filters={filters}
    filterDefaults={firstView.filter}
    sort={firstView.sort}
    above={<ListViews views={views} />}
    table={<Table />}
    compact={<Rows />}
  />
);

const { Col } = DataTable;

/** A difference has no page of its own: it is worked on where its day's books are. */
function useDayPath() {
  const pathOf = useCreatePath();
  return (_id: unknown, _resource: unknown, { reconciliationId: id }: RaRecord) =>
    pathOf({ resource: 'reconciliations', id: String(id), type: 'show' });
}

function Table() {
  const dayPath = useDayPath();
  return (
    <DataTable<AdminDifference> rowClick={dayPath} bulkActionButtons={false} hiddenColumns={['provider']}>
      <Col<AdminDifference>
        source="day"
        disableSort
        render={({ reconciliationId, day }) => (
          <RecordLink resource="reconciliations" id={reconciliationId}>
            {formatLongDay(day)}
          </RecordLink>
        )}
      />
      <Col<AdminDifference> source="provider" disableSort render={({ provider }) => providerLabels[provider]} />
      <Col<AdminDifference>
        source="kind"
        disableSort
        render={({ kind }) => <StateChip {...differenceKindLabels[kind]} />}
      />
      <Col<AdminDifference> source="merchantOid" disableSort render={(difference) => <SubjectOf {...difference} />} />
      <Col<AdminDifference> source="userId" disableSort render={(difference) => <CustomerOf {...difference} />} />
      <Col source="theirs" align="right" disableSort>
        <MoneyField source="theirs" />
      </Col>
      <Col source="ours" align="right" disableSort>
        <MoneyField source="ours" />
      </Col>
      <Col<AdminDifference>
        source="state"
        disableSort
        render={(difference) =>
          difference.state === 'open' ? <EndDifference difference={difference} /> : endingOf(difference)
        }
      />
      <Col source="createdAt">
        <MomentField source="createdAt" />
      </Col>
    </DataTable>
  );
}

const beside = ({ state }: AdminDifference) => <StateChip {...differenceStateLabels[state]} />;

function Rows() {
  const dayPath = useDayPath();
  return (
    <SimpleList<AdminDifference>
      rowClick={dayPath}
      primaryText={({ kind }) => differenceKindLabels[kind].label}
      secondaryText={(difference) => `${formatLongDay(difference.day)} · ${amountsOf(difference)}`}
      tertiaryText={beside}
    />
  );
}
