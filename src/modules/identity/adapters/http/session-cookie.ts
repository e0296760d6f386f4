import { parseCookie, stringifySetCookie } from 'cookie';
import { DomainError } from '#kernel/refusal.ts';
import type { RequestContext } from '#platform/http/handler.ts';
import type { SessionTokens } from '../../application/open-session.ts';
import { refreshLifetime } from '../../domain/refresh-family.ts';

type Context = Pick<RequestContext, 'header' | 'setHeader'>;

/** With the `__Host-` prefix, no other host and no insecure page can set the cookie (domain.md §6). */
const name = '__Host-basamak_refresh';
const attributes = { httpOnly: true, secure: true, sameSite: 'strict', path: '/' } as const;

const setCookie = (context: Context, value: string, maxAge: number): void =>
  context.setHeader('Set-Cookie', stringifySetCookie({ ...attributes, name, value, maxAge }));

const wantsCookie = (context: Context): boolean => context.header('x-session-mode') === 'cookie';

/**
 * The session in the contract's form. The refresh token is in the body, or in a cookie if the client asks for a cookie.
 */
export const answerSession = (
  { token, refreshToken, expiresInSeconds }: SessionTokens,
  context: Context,
  inCookie = wantsCookie(context),
): { token: string; refreshToken?: string; expiresInSeconds: number } => {
  if (!inCookie) return { token, refreshToken, expiresInSeconds };
  setCookie(context, refreshToken, refreshLifetime / 1000);
  return { token, expiresInSeconds };
};

export const clearSessionCookie = (context: Context): void => {
  if (wantsCookie(context) || cookieOf(context) !== undefined) setCookie(context, '', 0);
};

/**
 * The refresh token of the cookie. Browsers send a cookie by themselves, so the request is also checked to be
 * same-origin; SameSite alone is not considered enough.
 * @throws request.forbidden_origin, identity.session_expired
 */
export const refreshTokenOf = (context: Context, publicUrl: string): string => {
  const token = cookieOf(context);
  if (token === undefined) throw new DomainError('identity.session_expired');
  if (!sameOrigin(context, publicUrl)) throw new DomainError('request.forbidden_origin');
  return token;
};

const cookieOf = (context: Context): string | undefined => {
  const value = parseCookie(context.header('cookie') ?? '')[name];
  return value === '' ? undefined : value;
};

/**
 * Checks Sec-Fetch-Site, which current browsers send with every request, or else Origin, which older browsers send with
 * every POST.
 */
const sameOrigin = (context: Context, publicUrl: string): boolean => {
  const site = context.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = context.header('origin');
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === context.header('host');
};
