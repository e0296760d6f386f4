import { useGetIdentity } from 'react-admin';

/** It is somebody else, as far as it is known who sits here: what nobody may do to themselves is offered only then. */
export function useIsAnother(userId: string): boolean {
  const { data: me } = useGetIdentity();
  return me !== undefined && me.id !== userId;
}
