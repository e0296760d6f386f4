import { formatMoney } from '#contract/format.ts';
import { providerLabels, refusedCauses, type TopUpCause } from '#contract/vocabulary.ts';
import { BooleanInput, DataTable, SearchInput, SelectArrayInput, SelectInput, SimpleList } from 'react-admin';
import type { AdminTopUp } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { choices } from '../../lib/words.ts';
import { topUpCauseLabels } from '#contract/payment/words.tr.ts';
import { amountRangeInputs } from '../../ui/AmountRangeInputs.tsx';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { type ListView, ListViews } from '../../ui/ListViews.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { MoneyField } from '../../ui/Money.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { EnterPayment } from './EnterPayment.tsx';
import { ChipWith, TopUpStateChip } from '../../ui/StateChip.tsx';
import { allView } from '../../ui/state-views.ts';

const views: readonly ListView[] = [
  allView,
  { ...allView, label: 'Yarıda bırakılan', filter: { cause: 'abandoned' } },
  { ...allView, label: 'Süresi dolan', filter: { cause: 'expired' } },
  { ...allView, label: 'Reddedilen', filter: { cause: [...refusedCauses] } },
];

export function TopUpList() {
  const filters = [
    <SelectInput key="state" source="state" label="Durum" choices={choices.topUpState} helperText={false} alwaysOn />,
    <SelectArrayInput
      key="cause"
      source="cause"
      label="Neden"
      choices={choices.topUpCause}
      // none chosen asks for all, not for none
      parse={(chosen: readonly string[]) => (chosen.length > 0 ? chosen : null)}
      format={asList}
      options={{ renderValue: (chosen) => inShort(chosen as readonly TopUpCause[]) }}
      helperText={false}
    />,
    <SelectInput
      key="failedAs"
      source="failedAs"
      label="İlk başarısızlık"
      choices={choices.failureKind}
      helperText={false}
    />,
    <SelectInput key="provider" source="provider" label="Ödeme yolu" choices={ways} helperText={false} />,
    <BooleanInput key="refundWaits" source="refundWaits" label="Sonuç bekleyen iadeler" helperText={false} />,
    <BooleanInput key="toSend" source="toSend" label="Gönderilecek iadeler" helperText={false} />,
    <SearchInput key="q" source="q" alwaysOn placeholder="Ödeme no, banka no, tutar" />,
    personFilter('userId', 'users', 'Müşteri'),
    ...amountRangeInputs('amount', 'Tutar'),
    ...dateRangeInputs('createdAt', 'Başlatıldı'),
    ...dateRangeInputs('paidAt', 'Ödendi'),
    ...dateRangeInputs('failedAt', 'Başarısız oldu'),
  ];
  return (
    <ListPage
      filters={filters}
      above={<ListViews views={views} />}
      commands={<EnterPayment />}
      table={<TopUpTable />}
      compact={<TopUpRows />}
    />
  );
}

/** All refusals would fill half a screen. */
const inShort = (chosen: readonly TopUpCause[]) =>
  chosen.length > 2 ? `${chosen.length} neden` : chosen.map((cause) => topUpCauseLabels[cause]).join(', ');

/** A view chooses one cause or several. */
const asList = (chosen: string | readonly string[] | null | undefined) => [chosen ?? []].flat();

const ways = Object.entries(providerLabels).map(([id, name]) => ({ id, name }));

const { Col } = DataTable;

const TopUpTable = () => (
  <DataTable<AdminTopUp> rowClick="show" bulkActionButtons={false}>
    <Col<AdminTopUp>
      source="merchantOid"
      disableSort
      render={({ id, merchantOid }) => (
        <RecordLink resource="top-ups" id={id}>
          {merchantOid}
        </RecordLink>
      )}
    />
    <Col<AdminTopUp> source="provider" disableSort render={({ provider }) => providerLabels[provider]} />
    <Col<AdminTopUp> source="state" disableSort render={TopUpStateChip} />
    <Col<AdminTopUp> source="cause" disableSort render={({ cause }) => (cause ? topUpCauseLabels[cause] : '–')} />
    <Col<AdminTopUp> source="userId" disableSort render={Customer} />
    <Col<AdminTopUp>
      source="orderId"
      disableSort
      render={({ orderId, orderNumber }) =>
        orderId ? (
          <RecordLink resource="orders" id={orderId}>
            {orderNumber ?? 'Siparişi aç'}
          </RecordLink>
        ) : (
          '–'
        )
      }
    />
    <Col source="amount" align="right">
      <MoneyField source="amount" />
    </Col>
    <Col source="createdAt">
      <MomentField source="createdAt" />
    </Col>
    <Col source="paidAt" disableSort>
      <MomentField source="paidAt" />
    </Col>
  </DataTable>
);

const Customer = ({ userId, customerName }: AdminTopUp) => (
  <RecordLink resource="users" id={userId}>
    {customerName}
  </RecordLink>
);

const beneath = (topUp: AdminTopUp) => (
  <ChipWith chip={<TopUpStateChip {...topUp} />}>
    {topUp.cause ? topUpCauseLabels[topUp.cause] : providerLabels[topUp.provider]} · {formatMoment(topUp.createdAt)}
  </ChipWith>
);

const TopUpRows = () => (
  <SimpleList<AdminTopUp>
    rowClick="show"
    primaryText={({ customerName }) => customerName}
    secondaryText={beneath}
    tertiaryText={({ amount }) => formatMoney(amount)}
  />
);
