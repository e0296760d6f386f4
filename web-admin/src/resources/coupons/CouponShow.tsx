import { EditButton } from 'react-admin';
import type { AdminCoupon } from '../../lib/records.ts';
import { Facts, type Fact } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';
import { CouponUses } from './CouponUses.tsx';
import { EndCoupon } from './EndCoupon.tsx';
import { discountOf, servicesOf, standingOf, usesOf, windowOf } from './coupon-words.ts';

export const CouponShow = () => (
  <RecordPage<AdminCoupon>
    title={({ code }) => code}
    renderActions={(coupon) => (
      <>
        <EditButton record={coupon} variant="outlined" size="medium" />
        <EndCoupon coupon={coupon} />
      </>
    )}
  >
    {(coupon) => (
      <Columns>
        <Column>
          <Section title="Kupon" aside={<StateChip {...standingOf(coupon)} />}>
            <Facts facts={factsOf(coupon)} />
          </Section>
          <CouponUses coupon={coupon} />
        </Column>
        <Column>
          <HistoryOf filter={{ recordId: coupon.id }} />
        </Column>
      </Columns>
    )}
  </RecordPage>
);

const factsOf = (coupon: AdminCoupon): Fact[] => [
  ['İndirim', discountOf(coupon)],
  ['Geçerlilik', windowOf(coupon)],
  ['En düşük sipariş tutarı', coupon.minimumTotal && <Money key="minimum" value={coupon.minimumTotal} />],
  ['En çok indirim', coupon.maximumDiscount && <Money key="maximum" value={coupon.maximumDiscount} />],
  ['Hizmetler', servicesOf(coupon)],
  ['Kullanım', usesOf(coupon)],
  ['Kişi başı kullanım', coupon.usesPerCustomer],
  ['Açıldı', <Moment key="created" at={coupon.createdAt} />],
];
