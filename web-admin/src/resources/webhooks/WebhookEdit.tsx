import { Edit, SaveButton, SimpleForm, Toolbar } from 'react-admin';
import type { AdminWebhook } from '../../lib/records.ts';
import { WebhookInputs } from './WebhookInputs.tsx';
import { EditHead } from '../../ui/WayBack.tsx';

/** Only what was changed here is sent; what waits goes to the new address. */
export const WebhookEdit = () => (
  <Edit<AdminWebhook> mutationMode="pessimistic" redirect="show" actions={<EditHead />}>
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
