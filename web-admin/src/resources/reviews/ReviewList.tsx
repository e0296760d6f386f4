import { DataTable, NullableBooleanInput, SearchInput, SelectArrayInput, SimpleList } from 'react-admin';
import type { AdminReview } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { figures, nameCell } from '../../theme/theme.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { ChipWith, ReviewChip } from '../../ui/StateChip.tsx';
import { shortened } from '../messages/shortened.ts';

const starChoices = ['5', '4', '3', '2', '1'].map((id) => ({ id, name: `${id} yıldız` }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Metin" />,
  <NullableBooleanInput
    key="hidden"
    source="hidden"
    label="Durum"
    nullLabel="Hepsi"
    trueLabel="Gizli"
    falseLabel="Görünüyor"
    helperText={false}
    alwaysOn
  />,
  <SelectArrayInput
    key="stars"
    source="stars"
    label="Yıldız"
    choices={starChoices}
    // an empty choice must remove the filter: an empty list would match nothing
    parse={(chosen: readonly string[]) => (chosen.length > 0 ? chosen : null)}
    format={(chosen: readonly string[] | null) => chosen ?? []}
    helperText={false}
    alwaysOn
  />,
  personFilter('boosterId', 'boosters', 'Booster'),
  personFilter('customerId', 'users', 'Müşteri'),
  ...dateRangeInputs('createdAt', 'Yazıldı'),
];

/** Customers' reviews of their orders, newest first. */
export const ReviewList = () => <ListPage filters={filters} table={<ReviewTable />} compact={<ReviewRows />} />;

const { Col } = DataTable;

const ReviewTable = () => (
  <DataTable<AdminReview> rowClick="show" bulkActionButtons={false}>
    <LinkCol<AdminReview> source="text" disableSort to="reviews" name={({ text }) => shortened(text)} />
    <Col<AdminReview> source="stars" align="right" disableSort cellSx={() => figures} />
    <Col<AdminReview> source="hidden" disableSort render={({ hidden }) => <ReviewChip hidden={hidden} />} />
    <LinkCol<AdminReview>
      source="customerName"
      disableSort
      cellSx={() => nameCell}
      to="users"
      id="customerId"
      name="customerName"
    />
    <Col<AdminReview>
      source="boosterId"
      disableSort
      cellSx={() => nameCell}
      render={({ boosterId, boosterName }) =>
        boosterId && (
          <RecordLink resource="boosters" id={boosterId}>
            {boosterName}
          </RecordLink>
        )
      }
    />
    <LinkCol<AdminReview> source="orderNumber" disableSort to="orders" name="orderNumber" />
    <Col source="createdAt" field={MomentField} />
  </DataTable>
);

const beside = ({ hidden, createdAt }: AdminReview) => (
  <ChipWith chip={hidden && <ReviewChip hidden />}>{formatMoment(createdAt)}</ChipWith>
);

const ReviewRows = () => (
  <SimpleList<AdminReview>
    rowClick="show"
    primaryText={({ text }) => shortened(text)}
    secondaryText={({ stars, customerName }) => `${stars} yıldız · ${customerName}`}
    tertiaryText={beside}
  />
);
