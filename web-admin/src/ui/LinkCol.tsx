import type { ReactNode } from 'react';
import { DataTable, type DataTableColumnProps, type RaRecord } from 'react-admin';
import { type LinkedResource, RecordLink } from './RecordLink.tsx';

interface LinkColProps<R extends RaRecord<string>> extends Omit<DataTableColumnProps<R>, 'id' | 'render'> {
  readonly to: LinkedResource;
  /** The field with the id of the linked record; the row's own `id` by default. */
  readonly id?: string & keyof R;
  readonly name: (string & keyof R) | ((record: R) => ReactNode);
}

/** A column with links to records; a dash if a row has none. */
export const LinkCol = <R extends RaRecord<string>>({ to, id: source = 'id', name, ...column }: LinkColProps<R>) => (
  <DataTable.Col<R>
    {...column}
    render={(record) => {
      const id: string | null = record[source];
      if (!id) return '–';
      return (
        <RecordLink resource={to} id={id}>
          {typeof name === 'function' ? name(record) : record[name]}
        </RecordLink>
      );
    }}
  />
);
