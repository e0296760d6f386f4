import { useRecordContext } from 'react-admin';
import type { AdminCoupon } from '../../lib/records.ts';
import { EditPage, type FieldWords } from '../../ui/EditPage.tsx';
import { withOneDiscount } from './coupon-body.ts';
import { discountOf, firstDay, lastDay } from './coupon-words.ts';
import { CouponInputs } from './CouponInputs.tsx';

/** A change affects new quotes within seconds. Existing orders keep their price. */
export const CouponEdit = () => (
  <EditPage<AdminCoupon> transform={withOneDiscount} words={words}>
    <Inputs />
  </EditPage>
);

const words: FieldWords<AdminCoupon> = {
  discount: { write: (discount) => discountOf({ discount }) },
  validFrom: { label: 'İlk gün', write: firstDay },
  validUntil: { label: 'Son gün', write: lastDay },
};

const Inputs = () => {
  const coupon = useRecordContext<AdminCoupon>();
  return <CouponInputs used={coupon?.used ?? 0} {...(coupon ? { kept: coupon.code } : {})} />;
};
