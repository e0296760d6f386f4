import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewDevice } from '#contract/vault/device.ts';
import { waitFor } from './calls.ts';

const client = join(import.meta.dirname, '../../src/device-client/main.ts');
/** The local command. It saves its input, and also prints it, which the client must not pass on. */
const keeper = `
  import { writeFileSync } from 'node:fs';
  let given = '';
  for await (const part of process.stdin) given += part;
  console.log(given);
  console.error(given);
  writeFileSync(process.argv[1], given);
  if (process.argv[2]) process.exit(1);
`;

export const keyFileIn = (home: string): string => join(home, 'keys', 'cihaz.json');

/** `npm run device` as a separate process with its own home folder. */
export class DeviceClient {
  readonly #home: string;
  readonly #child: ReturnType<typeof spawn>;
  readonly #ended: Promise<number | null>;
  #said = '';

  private constructor(home: string, child: ReturnType<typeof spawn>) {
    this.#home = home;
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => {
        this.#said += text.toString();
      });
    this.#ended = once(child, 'close').then(([code]) => code as number | null);
  }

  /**
   * @param how.home a folder with an existing key.
   * @param how.program runs the local command instead of Node.js.
   * @param how.failing the command reads its input and then fails.
   */
  static async begin(
    server: string,
    how: { readonly home?: string; readonly program?: string; readonly failing?: boolean } = {},
  ): Promise<DeviceClient> {
    const { home, program = process.execPath, failing = false } = how;
    const own = home ?? (await mkdtemp(join(tmpdir(), 'basamak-device-')));
    const command = [program, '--input-type=module', '-e', keeper, join(own, 'given.json')];
    const settings = ['--server', server, '--key', keyFileIn(own)];
    const child = spawn(process.execPath, [client, ...settings, '--', ...command, ...(failing ? ['fail'] : [])], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new DeviceClient(own, child);
  }

  get home(): string {
    return this.#home;
  }

  get keyFile(): string {
    return keyFileIn(this.#home);
  }

  /** Everything that the client printed. */
  get said(): string {
    return this.#said;
  }

  /** Waits until the client has printed this. */
  async saying(sentence: RegExp): Promise<RegExpExecArray> {
    return waitFor(() => sentence.exec(this.#said) ?? undefined, `the client to say ${sentence}`);
  }

  /** The device in the link that the client printed for the booster. */
  async registration(): Promise<NewDevice> {
    const [, code = ''] = await this.saying(/\?cihaz=([\w-]+)\n/);
    return JSON.parse(Buffer.from(code, 'base64url').toString()) as NewDevice;
  }

  /** The exit code. */
  get ended(): Promise<number | null> {
    return this.#ended;
  }

  /** The input of the local command. */
  async given(): Promise<unknown> {
    return JSON.parse(await readFile(join(this.#home, 'given.json'), 'utf8'));
  }

  async stop(): Promise<void> {
    this.#child.kill();
    await this.#ended;
    await rm(this.#home, { recursive: true, force: true });
  }
}
