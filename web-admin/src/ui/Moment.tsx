import { useRecordContext } from 'react-admin';
import { formatMoment } from '../lib/time.ts';

/** A moment, readable for people and machines. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} style={{ whiteSpace: 'nowrap' }}>
    {formatMoment(at)}
  </time>
);

export function MomentField({ source }: { source: string }) {
  const record = useRecordContext<Record<string, unknown>>();
  const at = record?.[source];
  return typeof at === 'string' ? <Moment at={at} /> : <span>–</span>;
}
