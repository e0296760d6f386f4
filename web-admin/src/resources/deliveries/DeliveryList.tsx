import { hookEventLabels, deliveryStateLabels } from '#contract/integration/words.tr.ts';
import { DataTable, ReferenceInput, SelectInput, SimpleList, TextInput } from 'react-admin';
import type { AdminDeliveryRow } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { choices } from '../../lib/words.ts';
import { figures } from '../../theme/theme.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { RankedReferenceInput } from '../../ui/RankedInput.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { OrderLink } from '../../ui/RecordLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { WebhookHost, WebhookLink } from '../webhooks/WebhookLink.tsx';

const filters = [
  <SelectInput key="state" source="state" label="Durum" choices={choices.deliveryState} helperText={false} alwaysOn />,
  <SelectInput key="event" source="event" label="Olay" choices={choices.hookEvent} helperText={false} alwaysOn />,
  <ReferenceInput key="webhookId" source="webhookId" label="Webhook" reference="webhooks">
    <RankedReferenceInput label="Webhook" helperText={false} nameOf={({ url }) => String(url)} />
  </ReferenceInput>,
  <ReferenceInput key="orderId" source="orderId" label="Sipariş" reference="orders">
    <RankedReferenceInput label="Sipariş" helperText={false} nameOf={({ number }) => String(number)} />
  </ReferenceInput>,
  <TextInput key="eventId" source="eventId" label="Olay no (webhook-id)" helperText={false} />,
  ...dateRangeInputs('createdAt', 'Gönderim tarihi'),
];

/** Webhook deliveries of the last 30 days. */
export const DeliveryList = () => (
  <ListPage filters={filters} table={<Table />} compact={<Rows />} refreshMs={20_000} />
);

const { Col } = DataTable;

const Table = () => (
  <DataTable<AdminDeliveryRow> rowClick="show" bulkActionButtons={false} hiddenColumns={['nextTryAt']}>
    <LinkCol<AdminDeliveryRow>
      source="event"
      disableSort
      to="deliveries"
      name={({ event }) => hookEventLabels[event]}
    />
    <Col<AdminDeliveryRow>
      source="state"
      disableSort
      render={({ state }) => <StateChip {...deliveryStateLabels[state]} />}
    />
    <Col<AdminDeliveryRow> source="webhookId" disableSort render={({ webhookId }) => <WebhookLink id={webhookId} />} />
    <Col<AdminDeliveryRow>
      source="orderId"
      disableSort
      render={({ orderId }) => (orderId ? <OrderLink id={orderId} /> : '–')}
    />
    <Col source="tries" align="right" disableSort cellSx={() => figures} />
    <Col source="nextTryAt" disableSort field={MomentField} />
    <Col source="createdAt" field={MomentField} />
    <Col source="endedAt" disableSort field={MomentField} />
  </DataTable>
);

const whereAndWhen = ({ webhookId, createdAt }: AdminDeliveryRow) => (
  <>
    <WebhookHost id={webhookId} /> · {formatMoment(createdAt)}
  </>
);

const beside = ({ state }: AdminDeliveryRow) => <StateChip {...deliveryStateLabels[state]} />;

const Rows = () => (
  <SimpleList<AdminDeliveryRow>
    rowClick="show"
    primaryText={({ event }) => hookEventLabels[event]}
    secondaryText={whereAndWhen}

    tertiaryText={beside}
  />
);
