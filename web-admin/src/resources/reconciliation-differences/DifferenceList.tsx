import { differenceKindLabels, differenceStateLabels } from '#contract/payment/reconciliation.words.tr.ts';
import { providerLabels } from '#contract/vocabulary.ts';
import { DataTable, SearchInput, SelectInput, SimpleList, useCreatePath, type RaRecord } from 'react-admin';
import { formatLongDay } from '../../lib/days.ts';
import type { AdminDifference } from '../../lib/records.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { MoneyField } from '../../ui/Money.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { queueViews } from '../../ui/state-views.ts';
import { reconciliationChoices } from '../reconciliations/words.ts';
import { amountsOf, CustomerOf, endingOf, SubjectOf } from './DifferenceFacts.tsx';
import { EndDifference } from './EndDifference.tsx';

const views = queueViews(differenceStateLabels, 'open');

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

/** The differences of all days. A row opens the reconciliation of its day. */
export const DifferenceList = () => <ListPage filters={filters} views={views} table={<Table />} compact={<Rows />} />;

const { Col } = DataTable;

/** A difference has no page. Staff handle it on the page of its day's reconciliation. */
function useDayPath() {
  const pathOf = useCreatePath();
  return (_id: unknown, _resource: unknown, { reconciliationId: id }: RaRecord) =>
    pathOf({ resource: 'reconciliations', id: String(id), type: 'show' });
}

function Table() {
  const dayPath = useDayPath();
  return (
    <DataTable<AdminDifference> rowClick={dayPath} bulkActionButtons={false} hiddenColumns={['provider']}>
      <LinkCol<AdminDifference>
        source="day"
        disableSort
        to="reconciliations"
        id="reconciliationId"
        name={({ day }) => formatLongDay(day)}
      />
      <Col<AdminDifference> source="provider" disableSort render={({ provider }) => providerLabels[provider]} />
      <Col<AdminDifference>
        source="kind"
        disableSort
        render={({ kind }) => <StateChip {...differenceKindLabels[kind]} />}
      />
      <Col<AdminDifference> source="merchantOid" disableSort render={(difference) => <SubjectOf {...difference} />} />
      <Col<AdminDifference> source="userId" disableSort render={(difference) => <CustomerOf {...difference} />} />
      <Col source="theirs" align="right" disableSort field={MoneyField} />
      <Col source="ours" align="right" disableSort field={MoneyField} />
      <Col<AdminDifference>
        source="state"
        disableSort
        render={(difference) =>
          difference.state === 'open' ? <EndDifference difference={difference} /> : endingOf(difference)
        }
      />
      <Col source="createdAt" field={MomentField} />
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
