import type { EmailChange, EmailChanges, FormerEmail } from '#modules/identity/application/email-change-ports.ts';

export class InMemoryEmailChanges implements EmailChanges {
  readonly rows = new Map<string, EmailChange>();
  readonly former = new Map<string, readonly FormerEmail[]>();

  async put(change: EmailChange): Promise<void> {
    this.rows.set(change.userId, change);
  }

  tokenFor(changeId: string): string {
    return `token-of-${changeId}`;
  }

  async ofToken(token: string): Promise<EmailChange | undefined> {
    return [...this.rows.values()].find(({ id }) => this.tokenFor(id) === token);
  }

  async of(userIds: readonly string[]): Promise<ReadonlyMap<string, EmailChange>> {
    return new Map([...this.rows].filter(([userId]) => userIds.includes(userId)));
  }

  async remove(userId: string): Promise<void> {
    this.rows.delete(userId);
  }

  async purge(before: Date): Promise<void> {
    for (const [userId, { expiresAt }] of this.rows) if (expiresAt < before) this.rows.delete(userId);
  }

  async keepFormer(userId: string, former: FormerEmail): Promise<void> {
    this.former.set(userId, [...(await this.formerOf(userId)), former]);
  }

  async formerOf(userId: string): Promise<readonly FormerEmail[]> {
    return this.former.get(userId) ?? [];
  }

  async forgetFormer(userId: string): Promise<void> {
    this.former.delete(userId);
  }
}
