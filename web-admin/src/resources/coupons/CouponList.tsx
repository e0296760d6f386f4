import { BooleanInput, DataTable, SimpleList, TextInput } from 'react-admin';
import type { AdminCoupon } from '../../lib/records.ts';
import { figures } from '../../theme/theme.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MoneyField } from '../../ui/Money.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { AddCoupons } from './AddCoupons.tsx';
import { discountOf, servicesOf, standingOf, usesOf, windowOf } from './coupon-words.ts';

const filters = [
  <TextInput key="code" source="code" label="Kodun başı" helperText={false} resettable alwaysOn />,
  <BooleanInput key="active" source="active" label="Geçerli" helperText={false} defaultValue />,
  ...dateRangeInputs('createdAt', 'Oluşturuldu'),
];

export const CouponList = () => (
  <ListPage filters={filters} commands={<AddCoupons />} table={<CouponTable />} compact={<CouponRows />} />
);

const { Col } = DataTable;

const CouponTable = () => (
  <DataTable<AdminCoupon> rowClick="show" bulkActionButtons={false}>
    <LinkCol<AdminCoupon> source="code" to="coupons" name="code" />
    <Col<AdminCoupon> source="standing" disableSort render={(coupon) => <StateChip {...standingOf(coupon)} />} />
    <Col<AdminCoupon> source="discount" align="right" disableSort cellSx={() => figures} render={discountOf} />
    <Col<AdminCoupon> source="validUntil" disableSort render={windowOf} />
    <Col source="minimumTotal" align="right" disableSort field={MoneyField} />
    <Col source="maximumDiscount" align="right" disableSort field={MoneyField} />
    <Col<AdminCoupon> source="services" disableSort render={servicesOf} />
    <Col<AdminCoupon> source="used" align="right" disableSort cellSx={() => figures} render={usesOf} />
    <Col<AdminCoupon>
      source="usesPerCustomer"
      align="right"
      disableSort
      cellSx={() => figures}
      render={({ usesPerCustomer }) => usesPerCustomer ?? '–'}
    />
  </DataTable>
);

const CouponRows = () => (
  <SimpleList<AdminCoupon>
    rowClick="show"
    primaryText={({ code }) => code}
    secondaryText={windowOf}
    tertiaryText={(coupon) => `${discountOf(coupon)} · ${usesOf(coupon)} kullanım`}
  />
);
