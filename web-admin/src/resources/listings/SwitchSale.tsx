import type { AdminListing } from '../../lib/records.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { assertAsLeft } from '../../ui/as-left.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';

/** Takes a listing off sale or puts it back on sale, without the edit form. */
export const SwitchSale = ({ listing }: { listing: AdminListing }) =>
  listing.onSale ? (
    <CommandDialog
      key="off"
      action="PUT /admin/listings/:id"
      label="Satıştan kaldır"
      danger
      title="İlanı satıştan kaldır"
      explanation="İlan mağazada görünmez, hesapları satılmaz. Satılmış hesaplar alanlarda kalır."
      submitLabel="Satıştan kaldır"
      run={switchTo(listing, false)}
      undo={switchTo(listing, true)}
      done="İlan satıştan kaldırıldı"
      failed="İlan satıştan kaldırılamadı."
    />
  ) : (
    <CommandDialog
      key="on"
      action="PUT /admin/listings/:id"
      label="Satışa aç"
      title="İlanı satışa aç"
      explanation={listing.stock === 0 ? 'Stokta hesap yok: ilan görünür, ama kimse alamaz.' : undefined}
      submitLabel="Satışa aç"
      run={switchTo(listing, true)}
      undo={switchTo(listing, false)}
      done="İlan satışa açıldı"
      failed="İlan satışa açılamadı."
    />
  );

const switchTo =
  ({ id }: AdminListing, onSale: boolean) =>
  async (provider: ConsoleDataProvider) => {
    await assertAsLeft(provider, 'listings', { id, onSale: !onSale });
    return provider.update('listings', { id, data: { onSale }, previousData: {} });
  };
