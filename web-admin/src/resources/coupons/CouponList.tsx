import { formatMoney } from '#contract/format.ts';
import { serviceOf } from '#contract/vocabulary.ts';
import { DataTable, SimpleList } from 'react-admin';
import type { AdminCoupon } from '../../lib/records.ts';
import { formatDay } from '../../lib/time.ts';
import { figures } from '../../theme/theme.ts';
import { ListPage } from '../../ui/ListPage.tsx';
import { MoneyField } from '../../ui/Money.tsx';

export const CouponList = () => <ListPage table={<CouponTable />} compact={<CouponRows />} />;

const { Col } = DataTable;

const discountOf = ({ discount }: AdminCoupon) =>
  discount.type === 'percent' ? `%${discount.percent}` : formatMoney(discount.amount);

const windowOf = ({ validFrom, validUntil }: AdminCoupon) => {
  if (validFrom && validUntil) return `${formatDay(validFrom)} – ${formatDay(validUntil)}`;
  if (validUntil) return `${formatDay(validUntil)} gününe kadar`;
  return validFrom ? `${formatDay(validFrom)} gününden beri` : 'Süresiz';
};

const usesOf = ({ used, totalUses }: AdminCoupon) => (totalUses === null ? `${used}` : `${used} / ${totalUses}`);
const servicesOf = ({ services }: AdminCoupon) =>
  services.length > 0 ? services.map((id) => serviceOf(id).title).join(', ') : 'Hepsi';

const CouponTable = () => (
  <DataTable<AdminCoupon> rowClick={false} bulkActionButtons={false}>
    <Col source="code" />
    <Col<AdminCoupon> source="discount" align="right" disableSort cellSx={() => figures} render={discountOf} />
    <Col<AdminCoupon> source="validUntil" disableSort render={windowOf} />
    <Col source="minimumTotal" align="right" disableSort>
      <MoneyField source="minimumTotal" />
    </Col>
    <Col source="maximumDiscount" align="right" disableSort>
      <MoneyField source="maximumDiscount" />
    </Col>
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
    rowClick={false}
    primaryText={({ code }) => code}
    secondaryText={windowOf}
    tertiaryText={(coupon) => `${discountOf(coupon)} · ${usesOf(coupon)} kullanım`}
  />
);
