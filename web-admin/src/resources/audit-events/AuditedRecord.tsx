import {
  type RaRecord,
  useCanAccess,
  useGetManyAggregate,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useResourceDefinitions,
} from 'react-admin';
import { linkedResources, RecordLink, shortId, UserLink, type LinkedResource } from '../../ui/RecordLink.tsx';

const isLinked = (resource: string): resource is LinkedResource =>
  (linkedResources as readonly string[]).includes(resource);

/** The record that a command was about: its kind and the way to its page, where it has one. */
export function AuditedRecord({ resource, recordId }: { resource: string; recordId: string | null }) {
  const kind = useGetResourceLabel()(resource, 1);
  if (recordId === null || single.has(resource)) return kind;
  if (resource === 'users' || resource === 'boosters') return <UserLink id={recordId} resource={resource} />;
  if (!isLinked(resource)) return `${kind} …${shortId(recordId)}`;
  return <NamedRecord resource={resource} id={recordId} />;
}

/** Of which there is one record, which has no name. */
const single: ReadonlySet<string> = new Set(['settings']);

/** Their records are called the same by the dozen. */
const nameless: ReadonlySet<LinkedResource> = new Set(['jobs', 'deliveries']);

/** What the record is called, where it has a name and this person may see it; those of one list are asked for at once. */
function NamedRecord({ resource, id }: { resource: LinkedResource; id: string }) {
  const kind = useGetResourceLabel()(resource, 1);
  const { canAccess = false } = useCanAccess({ resource, action: 'show' });
  const { recordRepresentation } = useResourceDefinitions()[resource] ?? {};
  const hasName = recordRepresentation !== undefined && !nameless.has(resource);
  const { data } = useGetManyAggregate<RaRecord>(resource, { ids: [id] }, { enabled: canAccess && hasName });
  const nameOf = useGetRecordRepresentation(resource);
  const record = data?.[0];
  return (
    <RecordLink resource={resource} id={id}>
      {kind} {record ? nameOf(record) : `…${shortId(id)}`}
    </RecordLink>
  );
}
