import { localStorageStore, type Store } from 'react-admin';

const all = localStorageStore('1', 'basamak-yonetim');

/** What a person has set for this browser: theme, columns, saved searches, the menu. */
const isPreference = (key: string) =>
  ['theme', 'sidebar.open', 'shortcuts'].includes(key) || /savedQueries|datatable/.test(key);

const menu = 'sidebar.open';

/**
 * On a phone the menu lies over the page: a window that becomes as narrow has it closed, and as it was when it is wide
 * again. This listens from before anything is drawn: a drawer that closes in the moment in which it opens leaves MUI's
 * backdrop behind.
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

/** react-admin empties its store at log-out; preferences stay, what was searched for and looked at goes. */
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
