import { ticketTypeLabels } from '#contract/vocabulary.ts';
import { DataTable, Link, SearchInput, SelectInput, SimpleList, useCanAccess, useCreatePath } from 'react-admin';
import type { CannedAnswer } from '../../lib/records.ts';
import { choices } from '../../lib/words.ts';
import { ListPage } from '../../ui/ListPage.tsx';
import { shortened } from '../messages/shortened.ts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Başlık, metin" />,
  <SelectInput key="type" source="type" label="Talep türü" choices={choices.ticketType} helperText={false} alwaysOn />,
];

/** Prepared answers of support, the most used first. */
export const CannedAnswerList = () => (
  <ListPage
    filters={filters}
    sort={{ field: 'uses', order: 'DESC' }}
    table={<CannedAnswerTable />}
    compact={<CannedAnswerRows />}
  />
);

const typeOf = ({ type }: CannedAnswer) => (type ? ticketTypeLabels[type] : 'Her tür');
/** People who may not edit canned answers read them in the list. */
const useRowClick = () => {
  const { canAccess } = useCanAccess({ resource: 'canned-answers', action: 'edit' });
  return canAccess ? 'edit' : false;
};

const { Col } = DataTable;

const CannedAnswerTable = () => (
  <DataTable<CannedAnswer> rowClick={useRowClick()} bulkActionButtons={false}>
    <Col<CannedAnswer> source="title" render={(answer) => <Title {...answer} />} />
    <Col<CannedAnswer> source="text" disableSort render={({ text }) => shortened(text)} />
    <Col<CannedAnswer> source="type" disableSort render={typeOf} />
    <Col source="uses" align="right" />
  </DataTable>
);

function Title({ id, title }: CannedAnswer) {
  const path = useCreatePath()({ resource: 'canned-answers', id, type: 'edit' });
  return useRowClick() ? <Link to={path}>{title}</Link> : <span>{title}</span>;
}

const CannedAnswerRows = () => (
  <SimpleList<CannedAnswer>
    rowClick={useRowClick()}
    primaryText={({ title }) => title}
    secondaryText={({ text }) => shortened(text)}
    tertiaryText={(answer) => `${typeOf(answer)} · ${answer.uses}`}
  />
);
