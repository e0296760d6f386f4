import type { AdminListing } from '../../lib/records.ts';
import { EditPage, type FieldWords } from '../../ui/EditPage.tsx';
import { ListingInputs } from './ListingInputs.tsx';

/** A purchase during the edit charges the price that the buyer saw, or is refused. */
export const ListingEdit = () => (
  <EditPage<AdminListing> words={words}>
    <ListingInputs />
  </EditPage>
);

const words: FieldWords<AdminListing> = { server: { write: (id) => id.toUpperCase() } };
