import type { ReactElement } from 'react';
import { usePermissions, type ResourceProps } from 'react-admin';
import { may, type Person } from '../providers/permissions.ts';
import type { SectionResource } from '../sections.ts';
import { LoadError } from '../ui/LoadError.tsx';
import { Beginning } from './Beginning.tsx';
import { AccessDenied } from './NoPage.tsx';

interface GuardedProps {
  readonly resource: string;
  readonly action: 'list' | 'show' | 'create' | 'edit';
  readonly page: ReactElement;
}

/**
 * A page for those who may open it. react-admin asks too, but draws the page and asks the server for its records in
 * the same moment, and a form that brings its own frame it doesn't ask about at all.
 */
function Guarded({ resource, action, page }: GuardedProps) {
  const { permissions: person, isPending, error, refetch } = usePermissions<Person>();
  if (isPending) return <Beginning />;
  if (!person) return error ? <LoadError error={error} retry={refetch} /> : <AccessDenied />;
  return may(person, resource, action) ? page : <AccessDenied />;
}

/** A resource whose pages open for those who may, whatever address somebody types. */
export function guarded({
  list: List,
  show: Show,
  create: Create,
  edit: Edit,
  ...resource
}: SectionResource): ResourceProps {
  const guard = (action: GuardedProps['action'], page: ReactElement) => (
    <Guarded resource={resource.name} action={action} page={page} />
  );
  return {
    ...resource,
    ...(List && { list: guard('list', <List />) }),
    ...(Show && { show: guard('show', <Show />) }),
    ...(Create && { create: guard('create', <Create />) }),
    ...(Edit && { edit: guard('edit', <Edit />) }),
  };
}
