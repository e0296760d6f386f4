import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatMoney } from '#contract/format.ts';
import { serviceTitle } from '#contract/vocabulary.ts';
import { BooleanInput, DataTable, SelectInput, SimpleList } from 'react-admin';
import type { AdminOrderRow } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { choices } from '../../lib/words.ts';
import { gameNames } from '#contract/pricing/words.tr.ts';
import { figures, fromWideOn } from '../../theme/theme.ts';
import { amountRangeInputs } from '../../ui/AmountRangeInputs.tsx';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { MoneyField } from '../../ui/Money.tsx';
import { PeopleSearchInput } from '../../ui/PeopleSearchInput.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { ChipWith } from '../../ui/StateChip.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { SuspectedMark } from '../../ui/SuspectedMark.tsx';
import { OrderState } from './OrderState.tsx';
import { OrderWaits, waitsInWords } from './OrderWaits.tsx';
import { StateFilter } from './StateFilter.tsx';

const filters = [
  <PeopleSearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Numara, ad, Riot ID"
    withPeople="Numara, ad, e-posta, Riot ID"
  />,
  <SelectInput key="game" source="game" label="Oyun" choices={choices.game} helperText={false} alwaysOn />,
  <SelectInput key="service" source="service" label="Hizmet" choices={choices.service} helperText={false} />,
  personFilter('customerId', 'users', 'Müşteri'),
  personFilter('boosterId', 'boosters', 'Booster'),
  ...amountRangeInputs('price', 'Tutar'),
  ...dateRangeInputs('createdAt', 'Sipariş tarihi'),
  ...dateRangeInputs('takenAt', 'Booster aldı'),
  ...dateRangeInputs('finishedAt', 'Bitti'),
  <BooleanInput key="finishedLate" source="finishedLate" label="Geç bitti" helperText={false} />,
  ...dateRangeInputs('cancelledAt', 'İptal edildi'),
  ...dateRangeInputs('disputedAt', 'İtiraz edildi'),
  ...dateRangeInputs('disputeDecidedAt', 'İtiraz sonuçlandı'),
];

export const OrderList = () => (
  <ListPage filters={filters} above={<StateFilter />} table={<OrderTable />} compact={<OrderRows />} />
);

const { Col } = DataTable;

const OrderTable = () => (
  <DataTable<AdminOrderRow> rowClick="show" bulkActionButtons={false} hiddenColumns={['updatedAt', 'game']}>
    <LinkCol<AdminOrderRow> source="number" to="orders" name="number" />
    <Col<AdminOrderRow> source="state" disableSort render={marks} />
    <Col<AdminOrderRow> source="service" disableSort render={({ service }) => serviceTitle(service)} />
    <Col<AdminOrderRow> source="game" disableSort render={(row) => gameName(row)} />
    <LinkCol<AdminOrderRow> source="customerName" disableSort to="users" id="customerId" name="customerName" />
    <LinkCol<AdminOrderRow> source="boosterName" disableSort to="boosters" id="boosterId" name="boosterName" />
    <Col<AdminOrderRow> source="progressPercent" disableSort {...fromWideOn} render={(row) => <Progress {...row} />} />
    <Col<AdminOrderRow> source="waits" disableSort render={(order) => <OrderWaits order={order} />} />
    <Col source="price" align="right" field={MoneyField} />
    <Col source="createdAt" field={MomentField} />
    <Col source="updatedAt" field={MomentField} />
  </DataTable>
);

const gameName = ({ game }: AdminOrderRow) => gameNames[game as keyof typeof gameNames] ?? game;

const Progress = ({ progressPercent, number }: AdminOrderRow) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
    <LinearProgress
      variant="determinate"
      value={progressPercent}
      aria-label={`${number} ilerlemesi`}
      sx={(theme) => ({
        display: { xs: 'none', xl: 'block' },
        flex: 1,
        minWidth: 48,
        height: 6,
        borderRadius: 1,
        backgroundColor: theme.tokens.line,
      })}
    />
    <Typography component="span" variant="caption" sx={{ ...figures, minWidth: 36, textAlign: 'right' }}>
      %{progressPercent}
    </Typography>
  </Stack>
);

const marks = (order: AdminOrderRow) => (
  <Stack component="span" direction="row" sx={{ gap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
    <OrderState order={order} />
    <SuspectedMark {...order} />
  </Stack>
);

const beneath = (order: AdminOrderRow) => (
  <ChipWith chip={marks(order)}>
    {order.customerName} · {waitsInWords(order) ?? formatMoment(order.createdAt)}
  </ChipWith>
);

const OrderRows = () => (
  <SimpleList<AdminOrderRow>
    rowClick="show"
    primaryText={({ number, service }) => `${number} · ${serviceTitle(service)}`}
    secondaryText={beneath}
    tertiaryText={({ price }) => formatMoney(price)}
  />
);
