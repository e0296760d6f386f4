import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { type LinkedResource, RecordLink } from './RecordLink.tsx';

/** A falsy fact is not shown. */
export type Fact = readonly [label: string, value: ReactNode] | false | null | undefined | '';

/** A fact whose value links to a record's page. The value is missing if there is no id. */
export const linked = (label: string, resource: LinkedResource, id: string | null, name: ReactNode): Fact => [
  label,
  id && (
    <RecordLink key={label} resource={resource} id={id}>
      {name}
    </RecordLink>
  ),
];

/** A record's facts: labels on the left, values on the right. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 1,
        m: 0,
        '& dt': { color: theme.tokens.text3 },
        '& dd': { m: 0, textAlign: 'right', overflowWrap: 'anywhere' },
      })}
    >
      {facts.map(
        (fact) =>
          fact && (
            <Fragment key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1] ?? '–'}</dd>
            </Fragment>
          ),
      )}
    </Box>
  );
}
