import type { UserDirectory } from './ports.ts';

/** Implements a port that asks for users' names. */
export const displayNamesOf =
  (directory: Pick<UserDirectory, 'findMany'>) =>
  async (userIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    new Map((await directory.findMany(userIds)).map((user) => [user.id, user.displayName]));
