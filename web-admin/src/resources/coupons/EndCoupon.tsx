import type { AdminCoupon } from '../../lib/records.ts';
import { assertAsLeft } from '../../ui/as-left.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { standingOf } from './coupon-words.ts';

/** The validity dates before the command, which undo restores. Ending a coupon that has not begun moves both dates. */
const windowBefore = ({ validFrom, validUntil }: AdminCoupon) => ({ validFrom, validUntil });

/** Ends the coupon now. Orders that used it keep their price. */
export function EndCoupon({ coupon }: { coupon: AdminCoupon }) {
  if (standingOf(coupon).label === 'Bitti') return null;
  return (
    <CommandDialog
      action="POST /admin/end-coupon"
      label="Bitir"
      danger
      title={`${coupon.code}: kuponu bitir`}
      explanation="Kupon birkaç saniye içinde yeni siparişlerde geçmez olur. Verilmiş siparişlerin tutarı değişmez."
      submitLabel="Kuponu bitir"
      send={({ reason }: { reason: string }) => ({ body: { couponId: coupon.id, reason } })}
      undo={async (provider, _, { validFrom, validUntil }) => {
        await assertAsLeft(provider, 'coupons', { id: coupon.id, validFrom, validUntil });
        await provider.update('coupons', { id: coupon.id, data: windowBefore(coupon), previousData: {} });
      }}
      done="Kupon bitirildi"
      failed="Kupon bitirilemedi."
    >
      <ReasonInput />
    </CommandDialog>
  );
}
