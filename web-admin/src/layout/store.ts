import { localStorageStore, type Store } from 'react-admin';

const all = localStorageStore('1', 'basamak-yonetim');

/** Keys of preferences for this browser: theme, columns, saved searches, the menu. */
const isPreference = (key: string) =>
  ['theme', 'sidebar.open', 'shortcuts'].includes(key) || /savedQueries|datatable/.test(key);

const menu = 'sidebar.open';

/**
 * On a phone the menu lies over the page. It closes when the window becomes narrow and is restored when the window is
 * wide again. The listener starts before the first render: a drawer that closes while it opens leaves MUI's backdrop
 * behind.
 */
function followWidth() {
  const phone = matchMedia('(max-width: 599.95px)');
  let before: boolean | undefined;
  const follow = () => {
    if (phone.matches) {
      before = all.getItem<boolean>(menu);
      all.setItem(menu, false);
    } else {
      all.setItem(menu, before);
    }
  };
  if (phone.matches) follow();
  phone.addEventListener('change', follow);
  return () => phone.removeEventListener('change', follow);
}

let unfollow: () => void = () => undefined;

/** react-admin resets its store at log-out. Preferences survive; searches and visited pages are removed. */
export const store: Store = {
  ...all,
  setup() {
    all.setup();
    unfollow = followWidth();
  },
  teardown() {
    unfollow();
    all.teardown();
  },
  reset() {
    for (const key of Object.keys(all.listItems?.() ?? {})) if (!isPreference(key)) all.removeItem(key);
  },
};
