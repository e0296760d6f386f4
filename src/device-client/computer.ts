import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Reads the installation id of each operating system. */
const sources: Partial<Record<NodeJS.Platform, () => Promise<string | undefined>>> = {
  linux: async () => (await readFile('/etc/machine-id', 'utf8')).trim(),
  darwin: async () => {
    const { stdout } = await run('ioreg', ['-rd1', '-c', 'IOPlatformExpertDevice']);
    return /"IOPlatformUUID" = "([^"]+)"/.exec(stdout)?.[1];
  },
  win32: async () => {
    const { stdout } = await run('reg', ['query', 'HKLM\\SOFTWARE\\Microsoft\\Cryptography', '/v', 'MachineGuid']);
    return /MachineGuid\s+REG_SZ\s+(\S+)/.exec(stdout)?.[1];
  },
};

/** A hash of this computer's id, so that the id itself is not sent; random if the system has none. */
export const hardwareId = async (): Promise<string> => {
  const found = await sources[process.platform]?.().catch(() => undefined);
  return createHash('sha256')
    .update(`basamak ${found || randomUUID()}`)
    .digest('hex')
    .slice(0, 32);
};
