import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';

/**
 * The local command. It is started before a release is opened, so that a command that can't run uses up no release. The log-in
 * is not passed in arguments or variables, which other programs can read. The command's output is discarded.
 */
export class LocalCommand {
  readonly name: string;
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;

  private constructor(name: string, child: ChildProcess) {
    this.name = name;
    this.#child = child;
    this.#ended = once(child, 'close').then(([code]) => code as number | null);
  }

  static async begin([program, ...args]: readonly [string, ...string[]]): Promise<LocalCommand> {
    const child = spawn(program, args, { stdio: ['pipe', 'ignore', 'ignore'], shell: false });
    child.stdin?.on('error', () => undefined); // a command need not read its input
    await once(child, 'spawn').catch(() => {
      throw new Error(`Komut başlatılamadı: ${basename(program)}`);
    });
    return new LocalCommand(basename(program), child);
  }

  /** Passes the content to the command. @returns whether it exited with 0 */
  async give(content: unknown): Promise<boolean> {
    this.#child.stdin?.end(JSON.stringify(content));
    return (await this.#ended) === 0;
  }

  async stop(): Promise<void> {
    this.#child.kill();
    await this.#ended;
  }
}
