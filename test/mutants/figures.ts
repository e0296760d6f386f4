import { modules, type Mutant } from './mutant.ts';

const figure = `${modules}/figure`;
const daily = 'test/ports/daily-figures.test.ts';

/** Defects in the daily figures. */
export const figures: readonly Mutant[] = [
  {
    promise: '–',
    defect: 'two processes both count the same minutes into the daily figures',
    edits: [
      [
        `${figure}/adapters/persistence/sql-daily-figures.ts`,
        'as until from figure_progress for update skip locked`',
        'as until from figure_progress`',
      ],
    ],
    test: [daily, 'several processes count at once'],
  },
  {
    promise: '–',
    defect: 'the daily figures use days in UTC instead of Istanbul time',
    edits: [['src/platform/db/figures.ts', "at time zone 'Europe/Istanbul'", "at time zone 'UTC'"]],
    test: [daily, 'after random events and runs of the job'],
  },
  {
    promise: '–',
    defect: 'recent events are missing from the figures until the job has run',
    edits: [
      [`${figure}/application/read-figures.ts`, 'from < end ? await source.between(from, end) : []', '[] as Figure[]'],
    ],
    test: [daily, 'before the job has run'],
  },
];
