import CloseIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/Download';
import { useEffect, useRef, useState } from 'react';
import { Button, HttpError, useListContext, useNotify, useResourceContext } from 'react-admin';
import { exportList, save } from '../providers/export.ts';

const number = new Intl.NumberFormat('tr-TR');

/** Downloads the filtered and sorted list as a file. A long download shows its progress and can be cancelled. */
export function ExportButton() {
  const resource = useResourceContext() ?? '';
  const { filterValues, sort, total, isPending } = useListContext();
  const notify = useNotify();
  const running = useRef<AbortController | null>(null);
  const [rows, setRows] = useState<number | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    if (running.current) return;
    const leaving = new AbortController();
    running.current = leaving;
    setRows(0);
    try {
      let count = 0;
      const onRows = (soFar: number) => {
        count = soFar;
        setRows(soFar);
      };
      save(await exportList({ resource, sort, filter: filterValues, signal: leaving.signal, onRows }));
      notify(`${number.format(count)} satır indirildi.`, { type: 'success' });
    } catch (error) {
      if (!leaving.signal.aborted && !(error instanceof HttpError)) throw error;
      if (error instanceof HttpError) notify(`Liste indirilemedi. ${error.message}`, { type: 'error' });
    } finally {
      running.current = null;
      if (!leaving.signal.aborted) setRows(null);
    }
  }

  function leave() {
    running.current?.abort();
    setRows(null);
  }

  if (rows !== null)
    return (
      <Button label={`Vazgeç (${number.format(rows)} satır)`} onClick={leave}>
        <CloseIcon />
      </Button>
    );
  return (
    <Button label="CSV indir" onClick={() => void start()} disabled={isPending || !total}>
      <DownloadIcon />
    </Button>
  );
}
