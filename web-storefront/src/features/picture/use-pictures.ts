import { pictureLimits } from '#contract/limits.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { api, ApiProblem, explain, isUnanswered } from '../../lib/api.ts';
import type { ChosenPicture } from '../../ui/PicturePicker.tsx';
import { smaller } from './smaller.ts';

const isPicture = ({ type }: File) => /^image\/(png|jpeg|webp)$/.test(type);

/**
 * Pictures that belong to a form. Each is uploaded when it is chosen; the form then sends their ids. The server deletes
 * unused pictures after a day.
 */
export function usePictures(most: number = pictureLimits.most) {
  const [items, setItems] = useState<readonly ChosenPicture[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const previews = useRef(new Set<string>());
  const last = useRef(Promise.resolve());
  useEffect(() => {
    const [uploads, addresses] = [running.current, previews.current];
    return () => {
      for (const upload of uploads.values()) upload.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, []);
  const previewOf = (file: File) => {
    const preview = URL.createObjectURL(file);
    previews.current.add(preview);
    return preview;
  };

  const change = (key: string, to: Partial<ChosenPicture>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...to } : item)));

  const send = ({ key, file }: ChosenPicture) => {
    const upload = new AbortController();
    running.current.set(key, upload);
    change(key, { state: 'sending', error: undefined });
    // one at a time: the server limits the uploads of a user
    last.current = last.current.then(() => sendNow(key, file, upload));
  };

  const sendNow = async (key: string, file: File, upload: AbortController) => {
    if (upload.signal.aborted) return;
    try {
      const body = await smaller(file);
      // one key for all attempts: a picture is not uploaded twice if an answer is lost
      const { id } = await api.call('POST /pictures', { body, idempotencyKey: key, signal: upload.signal });
      change(key, { state: 'ready', id });
    } catch (error) {
      const again = isUnanswered(error) || (error instanceof ApiProblem && error.status === 429);
      if (!upload.signal.aborted) change(key, { state: again ? 'failed' : 'refused', error: explain(error) });
    } finally {
      running.current.delete(key);
    }
  };

  const add = (files: readonly File[]) => {
    const added = files.slice(0, most - items.length).map((file): ChosenPicture => ({
      key: crypto.randomUUID(),
      file,
      preview: isPicture(file) ? previewOf(file) : undefined,
      ...(isPicture(file)
        ? { state: 'sending' }
        : { state: 'refused', error: 'Bu dosya bir resim değil. PNG, JPEG ya da WebP seç.' }),
    }));
    setItems([...items, ...added]);
    for (const item of added) if (item.state === 'sending') send(item);
  };

  const remove = ({ key, preview }: ChosenPicture) => {
    running.current.get(key)?.abort();
    if (preview) URL.revokeObjectURL(preview);
    setItems((all) => all.filter((item) => item.key !== key));
  };

  const ids = useMemo(() => items.flatMap(({ id }) => id ?? []), [items]);
  return {
    items,
    most,
    add,
    remove,
    retry: send,
    /** True during an upload: the form should wait. */
    busy: items.some(({ state }) => state === 'sending'),
    /** The part of the request body with the pictures' ids. */
    body: ids.length > 0 ? { pictures: ids } : {},
  };
}
