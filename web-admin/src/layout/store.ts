import { localStorageStore, type Store } from 'react-admin';

const all = localStorageStore('1', 'basamak-yonetim');

/** What a person has set for this browser: theme, columns, saved searches, the menu. */
const isPreference = (key: string) => key === 'theme' || key === 'sidebar.open' || /savedQueries|datatable/.test(key);

/** react-admin empties its store at log-out; preferences stay, what was searched for and looked at goes. */
export const store: Store = {
  ...all,
  reset() {
    for (const key of Object.keys(all.listItems?.() ?? {})) if (!isPreference(key)) all.removeItem(key);
  },
};
