import polyglot from 'ra-i18n-polyglot';
import { reactAdminMessages } from './react-admin.tr.ts';
import { resourceMessages } from '#contract/console/lists.tr.ts';

/** Turkish only. */
export const i18nProvider = polyglot(
  () => ({ ...reactAdminMessages, resources: resourceMessages }),
  'tr',
  [{ locale: 'tr', name: 'Türkçe' }],
  // labels of our own are Turkish sentences, not keys: they are shown unchanged
  { allowMissing: true },
);
