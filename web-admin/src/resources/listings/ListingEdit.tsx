import { Edit, SaveButton, SimpleForm, Toolbar } from 'react-admin';
import type { AdminListing } from '../../lib/records.ts';
import { ListingInputs } from './ListingInputs.tsx';
import { EditHead } from '../../ui/WayBack.tsx';

/** Only what was changed here is sent; who buys meanwhile pays the price that they saw, or nothing. */
export const ListingEdit = () => (
  <Edit<AdminListing> mutationMode="pessimistic" redirect="show" actions={<EditHead />}>
    <SimpleForm noValidate warnWhenUnsavedChanges toolbar={<SaveToolbar />}>
      <ListingInputs />
    </SimpleForm>
  </Edit>
);

const SaveToolbar = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);
