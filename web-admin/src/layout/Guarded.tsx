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
 * Shows a page only to people with access. react-admin's own check is not enough. It renders the page and loads the
 * records while it is still checking, and it does not check a form that brings its own frame.
 */
function Guarded({ resource, action, page }: GuardedProps) {
  const { permissions: person, isPending, error, refetch } = usePermissions<Person>();
  if (isPending) return <Beginning />;
  if (!person) return error ? <LoadError error={error} retry={refetch} /> : <AccessDenied />;
  return may(person, resource, action) ? page : <AccessDenied />;
}

/** A resource whose pages check access, whatever address is typed. */
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
