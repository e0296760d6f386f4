import { formatMoney } from '#contract/format.ts';
import { reconciliationStateLabels } from '#contract/payment/reconciliation.words.tr.ts';
import { providerLabels } from '#contract/vocabulary.ts';
import { BooleanInput, DataTable, SelectInput, SimpleList } from 'react-admin';
import { formatLongDay } from '../../lib/days.ts';
import type { AdminReconciliation } from '../../lib/records.ts';
import { countCell, fromWideOn } from '../../theme/theme.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { Money, MoneyField } from '../../ui/Money.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { reconciliationChoices } from './words.ts';

const filters = [
  <SelectInput
    key="provider"
    source="provider"
    label="Sağlayıcı"
    choices={reconciliationChoices.provider}
    helperText={false}
    alwaysOn
  />,
  <SelectInput
    key="state"
    source="state"
    label="Durum"
    choices={reconciliationChoices.state}
    helperText={false}
    alwaysOn
  />,
  <BooleanInput key="open" source="open" label="Açık farkı olan" helperText={false} defaultValue />,
  ...dateRangeInputs('day', 'Gün'),
];

/** Reconciliations: each provider's totals of a day beside ours, newest day first. */
export const ReconciliationList = () => (
  <ListPage filters={filters} sort={{ field: 'day', order: 'DESC' }} table={<Table />} compact={<Rows />} />
);

const { Col } = DataTable;

const Table = () => (
  <DataTable<AdminReconciliation>
    rowClick="show"
    bulkActionButtons={false}
    hiddenColumns={['theirRefunded', 'ourRefunded', 'startedAt']}
  >
    <LinkCol<AdminReconciliation> source="day" to="reconciliations" name={({ day }) => formatLongDay(day)} />
    <Col<AdminReconciliation> source="provider" disableSort render={({ provider }) => providerLabels[provider]} />
    <Col<AdminReconciliation>
      source="state"
      disableSort
      render={({ state }) => <StateChip {...reconciliationStateLabels[state]} />}
    />
    <Col<AdminReconciliation>
      source="theirPaid"
      align="right"
      disableSort
      render={({ theirs }) => (theirs ? <Money value={theirs.paid} /> : '–')}
    />
    <Col<AdminReconciliation>
      source="ourPaid"
      align="right"
      disableSort
      render={({ ours }) => (ours ? <Money value={ours.paid} /> : '–')}
    />
    <Col<AdminReconciliation>
      source="theirRefunded"
      align="right"
      disableSort
      render={({ theirs }) => (theirs ? <Money value={theirs.refunded} /> : '–')}
    />
    <Col<AdminReconciliation>
      source="ourRefunded"
      align="right"
      disableSort
      render={({ ours }) => (ours ? <Money value={ours.refunded} /> : '–')}
    />
    <Col source="fees" align="right" disableSort field={MoneyField} />
    <Col source="payable" align="right" disableSort field={MoneyField} />
    <Col<AdminReconciliation>
      source="open"
      align="right"
      disableSort
      cellSx={() => countCell}
      render={({ open }) => (open > 0 ? <StateChip label={String(open)} tone="warn" /> : '0')}
    />
    <Col source="found" align="right" disableSort cellSx={() => countCell} />
    <Col source="startedAt" disableSort field={MomentField} />
    <Col source="endedAt" disableSort {...fromWideOn} field={MomentField} />
  </DataTable>
);

const beside = ({ state, open }: AdminReconciliation) => (
  <StateChip {...(open > 0 ? { label: `${open} açık fark`, tone: 'bad' } : reconciliationStateLabels[state])} />
);

const Rows = () => (
  <SimpleList<AdminReconciliation>
    rowClick="show"
    primaryText={({ day, provider }) => `${formatLongDay(day)} · ${providerLabels[provider]}`}
    secondaryText={({ theirs, ours }) =>
      theirs && ours ? `${formatMoney(theirs.paid)} · bizde ${formatMoney(ours.paid)}` : '–'
    }
    tertiaryText={beside}
  />
);
