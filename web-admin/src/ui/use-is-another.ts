import { useGetIdentity } from 'react-admin';

/** True if this user is certainly not the signed-in person. Guards commands that nobody may run on themselves. */
export function useIsAnother(userId: string): boolean {
  const { data: me } = useGetIdentity();
  return me !== undefined && me.id !== userId;
}
