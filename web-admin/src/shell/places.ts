import type { ComponentType } from 'react';
import { useCreatePath, useGetResourceLabel, usePermissions } from 'react-admin';
import DashboardIcon from '@mui/icons-material/Dashboard';
import AddIcon from '@mui/icons-material/Add';
import { may, type Person } from '../providers/permissions.ts';
import { sections } from '../sections.ts';

/** The letter that opens a list after `g`. `a` opens the dashboard. */
export const letters: Readonly<Record<string, string>> = {
  orders: 's',
  tickets: 'b',
  messages: 'm',
  reviews: 'r',
  users: 'k',
  boosters: 'o',
  'booster-applications': 'v',
  payouts: 'p',
  'top-ups': 't',
  entries: 'd',
  wallets: 'c',
  reconciliations: 'e',
  approvals: 'y',
  listings: 'h',
  coupons: 'u',
  'price-books': 'f',
  'audit-events': 'l',
};
export const panelLetter = 'a';

/** A page to which the palette and the shortcuts lead. */
export interface Place {
  readonly key: string;
  readonly kind: 'list' | 'create';
  readonly resource: string;
  readonly label: string;
  readonly path: string;
  readonly icon: ComponentType;
  readonly letter?: string | undefined;
}

/** The pages that this person may open: the dashboard, lists, and pages that create a record. */
export function usePlaces(): readonly Place[] {
  const { permissions: person } = usePermissions<Person>();
  const nameOf = useGetResourceLabel();
  const pathOf = useCreatePath();
  if (!person) return [];
  const panel: Place = {
    key: 'panel',
    kind: 'list',
    resource: 'dashboard',
    label: 'Panel',
    path: '/',
    icon: DashboardIcon,
    letter: panelLetter,
  };
  const resources = sections.flatMap((section) => section.resources);
  const lists = resources
    .filter(({ name }) => may(person, name, 'list'))
    .map(({ name, icon }): Place => {
      const path = pathOf({ resource: name, type: 'list' });
      const shown = { label: nameOf(name, 2), icon: icon as ComponentType, letter: letters[name] };
      return { key: name, kind: 'list', resource: name, path, ...shown };
    });
  const creates = resources
    .filter(({ name, create }) => create && may(person, name, 'create'))
    .map(({ name }): Place => {
      const path = pathOf({ resource: name, type: 'create' });
      return {
        key: `${name}/create`,
        kind: 'create',
        resource: name,
        label: `Yeni: ${nameOf(name, 1)}`,
        path,
        icon: AddIcon,
      };
    });
  return [...(may(person, 'dashboard', 'show') ? [panel] : []), ...lists, ...creates];
}
