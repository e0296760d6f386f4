import {
  type RaRecord,
  useCanAccess,
  useGetManyAggregate,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useResourceDefinitions,
} from 'react-admin';
import { linkedResources, RecordLink, shortId, UserLink, UserName, type LinkedResource } from '../../ui/RecordLink.tsx';

const isLinked = (resource: string): resource is LinkedResource =>
  (linkedResources as readonly string[]).includes(resource);

interface AuditedRecordProps {
  readonly resource: string;
  readonly recordId: string | null;
  /** Where the line that it stands in leads somewhere itself. */
  readonly plain?: boolean;
}

/** The record that a command was about: its kind and the way to its page, where it has one. */
export function AuditedRecord({ resource, recordId, plain = false }: AuditedRecordProps) {
  const kind = useGetResourceLabel()(resource, 1);
  if (recordId === null || single.has(resource)) return kind;
  if (resource === 'users' || resource === 'boosters') {
    const Person = plain ? UserName : UserLink;
    return <Person id={recordId} resource={resource} />;
  }
  if (!isLinked(resource)) return `${kind} …${shortId(recordId)}`;
  const name = <RecordName resource={resource} id={recordId} />;
  return plain ? (
    name
  ) : (
    <RecordLink resource={resource} id={recordId}>
      {name}
    </RecordLink>
  );
}

/** Of which there is one record, which has no name. */
const single: ReadonlySet<string> = new Set(['settings']);

/** Their records are called the same by the dozen. */
const nameless: ReadonlySet<LinkedResource> = new Set(['jobs', 'deliveries']);

/** What the record is called, where it has a name and this person may see it; those of one list are asked for at once. */
function RecordName({ resource, id }: { resource: LinkedResource; id: string }) {
  const kind = useGetResourceLabel()(resource, 1);
  const { canAccess = false } = useCanAccess({ resource, action: 'show' });
  const { recordRepresentation } = useResourceDefinitions()[resource] ?? {};
  const hasName = recordRepresentation !== undefined && !nameless.has(resource);
  const { data } = useGetManyAggregate<RaRecord>(resource, { ids: [id] }, { enabled: canAccess && hasName });
  const nameOf = useGetRecordRepresentation(resource);
  const record = data?.[0];
  return (
    <>
      {kind} {record ? nameOf(record) : `…${shortId(id)}`}
    </>
  );
}
