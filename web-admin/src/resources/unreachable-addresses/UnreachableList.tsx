import { DataTable, SelectInput, SimpleList } from 'react-admin';
import type { UnreachableAddress } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { mailFailureLabels } from '../../lib/words.ts';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { ClearAddress } from './ClearAddress.tsx';

const filters = [
  <SelectInput
    key="mailFailure"
    source="mailFailure"
    label="Neden"
    choices={Object.entries(mailFailureLabels).map(([id, name]) => ({ id, name }))}
  />,
];

/** Whom mail does not reach: only what is about their account is still sent to them. */
export const UnreachableList = () => (
  <ListPage filters={filters} table={<UnreachableTable />} compact={<UnreachableRows />} />
);

const { Col } = DataTable;

const UnreachableTable = () => (
  <DataTable<UnreachableAddress> rowClick={false} bulkActionButtons={false}>
    <Col<UnreachableAddress>
      source="name"
      disableSort
      render={({ id, name }) => (
        <RecordLink resource="users" id={id}>
          {name}
        </RecordLink>
      )}
    />
    <Col source="email" disableSort />
    <Col<UnreachableAddress>
      source="mailFailure"
      disableSort
      render={({ mailFailure }) => mailFailureLabels[mailFailure]}
    />
    <Col source="createdAt">
      <MomentField source="createdAt" />
    </Col>
    <Col<UnreachableAddress>
      label=""
      disableSort
      render={({ id, email }) => <ClearAddress userId={id} email={email} />}
    />
  </DataTable>
);

const UnreachableRows = () => (
  <SimpleList<UnreachableAddress>
    rowClick={(id) => `/users/${id}/show`}
    primaryText={({ name }) => name}
    secondaryText={({ email }) => email}
    tertiaryText={({ mailFailure, createdAt }) => `${mailFailureLabels[mailFailure]} · ${formatMoment(createdAt)}`}
  />
);
