import type { AdminCoupon } from '../../lib/records.ts';
import { assertAsLeft } from '../../ui/as-left.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { standingOf } from './coupon-words.ts';

/** When it would have counted: ending it moves both ends of one that has not begun. */
const windowBefore = ({ validFrom, validUntil }: AdminCoupon) => ({ validFrom, validUntil });

/** Ends it now; what was ordered with it stays as it is. */
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
