import Stack from '@mui/material/Stack';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import type { AdminWebhook } from '../../lib/records.ts';
import { choices } from '../../lib/words.ts';
import { webhookStateLabels } from '#contract/integration/words.tr.ts';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { RestChip, StateWords } from './Resting.tsx';

const filters = [
  <SearchInput key="q" source="q" placeholder="Adres" alwaysOn />,
  <SelectInput key="state" source="state" label="Durum" choices={choices.webhookState} helperText={false} alwaysOn />,
  personFilter('ownerId', 'users', 'Sahibi'),
];

/** Webhooks of integrators. Secrets are never shown here. */
export const WebhookList = () => <ListPage filters={filters} table={<WebhookTable />} compact={<Rows />} />;

const { Col } = DataTable;
const state = (webhook: AdminWebhook) => (
  <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
    <StateChip {...webhookStateLabels[webhook.state]} />
    <RestChip webhook={webhook} />
  </Stack>
);
const stateWords = (webhook: AdminWebhook) => <StateWords webhook={webhook} />;
const events = (webhook: AdminWebhook) => `${webhook.events.length} olay`;

export const WebhookTable = () => (
  <DataTable<AdminWebhook> rowClick="show" bulkActionButtons={false}>
    <LinkCol<AdminWebhook> source="url" disableSort to="webhooks" name="url" />
    <Col<AdminWebhook> source="state" disableSort render={state} />
    <Col<AdminWebhook> source="ownerName" disableSort render={({ ownerName }) => ownerName ?? '–'} />
    <Col<AdminWebhook> source="events" disableSort render={events} />
    <Col source="failingSince" disableSort field={MomentField} />
    <Col source="createdAt" field={MomentField} />
  </DataTable>
);

const Rows = () => (
  <SimpleList<AdminWebhook>
    rowClick="show"
    sx={{ overflowWrap: 'anywhere' }}
    primaryText={({ url }) => url}
    secondaryText={(webhook) => `${events(webhook)} · ${webhook.ownerName ?? '–'}`}
    tertiaryText={stateWords}
  />
);
