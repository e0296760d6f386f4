import { DataTable, SelectInput, SimpleList, useGetResourceLabel } from 'react-admin';
import type { AuditEvent } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { linkedResources } from '../../ui/RecordLink.tsx';
import { actionChoices, actionLabel } from '#contract/audit/words.tr.ts';
import { AuditedRecord } from './AuditedRecord.tsx';
import { ChainCheck } from './ChainCheck.tsx';

/** The audit log of staff actions, newest first. */
export function AuditList() {
  const label = useGetResourceLabel();
  const resources = linkedResources.map((id) => ({ id, name: label(id, 1) }));
  const filters = [
    <SelectInput key="action" source="action" label="İşlem" choices={actionChoices} helperText={false} alwaysOn />,
    <SelectInput key="resource" source="resource" label="Kayıt türü" choices={resources} helperText={false} />,
    personFilter('actorId', 'users', 'Yapan'),
    personFilter('personId', 'users', 'İlgili kişi'),
    ...dateRangeInputs('createdAt', 'İşlem tarihi'),
  ];
  return <ListPage filters={filters} above={<ChainCheck />} table={<AuditTable />} compact={<AuditRows />} />;
}

const { Col } = DataTable;

const AuditTable = () => (
  <DataTable<AuditEvent> rowClick="show" bulkActionButtons={false}>
    <LinkCol<AuditEvent> source="action" disableSort to="audit-events" name={actionLabel} />
    <Col<AuditEvent> source="recordId" disableSort render={(event) => <AuditedRecord {...event} />} />
    <Col source="actorName" disableSort />
    <Col source="reason" disableSort />
    <Col source="createdAt" field={MomentField} />
  </DataTable>
);

const what = (event: AuditEvent) => (
  <>
    {actionLabel(event)} · <AuditedRecord {...event} plain />
  </>
);

export const AuditRows = () => (
  <SimpleList<AuditEvent>
    rowClick="show"
    primaryText={what}
    secondaryText={({ actorName, reason }) => (reason ? `${actorName} · ${reason}` : actorName)}
    tertiaryText={({ createdAt }) => formatMoment(createdAt)}
  />
);
