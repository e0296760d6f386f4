import { useQuery } from '@tanstack/react-query';
import { unreadQuery } from './queries.ts';

export function UnreadTag({ orderId }: { orderId: string }) {
  const unread = useQuery(unreadQuery).data?.get(orderId) ?? 0;
  if (unread === 0) return null;
  return (
    <span className="tag tag--new">
      {unread} <span className="vh">okunmamış </span>mesaj
    </span>
  );
}
