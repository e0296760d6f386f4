import { LOCALE, LOCALE_COOKIE_DAYS } from '../config/constants.ts';

/** Sets the locale cookie that specification §9 names. Nothing reads it, because the site has one language. */
export function rememberLocale(): void {
  const seconds = LOCALE_COOKIE_DAYS * 86_400;
  document.cookie = `locale=${LOCALE}; path=/; max-age=${seconds}; samesite=lax`;
}
