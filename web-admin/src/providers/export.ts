import { ApiProblem } from '#contract/client.ts';
import { asHttpError } from './problem.ts';
import { session } from './session.ts';

interface Asked {
  readonly resource: string;
  readonly sort: { readonly field: string; readonly order: string };
  readonly filter: object;
  readonly signal: AbortSignal;
  /** Called with the number of rows received so far. */
  readonly onRows: (rows: number) => void;
}

/** Downloads a filtered and sorted list as CSV. An incomplete download is an error, not a file. */
export async function exportList({ resource, sort, filter, signal, onRows }: Asked): Promise<File> {
  const query = new URLSearchParams({ sort: JSON.stringify([sort.field, sort.order]), filter: JSON.stringify(filter) });
  try {
    const headers = { accept: 'text/csv' };
    const response = await session.fetch(`/api/admin/${resource}?${query.toString()}`, { headers, signal });
    if (!response.ok) throw new ApiProblem(response.status, (await response.json()) as object);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const count = countLines();
    for (let reader = response.body?.getReader(), part = await reader?.read(); part && !part.done;) {
      chunks.push(part.value);
      onRows(count(part.value));
      part = await reader?.read();
    }
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? `${resource}.csv`;
    return new File(chunks, name, { type: 'text/csv' });
  } catch (error) {
    throw signal.aborted ? error : asHttpError(error);
  }
}

/** Counts rows without the header. A line feed in a quoted cell does not end a row. */
function countLines(): (bytes: Uint8Array) => number {
  const [quote, lineFeed] = [0x22, 0x0a];
  let quoted = false;
  let lines = -1;
  return (bytes) => {
    for (const byte of bytes) {
      if (byte === quote) quoted = !quoted;
      else if (byte === lineFeed && !quoted) lines += 1;
    }
    return Math.max(0, lines);
  };
}

/** Saves a file through the browser. */
export function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // the browser reads the URL after the click
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
