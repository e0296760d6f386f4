import type { Jobs } from '#kernel/ports.ts';
import type { Needs } from './needs.ts';

/** What waits in the queue: no secret, for the link's token is made when the mail is. */
export interface PasswordLinkRequest {
  readonly linkId: string;
  readonly kind: 'password-reset' | 'invitation';
  readonly email: string;
  readonly requestedAt: string;
}

export const passwordLinkQueue = 'identity.password-link';

export const requestPasswordLink = (jobs: Jobs, request: PasswordLinkRequest): Promise<void> =>
  jobs.send(passwordLinkQueue, request, { singletonKey: request.linkId });

/** Milliseconds for which a link is good. */
export const invitationLifetime = 7 * 24 * 3600_000;
const lifetime = { 'password-reset': 30 * 60_000, invitation: invitationLifetime };

/** Where a password is set by the token of a link. */
export const passwordLinkTo = (publicUrl: string, token: string): string =>
  `${publicUrl}/reset-password?token=${token}`;

/** Mails a link to set a password, to whoever has an account with that address. */
export const sendPasswordLink =
  ({
    users,
    links,
    mails,
    clock,
    config: { publicUrl },
  }: Needs<'users' | 'links' | 'mails' | 'clock'> & { readonly config: { readonly publicUrl: string } }) =>
  async ({ linkId, kind, email, requestedAt }: PasswordLinkRequest): Promise<void> => {
    const user = await users.findByLogin(email);
    const expiresAt = new Date(Date.parse(requestedAt) + lifetime[kind]);
    if (user?.status !== 'active' || expiresAt <= clock.now()) return;
    const token = await links.issue({ id: linkId, userId: user.id, expiresAt });
    const params = { link: passwordLinkTo(publicUrl, token) };
    const address = { key: `${kind} ${linkId}`, to: user.email };
    await mails.deliver(
      kind === 'invitation'
        ? { ...address, template: kind, params: { ...params, isBooster: user.role === 'booster' } }
        : { ...address, template: kind, params },
    );
  };
export type SendPasswordLink = ReturnType<typeof sendPasswordLink>;
