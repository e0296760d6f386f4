import { useRecordContext } from 'react-admin';
import type { AdminWebhook } from '../../lib/records.ts';
import { EditPage, type FieldWords } from '../../ui/EditPage.tsx';
import { WebhookInputs } from './WebhookInputs.tsx';
import { placeOf } from './WebhookLink.tsx';

/** Waiting deliveries go to the new address. */
export const WebhookEdit = () => (
  <EditPage<AdminWebhook> title={<Heading />} words={words}>
    <WebhookInputs />
  </EditPage>
);

const words: FieldWords<AdminWebhook> = { url: { label: 'Adres' }, events: { label: 'Olaylar' } };

function Heading() {
  const webhook = useRecordContext<AdminWebhook>();
  return webhook ? <span title={webhook.url}>{`Webhook ${placeOf(webhook)}`}</span> : 'Webhook';
}
