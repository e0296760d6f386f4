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
import type { ListView } from '../../ui/ListViews.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { MoneyField } from '../../ui/Money.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
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
      // an empty choice must remove the filter: an empty list would match nothing
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
      views={views}
      commands={<EnterPayment />}
      table={<TopUpTable />}
      compact={<TopUpRows />}
    />
  );
}

/** Shortened, because a list of all causes would fill half a screen. */
const inShort = (chosen: readonly TopUpCause[]) =>
  chosen.length > 2 ? `${chosen.length} neden` : chosen.map((cause) => topUpCauseLabels[cause]).join(', ');

/** The filter of a view can have one cause or several. */
const asList = (chosen: string | readonly string[] | null | undefined) => [chosen ?? []].flat();

const ways = Object.entries(providerLabels).map(([id, name]) => ({ id, name }));

const { Col } = DataTable;

const TopUpTable = () => (
  <DataTable<AdminTopUp> rowClick="show" bulkActionButtons={false}>
    <LinkCol<AdminTopUp> source="merchantOid" disableSort to="top-ups" name="merchantOid" />
    <Col<AdminTopUp> source="provider" disableSort render={({ provider }) => providerLabels[provider]} />
    <Col<AdminTopUp> source="state" disableSort render={TopUpStateChip} />
    <Col<AdminTopUp> source="cause" disableSort render={({ cause }) => (cause ? topUpCauseLabels[cause] : '–')} />
    <LinkCol<AdminTopUp> source="userId" disableSort to="users" id="userId" name="customerName" />
    <LinkCol<AdminTopUp>
      source="orderId"
      disableSort
      to="orders"
      id="orderId"
      name={({ orderNumber }) => orderNumber ?? 'Siparişi aç'}
    />
    <Col source="amount" align="right" field={MoneyField} />
    <Col source="createdAt" field={MomentField} />
    <Col source="paidAt" disableSort field={MomentField} />
  </DataTable>
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
