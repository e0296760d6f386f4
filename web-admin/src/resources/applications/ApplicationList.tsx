import { DataTable, SearchInput, SimpleList } from 'react-admin';
import type { AdminApplication } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { applicationStateLabels } from '#contract/booster/words.tr.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { ApplicationStateChip, ChipWith } from '../../ui/StateChip.tsx';
import { queueViews } from '../../ui/state-views.ts';
import { nameOf, ranksOf } from './application.ts';

const views = queueViews(applicationStateLabels, 'waiting');

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Ad, e-posta, telefon" />,
  ...dateRangeInputs('createdAt', 'Geldi'),
];

export const ApplicationList = () => (
  <ListPage filters={filters} views={views} table={<ApplicationTable />} compact={<ApplicationRows />} />
);

const { Col } = DataTable;

const ApplicationTable = () => (
  <DataTable<AdminApplication> rowClick="show" bulkActionButtons={false}>
    <LinkCol<AdminApplication> source="lastName" disableSort to="booster-applications" name={nameOf} />
    <Col<AdminApplication> source="state" disableSort render={({ state }) => <ApplicationStateChip state={state} />} />
    <Col<AdminApplication>
      source="ranks"
      disableSort
      render={(application) =>
        ranksOf(application)
          .map(([game, rank]) => `${game}: ${rank}`)
          .join(' · ')
      }
    />
    <Col source="email" disableSort />
    <Col<AdminApplication> source="weeklyHours" align="right" disableSort />
    <Col source="createdAt" field={MomentField} />
  </DataTable>
);

const beside = ({ state, createdAt }: AdminApplication) => (
  <ChipWith chip={<ApplicationStateChip state={state} />}>{formatMoment(createdAt)}</ChipWith>
);

const ApplicationRows = () => (
  <SimpleList<AdminApplication>
    rowClick="show"
    primaryText={nameOf}
    secondaryText={({ email }) => email}
    tertiaryText={beside}
  />
);
