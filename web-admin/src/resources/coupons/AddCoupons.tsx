import { couponFile } from '#contract/limits.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { CouponFileInput } from './CouponFileInput.tsx';

const most = couponFile.most.toLocaleString('tr-TR');

/** Creates coupons from a CSV table. Shows the outcome of each line before anything is added. */
export const AddCoupons = () => (
  <CommandDialog
    action="POST /admin/add-coupons"
    label="CSV ile ekle"
    title="CSV ile kupon ekle"
    explanation={`İlk satıra sütunların adlarını, altına her satıra bir kupon yaz; en çok ${most} kupon. Listeden indirilen bir CSV de olur. Hepsi eklenir ya da hiçbiri.`}
    submitLabel="Kuponları ekle"
    send={({ text }: { text: string }) => ({ body: { text: text.trimEnd() } })}
    done="Kuponlar eklendi"
  >
    <CouponFileInput />
  </CommandDialog>
);
