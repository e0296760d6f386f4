import { stockLines } from '#contract/limits.ts';
import type { AdminListing } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { listingName } from './listing-name.ts';
import { linesOf } from './stock-lines.ts';
import { StockLinesInput } from './StockLinesInput.tsx';

/** Adds stock accounts to a listing. Shows the outcome of each line before anything is added. */
export const AddStock = ({ listing }: { listing: AdminListing }) => (
  <CommandDialog
    action="POST /admin/add-smurf"
    label="Stok ekle"
    primary
    title={`${listingName(listing)}: stok ekle`}
    explanation={`Her satıra bir hesap yaz, en çok ${stockLines.most} satır: kullanıcı:şifre ya da kullanıcı:şifre:e-posta. Hepsi eklenir ya da hiçbiri.`}
    submitLabel="Hesapları ekle"
    send={({ text }: { text: string }) => ({ body: { cardId: listing.id, lines: [...linesOf(text)] } })}
    done="Hesaplar stoka eklendi"
  >
    <StockLinesInput listingId={listing.id} />
  </CommandDialog>
);
