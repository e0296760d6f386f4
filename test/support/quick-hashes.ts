// argon2id with the least cost, because tests register and log in people by the thousand.
import { hash as argon2id } from '@node-rs/argon2';

export { verify } from '@node-rs/argon2';

export const hash = (password: string): Promise<string> =>
  argon2id(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
