import type { Jobs } from '#kernel/ports.ts';
import type { Needs } from './needs.ts';

/** The job's data. It holds no secret, because the link's token is made only when the mail is written. */
export interface PasswordLinkRequest {
  readonly linkId: string;
  readonly kind: 'password-reset' | 'invitation';
  readonly email: string;
  readonly requestedAt: string;
}

export const passwordLinkQueue = 'identity.password-link';

export const requestPasswordLink = (jobs: Jobs, request: PasswordLinkRequest): Promise<void> =>
  jobs.send(passwordLinkQueue, request, { singletonKey: request.linkId });

/** Milliseconds for which a link is valid. */
export const invitationLifetime = 7 * 24 * 3600_000;
const lifetime = { 'password-reset': 30 * 60_000, invitation: invitationLifetime };

/** The page that sets a password by a link's token. */
export const passwordLinkTo = (publicUrl: string, token: string): string =>
  `${publicUrl}/reset-password?token=${token}`;

/** Mails a link that sets a password, if an account has that address. */
export const sendPasswordLink =
  ({
    users,
    links,
    mails,
    config: { publicUrl },
    work,
  }: Needs<'users' | 'links' | 'mails' | 'work'> & { readonly config: { readonly publicUrl: string } }) =>
  async ({ linkId, kind, email, requestedAt }: PasswordLinkRequest): Promise<void> => {
    const found = await users.findByLogin(email);
    const expiresAt = new Date(Date.parse(requestedAt) + lifetime[kind]);
    if (!found || expiresAt <= work.now()) return;
    const issued = await work.run(async () => {
      // issues the link under the user's lock. A change of the address ends all links that were issued before, and
      // after it no link is issued to the old address
      const user = await users.lock(found.id);
      if (user?.status !== 'active' || user.email !== found.email) return undefined;
      return { user, token: await links.issue({ id: linkId, userId: user.id, expiresAt }) };
    });
    if (!issued) return;
    const { user, token } = issued;
    const params = { link: passwordLinkTo(publicUrl, token) };
    const address = { key: `${kind} ${linkId}`, to: user.email };
    await mails.deliver(
      kind === 'invitation'
        ? { ...address, template: kind, params: { ...params, isBooster: user.role === 'booster' } }
        : { ...address, template: kind, params },
    );
  };
export type SendPasswordLink = ReturnType<typeof sendPasswordLink>;
