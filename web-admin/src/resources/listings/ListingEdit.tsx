import type { AdminListing } from '../../lib/records.ts';
import { EditPage, type FieldWords } from '../../ui/EditPage.tsx';
import { ListingInputs } from './ListingInputs.tsx';

/** Who buys meanwhile pays the price that they saw, or nothing. */
export const ListingEdit = () => (
  <EditPage<AdminListing> words={words}>
    <ListingInputs />
  </EditPage>
);

const words: FieldWords<AdminListing> = { server: { write: (id) => id.toUpperCase() } };
