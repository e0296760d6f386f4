import { Edit, SaveButton, SimpleForm, Toolbar, useRecordContext } from 'react-admin';
import type { AdminWebhook } from '../../lib/records.ts';
import { WebhookInputs } from './WebhookInputs.tsx';
import { placeOf } from './WebhookLink.tsx';
import { EditHead } from '../../ui/WayBack.tsx';

/** Only what was changed here is sent; what waits goes to the new address. */
export const WebhookEdit = () => (
  <Edit<AdminWebhook> mutationMode="pessimistic" redirect="show" actions={<EditHead />} title={<Heading />}>
    <SimpleForm noValidate warnWhenUnsavedChanges toolbar={<SaveToolbar />}>
      <WebhookInputs />
    </SimpleForm>
  </Edit>
);

function Heading() {
  const webhook = useRecordContext<AdminWebhook>();
  return webhook ? <span title={webhook.url}>{`Webhook ${placeOf(webhook)}`}</span> : 'Webhook';
}

const SaveToolbar = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);
