import { priceBookStateLabels } from '#contract/pricing/words.tr.ts';
import { DataTable, SimpleList } from 'react-admin';
import type { AdminPriceBookRow } from '../../lib/records.ts';
import { figures } from '../../theme/theme.ts';
import { ListPage } from '../../ui/ListPage.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { StateChip } from '../../ui/StateChip.tsx';

export const PriceBookList = () => (
  <ListPage sort={{ field: 'version', order: 'DESC' }} table={<Table />} compact={<Rows />} />
);

const { Col } = DataTable;
const reasonOf = ({ reason }: AdminPriceBookRow) => reason ?? 'İlk fiyatlar';
const published = ({ publishedAt }: AdminPriceBookRow) => <Moment at={publishedAt} />;
const state = (book: AdminPriceBookRow) => <StateChip {...priceBookStateLabels[book.state]} />;

const Table = () => (
  <DataTable<AdminPriceBookRow> rowClick="show" bulkActionButtons={false}>
    <LinkCol<AdminPriceBookRow> source="version" to="price-books" name={({ version }) => `${version}. sürüm`} />
    <Col<AdminPriceBookRow> source="state" disableSort render={state} />
    <Col<AdminPriceBookRow> source="publishedAt" disableSort render={published} />
    <Col<AdminPriceBookRow> source="changes" align="right" disableSort cellSx={() => figures} />
    <Col<AdminPriceBookRow> source="reason" disableSort render={reasonOf} />
    <Col<AdminPriceBookRow> source="authorName" disableSort render={({ authorName }) => authorName ?? '–'} />
  </DataTable>
);

const headOf = (book: AdminPriceBookRow) => (
  <>
    {book.version}. sürüm {state(book)}
  </>
);

const Rows = () => (
  <SimpleList<AdminPriceBookRow>
    rowClick="show"
    primaryText={headOf}
    secondaryText={reasonOf}
    tertiaryText={published}
  />
);
