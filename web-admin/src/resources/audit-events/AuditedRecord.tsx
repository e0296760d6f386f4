import { useGetResourceLabel } from 'react-admin';
import { linkedResources, RecordLink, shortId, UserLink, type LinkedResource } from '../../ui/RecordLink.tsx';

const isLinked = (resource: string): resource is LinkedResource =>
  (linkedResources as readonly string[]).includes(resource);

/** The record that a command was about: its kind and the way to its page, where it has one. */
export function AuditedRecord({ resource, recordId }: { resource: string; recordId: string | null }) {
  const kind = useGetResourceLabel()(resource, 1);
  if (recordId === null) return kind;
  if (resource === 'users' || resource === 'boosters') return <UserLink id={recordId} resource={resource} />;
  const name = `${kind} …${shortId(recordId)}`;
  if (!isLinked(resource)) return name;
  return (
    <RecordLink resource={resource} id={recordId}>
      {name}
    </RecordLink>
  );
}
