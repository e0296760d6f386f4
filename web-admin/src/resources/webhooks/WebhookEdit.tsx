import { Edit, SaveButton, SimpleForm, Toolbar } from 'react-admin';
import type { AdminWebhook } from '../../lib/records.ts';
import { WebhookInputs } from './WebhookInputs.tsx';

/** Only what was changed here is sent; what waits goes to the new address. */
export const WebhookEdit = () => (
  <Edit<AdminWebhook> mutationMode="pessimistic" redirect="show" actions={false}>
    <SimpleForm warnWhenUnsavedChanges toolbar={<SaveToolbar />}>
      <WebhookInputs />
    </SimpleForm>
  </Edit>
);

const SaveToolbar = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);
