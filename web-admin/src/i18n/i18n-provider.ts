import polyglot from 'ra-i18n-polyglot';
import { reactAdminMessages } from './react-admin.tr.ts';
import { resourceMessages } from '#contract/console/lists.tr.ts';

/** Turkish only. */
export const i18nProvider = polyglot(
  () => ({ ...reactAdminMessages, resources: resourceMessages }),
  'tr',
  [{ locale: 'tr', name: 'Türkçe' }],
  // sentences of our own are given as they are
  { allowMissing: true },
);
