import { apiKeyStateLabels } from '#contract/integration/words.tr.ts';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import type { AdminApiKey } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { choices } from '../../lib/words.ts';
import { figures } from '../../theme/theme.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { ChipWith, StateChip } from '../../ui/StateChip.tsx';

const filters = [
  <SearchInput key="q" source="q" placeholder="Ad" alwaysOn />,
  <SelectInput key="state" source="state" label="Durum" choices={choices.apiKeyState} helperText={false} alwaysOn />,
  personFilter('ownerId', 'users', 'Sahibi'),
  ...dateRangeInputs('createdAt', 'Oluşturuldu'),
];

/** API keys of integrators. Secrets are never shown here. */
export const ApiKeyList = () => <ListPage filters={filters} table={<Table />} compact={<Rows />} />;

const { Col } = DataTable;
const state = (key: AdminApiKey) => <StateChip {...apiKeyStateLabels[key.state]} />;
const scopes = (key: AdminApiKey) => `${key.scopes.length} yetki`;

const Table = () => (
  <DataTable<AdminApiKey> rowClick="show" bulkActionButtons={false}>
    <LinkCol<AdminApiKey> source="name" to="api-keys" name="name" />
    <Col<AdminApiKey> source="state" disableSort render={state} />
    <Col<AdminApiKey> source="ownerName" disableSort render={({ ownerName }) => ownerName ?? '–'} />
    <Col<AdminApiKey> source="scopes" disableSort render={scopes} />
    <Col source="perMinute" align="right" disableSort cellSx={() => figures} />
    <Col source="createdAt" field={MomentField} />
    <Col source="expiresAt" disableSort field={MomentField} />
    <Col source="lastUsedAt" disableSort field={MomentField} />
  </DataTable>
);

const beneath = (key: AdminApiKey) => (
  <ChipWith chip={state(key)}>
    {scopes(key)} · {key.ownerName ?? '–'}
  </ChipWith>
);

const Rows = () => (
  <SimpleList<AdminApiKey>
    rowClick="show"
    primaryText={({ name }) => name}
    secondaryText={beneath}
    tertiaryText={({ lastUsedAt }) => (lastUsedAt ? formatMoment(lastUsedAt) : 'Kullanılmadı')}
  />
);
