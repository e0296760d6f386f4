import { LOCALE, LOCALE_COOKIE_DAYS } from '../config/constants.ts';

/** The site has one language. The cookie is for the server's mails and a future second language. */
export function rememberLocale(): void {
  const seconds = LOCALE_COOKIE_DAYS * 86_400;
  document.cookie = `locale=${LOCALE}; path=/; max-age=${seconds}; samesite=lax`;
}
