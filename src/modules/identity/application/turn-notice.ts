import type { NoticeSwitch } from '#kernel/notices.ts';
import type { Transactions } from '#kernel/ports.ts';
import type { Users } from './ports.ts';

/** One switch at a time, under the user's lock: two that are pressed at once are both kept. */
export class TurnNotice {
  readonly #users: Users;
  readonly #transactions: Transactions;

  constructor(users: Users, transactions: Transactions) {
    this.#users = users;
    this.#transactions = transactions;
  }

  /** False where there is no such account any more. */
  run(userId: string, notice: NoticeSwitch, on: boolean): Promise<boolean> {
    return this.#transactions.run(async () => {
      const user = await this.#users.locked(userId);
      if (!user || user.status === 'deleted') return false;
      const others = user.mutedNotices.filter((muted) => muted !== notice);
      await this.#users.save({ ...user, mutedNotices: on ? others : [...others, notice] });
      return true;
    });
  }
}
