import { DomainError } from '#kernel/refusal.ts';
import type { PersonalData, PersonalRecords } from '#kernel/personal-data.ts';
import type { Clock } from '#kernel/ports.ts';
import type { User } from '../domain/user.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { EmailChanges } from './email-change-ports.ts';
import type { Sessions, Users } from './ports.ts';

export interface OwnData {
  readonly exportedAt: Date;
  readonly data: PersonalRecords;
}

/** Hands somebody everything that is held about them (KVKK, article 11). */
export class ExportOwnData {
  readonly #users: Users;
  readonly #sessions: Sessions;
  readonly #changes: EmailChanges;
  readonly #elsewhere: readonly PersonalData[];
  readonly #limits: AttemptLimits;
  readonly #clock: Clock;

  constructor(
    users: Users,
    sessions: Sessions,
    changes: EmailChanges,
    elsewhere: readonly PersonalData[],
    limits: AttemptLimits,
    clock: Clock,
  ) {
    this.#users = users;
    this.#sessions = sessions;
    this.#changes = changes;
    this.#elsewhere = elsewhere;
    this.#limits = limits;
    this.#clock = clock;
  }

  /** @throws identity.too_many_attempts */
  async run(userId: string): Promise<OwnData> {
    await this.#limits.dataExport(userId);
    const user = await this.#users.find(userId);
    if (!user) throw new DomainError('identity.unauthenticated');
    const exportedAt = this.#clock.now();
    const sessions = await this.#sessions.livingOf(userId, exportedAt);
    const formerEmails = await this.#changes.formerOf(userId);
    const asked = (await this.#changes.of([userId])).get(userId);
    const data: Record<string, readonly object[]> = {
      profile: [profileOf(user)],
      formerEmails,
      emailChanges: asked ? [{ email: asked.email, askedAt: asked.askedAt, expiresAt: asked.expiresAt }] : [],
      sessions,
    };
    const person = { id: userId, email: user.email, emailVerified: user.emailVerified, formerEmails };
    // one after another: an export is nobody's hurry, and must not take all connections
    for (const module of this.#elsewhere) Object.assign(data, await module.recordsOf(person));
    return { exportedAt, data };
  }
}

const profileOf = ({ passwordHash: _, scopes, mutedNotices, ...shown }: User): object => ({
  ...shown,
  scopes: [...scopes],
  mutedNotices: [...mutedNotices],
});
