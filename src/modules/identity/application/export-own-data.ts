import { DomainError } from '#kernel/refusal.ts';
import type { PersonalRecords } from '#kernel/personal-data.ts';
import type { User } from '../domain/user.ts';
import type { Needs } from './needs.ts';

interface OwnData {
  readonly exportedAt: Date;
  readonly data: PersonalRecords;
}

/**
 * Exports the data that is stored about a user (KVKK, article 11).
 * @throws identity.too_many_attempts
 */
export const exportOwnData =
  ({
    users,
    sessions,
    changes,
    elsewhere,
    limits,
    clock,
  }: Needs<'users' | 'sessions' | 'changes' | 'elsewhere' | 'clock' | 'limits'>) =>
  async (userId: string): Promise<OwnData> => {
    await limits.dataExport(userId);
    const user = await users.find(userId);
    if (!user) throw new DomainError('identity.unauthenticated');
    const exportedAt = clock.now();
    const living = await sessions.livingOf(userId, exportedAt);
    const formerEmails = await changes.formerOf(userId);
    const asked = (await changes.of([userId])).get(userId);
    const data: Record<string, readonly object[]> = {
      profile: [profileOf(user)],
      formerEmails,
      emailChanges: asked ? [{ email: asked.email, askedAt: asked.askedAt, expiresAt: asked.expiresAt }] : [],
      sessions: living,
    };
    const person = { id: userId, email: user.email, emailVerified: user.emailVerified, formerEmails };
    // one after another: an export is not urgent and must not take all database connections
    for (const module of elsewhere) Object.assign(data, await module.recordsOf(person));
    return { exportedAt, data };
  };
export type ExportOwnData = ReturnType<typeof exportOwnData>;

const profileOf = ({ passwordHash: _, scopes, mutedNotices, ...shown }: User): object => ({
  ...shown,
  scopes: [...scopes],
  mutedNotices: [...mutedNotices],
});
