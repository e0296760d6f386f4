import { useEffect } from 'react';

const SITE = 'Basamak Yönetim';
/** The id of the element in which react-admin renders each page's title. */
const PLACE = 'react-admin-title';

/** Copies the page's title to the browser tab. */
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
