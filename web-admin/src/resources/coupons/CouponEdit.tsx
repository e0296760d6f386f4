import { Edit, SaveButton, SimpleForm, Toolbar, useRecordContext } from 'react-admin';
import type { AdminCoupon } from '../../lib/records.ts';
import { withOneDiscount } from './coupon-body.ts';
import { CouponInputs } from './CouponInputs.tsx';
import { EditHead } from '../../ui/WayBack.tsx';

/** Only what was changed here is sent; quotes follow within seconds, orders keep their price. */
export const CouponEdit = () => (
  <Edit<AdminCoupon> mutationMode="pessimistic" redirect="show" actions={<EditHead />} transform={withOneDiscount}>
    <SimpleForm noValidate warnWhenUnsavedChanges toolbar={<SaveToolbar />}>
      <Inputs />
    </SimpleForm>
  </Edit>
);

const Inputs = () => <CouponInputs used={useRecordContext<AdminCoupon>()?.used ?? 0} />;

const SaveToolbar = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);
