import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { isAtRest } from './at-rest.ts';
import { newsroom } from './news.ts';

interface Heard {
  readonly place: string;
  readonly ids: ReadonlySet<string>;
}

/**
 * Refreshes the list at once if it shows its first page, nothing is selected and nobody is typing. Otherwise the rows
 * stay in place, and a line above them says how many are new or changed.
 */
export function NewRows() {
  const { resource, page, selectedIds, refetch } = useListContext();
  // news collected on another page is dropped, because opening this page has loaded fresh rows
  const place = `${resource} ${page}`;
  const [heard, setHeard] = useState<Heard>({ place, ids: new Set() });
  const waiting = heard.place === place ? heard.ids : new Set<string>();
  const takesBySelf = page === 1 && selectedIds.length === 0;

  useEffect(
    () =>
      newsroom.subscribe((news) => {
        const ids = news === 'everything' ? ['*'] : news.flatMap((one) => (one.resource === resource ? [one.id] : []));
        if (ids.length === 0) return;
        if (takesBySelf && isAtRest()) void refetch();
        else setHeard((before) => ({ place, ids: new Set([...(before.place === place ? before.ids : []), ...ids]) }));
      }),
    [resource, place, takesBySelf, refetch],
  );
  if (waiting.size === 0) return null;
  const show = () => {
    setHeard({ place, ids: new Set() });
    void refetch();
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 1 }}
      action={
        <Button color="inherit" onClick={show}>
          Göster
        </Button>
      }
    >
      {waiting.has('*') ? 'Liste bu arada değişti.' : `${waiting.size} kayıt yeni ya da değişti.`}
    </Alert>
  );
}
