import { useEffect } from 'react';

const SITE = 'Basamak Yönetim';
/** Where react-admin puts each page's own title. */
const PLACE = 'react-admin-title';

/** The browser's tab is called as the page is. */
export function DocumentTitle() {
  useEffect(() => {
    const place = document.getElementById(PLACE);
    if (!place) return undefined;
    const follow = () => {
      const own = place.textContent.trim();
      document.title = own && own !== SITE ? `${own} | ${SITE}` : SITE;
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(place, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return null;
}
