import { pictureLimits } from '#contract/limits.ts';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';

export interface Upload {
  /** The idempotency key of all tries. With it, a retry after a lost answer does not store the picture twice. */
  readonly key: string;
  readonly file: File;
  readonly state: 'sending' | 'ready' | 'failed';
  readonly id?: string;
  readonly error?: string;
}

/** Pictures for a form. Each is uploaded at once, and the form sends only its id. */
export function useUploads() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [items, setItems] = useState<readonly Upload[]>([]);
  const change = (key: string, to: Partial<Upload>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...to } : item)));

  const send = async ({ key, file }: Upload) => {
    change(key, { state: 'sending' });
    try {
      const { id } = await provider.uploadPicture(file, key);
      change(key, { state: 'ready', id });
    } catch (error) {
      change(key, { state: 'failed', error: error instanceof Error ? error.message : 'Yüklenemedi.' });
    }
  };
  const add = (files: readonly File[]) => {
    const added = files
      .slice(0, pictureLimits.most - items.length)
      .map((file): Upload => ({ key: crypto.randomUUID(), file, state: 'sending' }));
    setItems([...items, ...added]);
    for (const item of added) void send(item);
  };
  return {
    items,
    add,
    retry: (item: Upload) => void send(item),
    remove: (key: string) => setItems((all) => all.filter((item) => item.key !== key)),
    clear: () => setItems([]),
    isFull: items.length >= pictureLimits.most,
    /** The form must wait while pictures are uploaded. */
    isBusy: items.some(({ state }) => state === 'sending'),
    ids: items.flatMap(({ id }) => id ?? []),
  };
}
