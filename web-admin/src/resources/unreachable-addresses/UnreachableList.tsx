import { DataTable, SelectInput, SimpleList } from 'react-admin';
import type { UnreachableAddress } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { mailFailureLabels } from '#contract/identity/words.tr.ts';
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
    helperText={false}
    alwaysOn
  />,
];

/** Users whom mail does not reach. Only mail about their account is still sent to them. */
export const UnreachableList = () => (
  <ListPage filters={filters} table={<UnreachableTable />} compact={<UnreachableRows />} />
);

const { Col } = DataTable;

const linked = ({ id, name }: UnreachableAddress) => (
  <RecordLink resource="users" id={id}>
    {name}
  </RecordLink>
);
const explained = ({ email, mailFailure, createdAt }: UnreachableAddress) => (
  <>
    {email}
    <br />
    {mailFailureLabels[mailFailure]} · {formatMoment(createdAt)}
  </>
);
const cleared = ({ id, email }: UnreachableAddress) => <ClearAddress userId={id} email={email} />;

const UnreachableTable = () => (
  <DataTable<UnreachableAddress> rowClick={false} bulkActionButtons={false}>
    <Col<UnreachableAddress> source="name" disableSort render={linked} />
    <Col source="email" disableSort />
    <Col<UnreachableAddress>
      source="mailFailure"
      disableSort
      render={({ mailFailure }) => mailFailureLabels[mailFailure]}
    />
    <Col source="createdAt" field={MomentField} />
    <Col<UnreachableAddress> label="" disableSort render={cleared} />
  </DataTable>
);

/** Only the name is a link, because the row contains a button. */
const UnreachableRows = () => (
  <SimpleList<UnreachableAddress>
    rowClick={false}
    sx={{ '& .MuiListItem-root': { gap: 2 }, '& .MuiListItemText-root': { overflowWrap: 'anywhere' } }}
    primaryText={linked}
    secondaryText={explained}
    rightIcon={cleared}
  />
);
