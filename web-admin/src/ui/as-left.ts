import { HttpError } from 'react-admin';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';

/**
 * Guards an undo: a record that somebody has changed since must not be overwritten.
 * @throws HttpError 409 if a field has another value now
 */
export async function assertAsLeft(
  provider: ConsoleDataProvider,
  resource: string,
  { id, ...left }: { readonly id: string; readonly [field: string]: unknown },
): Promise<void> {
  const { data } = await provider.getOne<Record<string, unknown> & { id: string }>(resource, { id });
  const changed = Object.entries(left).some(([field, value]) => JSON.stringify(data[field]) !== JSON.stringify(value));
  if (changed) throw new HttpError('Bu arada başka biri değiştirdi; yeni hâline bak.', 409);
}
