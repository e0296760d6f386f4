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
  /** Shows no link, because the whole line is a link already. */
  readonly plain?: boolean;
}

/** The record of the audited command by its name or kind, with a link to its page if it has one. */
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

/** Resources with a single, nameless record. */
const single: ReadonlySet<string> = new Set(['settings']);

/** Resources whose records have no distinguishing name. */
const nameless: ReadonlySet<LinkedResource> = new Set(['jobs', 'deliveries']);

/** The record's name, if it has one and the person may see it. One request serves all names of a list. */
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
