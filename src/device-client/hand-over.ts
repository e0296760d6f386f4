import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';

/**
 * The local command, begun before anything is opened for it: a command that can't run costs no release. What it is given
 * stands in no argument and no variable, which other programs can read; what it says is heard by nobody.
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
    child.stdin?.on('error', () => undefined); // a command that doesn't read its input ends as it likes
    await once(child, 'spawn').catch(() => {
      throw new Error(`Komut başlatılamadı: ${basename(program)}`);
    });
    return new LocalCommand(basename(program), child);
  }

  /** Whether the command took it and ended well. */
  async give(content: unknown): Promise<boolean> {
    this.#child.stdin?.end(JSON.stringify(content));
    return (await this.#ended) === 0;
  }

  async stop(): Promise<void> {
    this.#child.kill();
    await this.#ended;
  }
}
